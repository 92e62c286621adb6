import { execFileSync } from 'node:child_process'

/** A branch, tag or commit; undefined is the main branch. */
export type Base = string | undefined

/**
 * Files that differ from where this branch left its base: committed, uncommitted, untracked and deleted ones.
 * @throws where git does not know the base
 */
export function changedFiles(base: Base, cwd = process.cwd()): string[] {
  const git: Git = (...words) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const list = (...words: string[]) =>
    git(...words, '-z')
      .split('\0')
      .filter(Boolean)
  const left = mergeBase(git, base ?? mainBranch(git))
  const differing = list('diff', '--name-only', '--no-renames', left)
  return [...new Set([...differing, ...list('ls-files', '--others', '--exclude-standard')])].sort()
}

type Git = (...words: string[]) => string

function mergeBase(git: Git, base: string): string {
  try {
    return git('merge-base', base, 'HEAD').trim()
  } catch (error) {
    throw new Error(`git knows no commit "${base}" that this branch comes from.`, { cause: error })
  }
}

/** Here or, in a clone that has another branch only, at its origin. */
function mainBranch(git: Git): string {
  const branches = git('for-each-ref', '--format=%(refname:short)', 'refs/heads/main', 'refs/remotes/origin/main')
  const [branch] = branches.split('\n')
  if (!branch) throw new Error('There is no branch "main": name what to compare with by --base.')
  return branch
}
