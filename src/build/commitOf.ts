import { execFileSync } from 'node:child_process'

/** The commit of the checkout under `root`, or the one that the environment names; `unversioned` where there is none. */
export function commitOf(root: string, { COMMIT }: NodeJS.ProcessEnv): string {
  if (COMMIT) return COMMIT
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'unversioned'
  }
}
