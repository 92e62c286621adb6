import { execFileSync } from 'node:child_process'

/**
 * Day of the last change of each content file, by one call of git: path → YYYY-MM-DD. Empty outside a repository and in a
 * shallow clone, whose one commit would date everything alike.
 */
export function contentDates(root: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1024 ** 3,
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map()
    return readDates(git('log', '--format=@%as', '--name-only', '--no-renames', '--relative', '--', 'content'))
  } catch {
    return new Map()
  }
}

/** Reads the newest day of each file out of `git log --format=@%as --name-only`. */
export function readDates(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1)
    else if (line && day > (dates.get(line) ?? '')) dates.set(line, day)
  }
  return dates
}
