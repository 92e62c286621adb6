import { spawnSync } from 'node:child_process'
import { nearest } from '../../content/nearest.ts'
import { ReviewError } from '../reviewError.ts'

/** Comparing with a branch's tip instead of the merge base would show what others have merged since as changes. */
function withoutMergeBase(root: string, name: string): never {
  const shallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true'
  throw new ReviewError(
    shallow
      ? `This clone is shallow and does not reach back to where it left "${name}". Run: git fetch --unshallow`
      : `"${name}" and this branch have no commit in common, so there is nothing to compare with.`,
  )
}

/** Runs git in a folder and returns what it printed; undefined where it failed. */
export function git(root: string, ...args: string[]): string | undefined {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 })
  return run.status === 0 ? run.stdout.trimEnd() : undefined
}

/** What is reviewed: the working tree. */
export interface Head {
  branch: string
  commit: string
  /** Files that differ from the commit or are not in git. */
  uncommitted: string[]
}

/** @throws {ReviewError} where the folder is not the root of a repository with at least one commit */
export function readHead(root: string): Head {
  if (git(root, '--version') === undefined) {
    throw new ReviewError(
      'A review compares with a commit of git, and git is not installed here. Install it and try again.',
    )
  }
  if (git(root, 'rev-parse', '--is-inside-work-tree') !== 'true') {
    throw new ReviewError(
      `${root} is not in a git repository, so there is nothing to compare with.\nRun this in a clone of the project.`,
    )
  }
  const commit = git(root, 'rev-parse', '--verify', 'HEAD')
  if (!commit) throw new ReviewError('This repository has no commit yet, so there is nothing to compare with.')
  const status = git(root, 'status', '--porcelain', '--untracked-files=all') ?? ''
  return {
    // In continuous integration a pull request's commit is checked out without its branch; PREVIEW_BRANCH names it.
    branch: git(root, 'symbolic-ref', '--short', '-q', 'HEAD') ?? (process.env.PREVIEW_BRANCH || commit.slice(0, 9)),
    commit,
    uncommitted: status.split('\n').flatMap(line => (line ? [line.slice(3)] : [])),
  }
}

const defaultBases = ['origin/main', 'main', 'origin/master', 'master']

export interface Base {
  name: string
  commit: string
}

/**
 * The commit to compare with. For a branch it is the merge base with the current one, so that what others have merged since
 * does not count as a change of this one.
 * @throws {ReviewError} for a name that git does not know, with the closest one that it does
 */
export function resolveBase(root: string, asked: string | undefined): Base {
  const name =
    asked ?? defaultBases.find(candidate => git(root, 'rev-parse', '--verify', '-q', `${candidate}^{commit}`))
  if (!name) throw new ReviewError('Say what to compare with: npm run review -- --base <branch, tag or commit>')
  const commit = git(root, 'rev-parse', '--verify', '-q', '--end-of-options', `${name}^{commit}`)
  if (commit) return { name, commit: git(root, 'merge-base', commit, 'HEAD') ?? withoutMergeBase(root, name) }
  const names = (git(root, 'for-each-ref', '--format=%(refname:short)') ?? '').split('\n').filter(Boolean)
  const similar = nearest(name, names)
  const hint = similar
    ? `Did you mean "${similar}"?`
    : `Known names: ${names.slice(0, 8).join(', ') || 'none'}${names.length > 8 ? ', …' : ''}.`
  throw new ReviewError(
    `git knows no branch, tag or commit "${name}". ${hint}\nIf it exists on the server only, run: git fetch`,
  )
}
