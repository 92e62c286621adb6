import type { Git } from './git.ts'
import { currentBranch } from './proposal.ts'
import type { ActedOn, Outcome } from './protocol.ts'

/**
 * Does what a dialog has said, unless another branch was checked out since: in another tab, or in a terminal.
 * @param on the branch that it was said of
 */
export async function whileOn(git: Git, on: ActedOn, act: () => Promise<Outcome>): Promise<Outcome> {
  const branch = await currentBranch(git)
  if (on === undefined || (branch ?? null) === on) return act()
  return { refused: 'other-branch', detail: '', ...(branch === undefined ? {} : { branch }) }
}
