import type { Git } from './git.ts'
import { branchesBesides, contentChanged, currentBranch, homeBranch, remoteName } from './proposal.ts'

/**
 * The branch of a proposal that waits with a new file, which the branch that is checked out does not have; the latest of several.
 * One that only changes the file does not count: then it was deleted here.
 */
export async function proposalWith(git: Git, file: string): Promise<string | undefined> {
  const current = (await currentBranch(git)) ?? ''
  const home = await homeBranch(git, await remoteName(git), current)
  const branches = await branchesBesides(git, home, current)
  const [isCommitted, ...hold] = await whichHold(git, ['HEAD', ...branches], file)
  if (isCommitted) return undefined
  for (const branch of branches.filter((_, index) => hold[index])) {
    if ((await contentChanged(git, home, branch)) && (await adds(git, `${home}...${branch}`, file))) return branch
  }
  return undefined
}

/** Of each commit, whether it has a file; all are asked at once. */
async function whichHold(git: Git, commits: readonly string[], file: string): Promise<boolean[]> {
  const input = commits.map(commit => `${commit}:./${file}\n`).join('')
  const { out } = await git(['cat-file', '--batch-check'], { input })
  return out.split('\n').map(line => !line.endsWith(' missing'))
}

async function adds(git: Git, range: string, file: string): Promise<boolean> {
  const words = ['diff', '--name-only', '--no-renames', '--diff-filter=A', '--relative']
  return (await git([...words, range, '--', file])).out !== ''
}
