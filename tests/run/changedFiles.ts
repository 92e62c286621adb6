import { execFileSync } from 'node:child_process'

/** A branch, tag or commit; undefined is the main branch. */
export type Base = string | undefined

/**
 * Files that differ from where this branch left its base: committed, uncommitted, untracked and deleted ones.
 * @throws where git does not know the base
 */
export function changedFiles(base: Base, cwd = process.cwd()): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8' })
  const list = (...words: string[]) =>
    git(...words, '-z')
      .split('\0')
      .filter(Boolean)
  const left = git('merge-base', base ?? mainBranch(git), 'HEAD').trim()
  const differing = list('diff', '--name-only', '--no-renames', left)
  return [...new Set([...differing, ...list('ls-files', '--others', '--exclude-standard')])].sort()
}

/** Here or, in a clone that has another branch only, at its origin. */
function mainBranch(git: (...words: string[]) => string): string {
  const branches = git('for-each-ref', '--format=%(refname:short)', 'refs/heads/main', 'refs/remotes/origin/main')
  const [branch] = branches.split('\n')
  if (!branch) throw new Error('There is no branch "main": name what to compare with by --base.')
  return branch
}
