import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText, unixLines } from './files.ts'

/** How many commits of a file are looked at. */
const commits = 5

/**
 * What a file said before, the last first: on disk, of a text that is not saved yet, and then in git.
 * @param source what it says now
 */
export function* earlierTexts(root: string, file: string, source: string): Generator<string> {
  const path = join(root, file)
  const saved = existsSync(path) ? readText(path) : source
  if (saved !== source) yield saved
  for (const text of committed(root, file)) if (text !== source && text !== saved) yield text
}

function* committed(root: string, file: string): Generator<string> {
  if (!existsSync(join(root, '.git'))) return
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const log = git('log', `-${commits}`, '--diff-filter=AM', '--format=%H', '--', file)
    for (const commit of log.split('\n').filter(Boolean)) yield unixLines(git('show', `${commit}:./${file}`))
  } catch {
    // Git is not installed, or the repository has no commit.
  }
}
