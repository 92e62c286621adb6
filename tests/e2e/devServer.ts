import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyProject } from '../bench/copyProject.ts'
import { generateSite } from '../bench/generateSite.ts'
import { fixtureContent } from '../site/build.ts'

/** A generated site of its own, with what a writer does to its files. */
export interface DevSite {
  root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Saves a file with the first `from` replaced; throws where there is none. */
  edit(file: string, from: string, to: string): void
  remove(file: string): void
}

/** A copy of the project with `pages` generated pages as its content. */
export function makeDevSite(pages: number): DevSite {
  const root = copyProject()
  generateSite(root, pages, fixtureContent)
  const path = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
    root,
    read,
    write,
    edit(file, from, to) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
    remove: file => rmSync(path(file)),
  }
}

export interface DevProcess {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** Starts the dev server of a site, on a free port unless one is named; resolves when it says its address. */
export async function startDev({ root }: DevSite, port = '0'): Promise<DevProcess> {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: 'localhost',
      LEADS_DB: join(root, 'data/leads.db'),
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('exit', code => reject(new Error(`The dev server ended with ${code}:\n${output}`)))
    child.stdout.on('data', chunk => {
      output += chunk
      const address = /http:\/\/\S+:\d+/.exec(output)?.[0]
      if (address) resolve(address)
    })
  })
  return {
    url,
    process: child,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}
