import { decode } from '../encoding.ts'
import { mergeFile } from '../mergeFile.ts'
import { readSource, SourceProblem, saveSource } from '../sourceFiles.ts'
import type { Git } from './git.ts'

interface Clone {
  readonly root: string
  readonly git: Git
}

/** A file that is changed here and not committed, and what it becomes with the change of others. */
interface MergedFile {
  readonly file: string
  readonly mine: string
  readonly version: string
  readonly merged: string
}

/** What stands in the way of others' changes: files, or something else in git's own words. */
export interface Clash {
  readonly files: readonly string[]
  readonly detail: string
  /** Git is too old for it. */
  readonly isGitOld?: true
}

/**
 * Takes a commit over where `git merge` does not begin, since it changes files that are changed here too and not committed.
 * Each of them is merged word by word and written once: a stash would take the writer's text away meanwhile, and leave marks
 * in it where it does not fit. Where something does not fit, nothing changes.
 * @param upstream a commit that the branch lacks
 * @param branch its name, for the message of a merge; undefined where it may only be moved forward
 * @returns what stands in the way; undefined once it is done
 */
export async function mergeUncommitted(clone: Clone, upstream: string, branch?: string): Promise<Clash | undefined> {
  const { root, git } = clone
  const goal = await goalOf(git, upstream, branch)
  if (typeof goal !== 'string') return goal
  const changed = await namesIn(git, [...diff, 'HEAD'])
  const untracked = await namesIn(git, ['ls-files', '--others', '--exclude-standard', '-z'])
  const theirs = new Set(await namesIn(git, [...diff, 'HEAD', goal]))
  const shared = [...new Set([...changed, ...untracked])].filter(file => theirs.has(file))
  const staged = new Set(await namesIn(git, [...diff, '--cached', 'HEAD']))
  const results = await Promise.all(
    shared.map(async file => ({ file, merged: staged.has(file) ? undefined : await mergedFile(clone, file, goal) })),
  )
  const clashing = results.filter(({ merged }) => !merged).map(({ file }) => file)
  if (clashing.length > 0) return { files: clashing, detail: '' }

  const merged = results.flatMap(result => result.merged ?? [])
  // Text comes first: whatever ends this midway, the disk holds what both wrote.
  const written = writeAll(root, merged)
  if ('files' in written) return written
  const moved = await moveTo(git, goal, shared)
  if (!moved.ok) {
    written.putBack()
    return { files: [], detail: moved.err || moved.out }
  }
  return undefined
}

const diff = ['diff', '--name-only', '--no-renames', '-z', '--relative']

async function namesIn(git: Git, words: readonly string[]): Promise<string[]> {
  return (await git(words)).out.split('\0').filter(Boolean)
}

/** The commit that has both; what is committed is merged without a look at the files on disk. */
async function goalOf(git: Git, upstream: string, branch: string | undefined): Promise<string | Clash> {
  if ((await git(['merge-base', '--is-ancestor', 'HEAD', upstream])).ok) {
    return (await git(['rev-parse', upstream])).out
  }
  if (branch === undefined) return { files: [], detail: '' }
  const { ok, out, err } = await git(['merge-tree', '--write-tree', '--name-only', '--no-messages', 'HEAD', upstream])
  const [tree = '', ...files] = out.split('\n').filter(Boolean)
  if (!ok && (await isBefore238(git))) return { files: [], detail: '', isGitOld: true }
  if (!ok) return { files, detail: files.length > 0 ? '' : err }
  const message = `Merge ${upstream} into ${branch}`
  const made = await git(['commit-tree', tree, '-p', 'HEAD', '-p', upstream, '-m', message])
  return made.ok ? made.out : { files: [], detail: made.err }
}

/** Whether git cannot merge without files on disk, which version 2.38 brought. */
async function isBefore238(git: Git): Promise<boolean> {
  const [, major, minor] = /(\d+)\.(\d+)/.exec((await git(['--version'])).out) ?? []
  return Number(major) < 2 || (Number(major) === 2 && Number(minor) < 38)
}

/** Undefined where it does not fit, or is no text on each side. */
async function mergedFile({ root, git }: Clone, file: string, goal: string): Promise<MergedFile | undefined> {
  const [before, after] = await Promise.all(
    ['HEAD', goal].map(commit => git(['cat-file', '--filters', `${commit}:./${file}`])),
  )
  if (!before?.ok || !after?.ok) return undefined
  const [base, theirs] = [before, after].map(({ printed }) => decode(Buffer.from(printed)))
  if (base === undefined || theirs === undefined) return undefined
  try {
    const { text: mine, version } = readSource(root, file)
    const { text, clashes } = mergeFile(file, { base, mine, theirs })
    return clashes.length > 0 ? undefined : { file, mine, version, merged: text }
  } catch (error) {
    // A picture, or a file that was removed here.
    if (error instanceof SourceProblem) return undefined
    throw error
  }
}

/** Writes all or none; a file that was saved again meanwhile is in the way. */
function writeAll(root: string, files: readonly MergedFile[]): { putBack: () => void } | Clash {
  const undo: (() => void)[] = []
  const putBack = () => {
    for (const back of undo.splice(0)) back()
  }
  for (const { file, mine, version, merged } of files) {
    try {
      const saved = saveSource(root, file, merged, version)
      if ('conflict' in saved) {
        putBack()
        return { files: [file], detail: '' }
      }
      undo.push(() => saveSource(root, file, mine, saved.version))
    } catch (error) {
      putBack()
      throw error
    }
  }
  return { putBack }
}

/** Moves the branch forward to a commit, and leaves files on disk that already have its changes. */
async function moveTo(git: Git, goal: string, kept: readonly string[]) {
  // Git passes over a file whose index entry is that of the commit, whatever is on disk.
  if (kept.length > 0) {
    const { out } = await git(['ls-tree', '-r', '-z', '--full-name', goal, '--', ...kept])
    await git(['update-index', '-z', '--index-info'], { input: out })
  }
  const moved = await git(['merge', '-q', '--ff-only', goal])
  if (!moved.ok && kept.length > 0) await git(['reset', '-q', '--', ...kept])
  return moved
}
