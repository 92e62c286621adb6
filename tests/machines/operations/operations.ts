import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { clone, command, endAtExit } from '../machine.ts'
import { codeBlocks } from '../walk/codeBlocks.ts'
import type { Debian } from '../walk/debian.ts'
import { installBase, startNetwork } from './network.ts'
import { type Manual, NEW_COMMIT, tasks } from './tasks.ts'

const document = 'docs/operations.md'

/**
 * Does the tasks of the manual on bare Debians with systemd, from a made release, and says how long its lines took.
 * OPERATIONS_FOLDER keeps the installed Debian and the release for a next time.
 * @returns how many held @throws where one does not
 */
export async function operations(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'operations-'))
  const remove = endAtExit(() => rmSync(home, { recursive: true, force: true }))
  const kept = process.env.OPERATIONS_FOLDER ?? home
  try {
    const base = join(kept, 'debian')
    if (!existsSync(base)) installBase(base)
    const releases = makeReleases(join(kept, 'releases'))
    using network = await startNetwork(base, home)
    for (const machine of [network.first, network.second]) {
      cpSync(join(kept, 'releases'), join(machine.folder, 'root'), { recursive: true })
    }
    const blocks = new Map(codeBlocks(document).map(block => [block.place, block]))
    const block: Manual['block'] = heading => {
      const found = blocks.get(`${document} › ${heading}`)
      if (!found) throw new Error(`${document} has no block below "${heading}"`)
      return found
    }
    let typing = 0
    const type = async (machine: Debian, heading: string, change = (text: string) => text): Promise<string> => {
      const started = performance.now()
      const output = await machine.run(change(block(heading).text))
      typing += performance.now() - started
      return output
    }
    for (const [name, task] of Object.entries(tasks)) {
      typing = 0
      const seen = await task({ network, releases, type, block }).catch(error => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`)
      })
      const load = loadavg()[0]?.toFixed(1)
      const time = typing > 0 ? `${(typing / 1000).toFixed(1)} s` : ''
      console.log(`${time.padStart(10)}  ${name}: ${seen} (load ${load})`)
    }
    return `${Object.keys(tasks).length} tasks of ${document}`
  } finally {
    remove()
  }
}

/** Makes a release of the last commit, and of it one that says about itself that it is a newer one. @returns names of both */
function makeReleases(folder: string): [string, string] {
  if (!existsSync(folder)) {
    using site = clone({ linked: true })
    site.run('release')
    mkdirSync(folder)
    cpSync(join(site.folder, 'release'), folder, { recursive: true })
  }
  const ending = '.tar.gz'
  const older = readdirSync(folder).find(name => name.endsWith(ending) && !name.includes('NEWER'))
  if (!older) throw new Error('npm run release left no archive')
  const name = older.slice(0, -ending.length)
  const newer = name.replace('site-', 'site-NEWER-')
  if (!existsSync(join(folder, newer + ending))) repack(folder, name, newer)
  return [name, newer]
}

function repack(folder: string, name: string, newer: string): void {
  command(folder, 'tar', ['-xzf', `${name}.tar.gz`])
  command(folder, 'mv', [name, newer])
  const root = join(folder, newer)
  const notes = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /(^|\/)site\.json$/.test(file),
  )
  for (const file of notes) {
    const path = join(root, 'dist', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/("commit": ?)"[0-9a-f]{40}"/, `$1"${NEW_COMMIT}"`))
  }
  command(root, 'sh', [
    '-c',
    'find . -type f ! -name SHA256SUMS -printf "%P\\n" | sort | xargs -d "\\n" sha256sum > SHA256SUMS',
  ])
  command(folder, 'tar', ['-czf', `${newer}.tar.gz`, newer])
  rmSync(root, { recursive: true })
}
