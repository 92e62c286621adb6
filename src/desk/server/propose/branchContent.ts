import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFiles, readFiles } from '../../../content/readFiles.ts'
import type { Git } from './git.ts'

/**
 * The content as the branch would hold it once a proposal is made: what is proposed as it is on disk, everything else as it
 * is in the commit that the branch goes on from.
 * @param disk the content on disk; the result where nothing on disk stays out of the proposal
 * @param proposed paths of the files
 */
export async function branchContent(
  root: string,
  git: Git,
  disk: ContentFiles,
  proposed: readonly string[],
): Promise<ContentFiles> {
  const isLeftOut = (file: string) => !proposed.includes(file)
  const committed = (await named(git, [...diff, '--diff-filter=a', 'HEAD'])).filter(isLeftOut)
  const added = await named(git, [...diff, '--diff-filter=A', 'HEAD'])
  const untracked = await named(git, ['ls-files', '--others', '--exclude-standard', '-z'])
  const uncommitted = [...added, ...untracked].filter(isLeftOut)
  if (committed.length + uncommitted.length === 0) return disk
  const files = new Map(disk)
  for (const file of [...uncommitted, ...committed]) files.delete(file.normalize())
  for (const [file, content] of await readCommitted(root, git, committed)) files.set(file, content)
  return files
}

const diff = ['diff', '--name-only', '--no-renames', '-z', '--relative']

async function named(git: Git, words: readonly string[]): Promise<string[]> {
  const { ok, out, err } = await git([...words, '--', 'content', 'public'])
  if (!ok) throw new Error(err)
  return out.split('\0').filter(Boolean)
}

/** Files as the last commit has them, by way of a folder of their own: pictures and line ends are read as those on disk are. */
async function readCommitted(root: string, git: Git, files: readonly string[]): Promise<ContentFiles> {
  if (files.length === 0) return new Map()
  const parent = join(root, '.cache', 'desk')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'commit-'))
  try {
    // The index of the clone stays as it is.
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    const words = [
      ['read-tree', 'HEAD'],
      ['checkout-index', '-q', '-z', '--stdin', `--prefix=${folder}/`],
    ]
    for (const command of words) {
      const { ok, err } = await git(command, { env, input: files.join('\0') })
      if (!ok) throw new Error(err)
    }
    // The project may stand in a folder of its repository.
    return readFiles(join(folder, (await git(['rev-parse', '--show-prefix'])).out))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
