import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { validateData } from './dataFaults.ts'
import { siteDay } from './day.ts'
import { type Facts, factsSchema } from './facts.ts'
import { unixLines } from './files.ts'
import { yamlFile } from './yamlFile.ts'

/** The facts as they were until they were last changed. */
export interface FactsBefore {
  readonly value: Facts
  /** The day of that change, as 2026-11-01; undefined where it is not committed yet. */
  readonly changedOn?: string
}

const factsFile = 'content/data/facts.yaml'

/**
 * The last version of facts.yaml in git that differs from what the file says now.
 * @param source what the file says now
 * @returns undefined where there is no git, no such version, or one that cannot be read
 */
export function factsBefore(root: string, source: string): FactsBefore | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  // A page that is being written asks for the same again after every pause.
  if (last?.root !== root || last.source !== source) last = { root, source, before: readBefore(root, source) }
  return last.before
}

let last: { root: string; source: string; before: FactsBefore | undefined } | undefined

function readBefore(root: string, source: string): FactsBefore | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const log = git('log', '-2', '--format=%H %at', '--', factsFile)
    let changedOn: string | undefined
    for (const [, commit, seconds] of log.matchAll(/(\w+) (\d+)/g)) {
      const text = unixLines(git('show', `${commit}:./${factsFile}`))
      if (text !== source) return parsed(text, changedOn)
      changedOn = siteDay(new Date(Number(seconds) * 1000))
    }
  } catch {
    // Git is not installed, or the repository has no commit.
  }
  return undefined
}

function parsed(text: string, changedOn: string | undefined): FactsBefore | undefined {
  const { value } = validateData(yamlFile(factsFile, text), factsSchema)
  return value && { value, ...(changedOn ? { changedOn } : {}) }
}
