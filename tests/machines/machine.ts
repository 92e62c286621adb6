import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '../freePort.ts'

/** A case that this machine cannot stand in for, with the reason. */
export class Skipped extends Error {}

export interface Clone extends Disposable {
  readonly folder: string
  /** Runs a command of package.json to its end. @throws with its output where it fails */
  run(command: string, ...words: string[]): string
}

export interface Machine {
  /** Folder that the clone is made in; a temporary one otherwise. */
  parent?: string
  /** The clone's own folder. */
  name?: string
  /** Settings of git for the clone, such as `core.autocrlf=true`. */
  git?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether it takes this project's node_modules, by a link, instead of installing them. */
  linked?: boolean
}

const run = 'scripts/setup/run.mjs'

const ends = new Set<() => void>()
process.on('exit', () => {
  // The last begun first: what is mounted in a folder goes before the folder.
  for (const end of [...ends].reverse()) end()
})

/**
 * Ends something also where this process ends before its time, as after Ctrl-C.
 * @returns what ends it now
 */
export function endAtExit(end: () => void): () => void {
  ends.add(end)
  return () => {
    if (ends.delete(end)) end()
  }
}

/** A fresh clone of this project's last commit on a machine of some kind; removed at the end. */
export function clone({ parent, name = 'site', git = [], env = {}, linked = false }: Machine = {}): Clone {
  const home = mkdtempSync(join(parent ?? tmpdir(), 'machine-'))
  const folder = join(home, name)
  mkdirSync(dirname(folder), { recursive: true })
  command(process.cwd(), 'git', ['clone', '-q', ...git.flatMap(setting => ['-c', setting]), process.cwd(), folder])
  const remove = endAtExit(() => rmSync(home, { recursive: true, force: true }))
  if (linked) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    folder,
    run: (name, ...words) => command(folder, process.execPath, [run, name, ...words], env),
    [Symbol.dispose]: remove,
  }
}

/** Runs a program to its end and returns what it printed. @throws with that where it fails */
export function command(cwd: string, program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...ownEnvironment(), ...env },
    maxBuffer: 2 ** 28,
  })
  if (status === 0) return stdout
  throw new Error(`${program} ${words.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`.trim().slice(-3000)}`)
}

/** Without what npm and the tests' own runner set for their children. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_(ENV|COMPILE_CACHE|OPTIONS)$|^INIT_CWD$/i.test(name)),
  )
}

/**
 * A PATH with Node, npm and a shell, and nothing else: no git, Python, compiler or browser.
 * @param node program of the Node that is the system's
 */
export function barePath(folder: string, node = process.execPath): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  symlinkSync(node, join(bin, 'node'))
  const cli = process.env.npm_execpath
  if (!cli) throw new Skipped('npm is not known; start this by npm run')
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec "${node}" "${cli}" "$@"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  for (const program of ['sh', 'env', 'uname']) {
    const place = ['/bin', '/usr/bin'].map(path => join(path, program)).find(existsSync)
    if (place) symlinkSync(place, join(bin, program))
  }
  return bin
}

/**
 * Starts the site and waits for a page.
 * @param words what Node runs; `npm start` where nothing else is said
 * @returns seconds until it was served
 */
export async function serve(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  words: readonly string[] = [run, 'start'],
): Promise<number> {
  const started = performance.now()
  const port = await freePort()
  const child = spawn(env.SYSTEM_NODE ?? process.execPath, words, {
    cwd: folder,
    env: {
      ...ownEnvironment(),
      LEADS_DB: join(folder, 'data/leads.db'),
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', status => reject(new Error(`${words.join(' ')} ended with ${status}:\n${output.slice(-3000)}`)))
  })
  try {
    await Promise.race([answers(`http://localhost:${port}/he/kandji`), ended])
    return (performance.now() - started) / 1000
  } finally {
    ended.catch(() => {})
    child.kill('SIGTERM')
  }
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

export const pathOf = (...folders: string[]): string => folders.join(delimiter)

/** Mounts a file system for a case, where this user may. */
export function mount(words: readonly string[], folder: string): Disposable {
  mkdirSync(folder, { recursive: true })
  const { status, stderr, error } = spawnSync('mount', [...words, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Skipped(`mount ${words.join(' ')}: ${error?.message ?? stderr.trim()}`)
  return { [Symbol.dispose]: endAtExit(() => void spawnSync('umount', ['-l', folder])) }
}
