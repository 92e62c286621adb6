import { type Message, msg } from '../../../content/messages/msg.ts'
import type { Outcome, ProposalState } from '../../server/propose/protocol.ts'

export type Refusal = Extract<Outcome, { refused: unknown }>['refused'] | 'offline'

/** Why nothing can be proposed here, and what to do about it. */
export const lacking: Readonly<Record<NonNullable<ProposalState['lacks']>, Message>> = {
  git: msg('Git is not installed on this computer. Install it, start the dev server again, and come back.'),
  repository: msg(
    'This folder is not a git repository, so there is nothing to propose to. Work in a clone of the project, not in a downloaded copy.',
  ),
  commit: msg('This repository has no commit yet, so there is nothing that a proposal could change.'),
}

/** While the changes of a branch are on their way to the remote. */
export const beingSent = ({ branch, remote }: { branch: string; remote: string }): Message =>
  msg('Your changes are committed on the branch {branch}, and are being sent to {remote} …', { branch, remote })

/** Why a name is none for a branch, in place of git's own words. */
export const nameRefused = ({
  name,
  example,
}: Pick<Extract<Outcome, { refused: 'branch-name' }>, 'name' | 'example'>): Message =>
  msg('No branch can be named “{name}”. Use Latin letters, digits and hyphens, such as {example}.', { name, example })

/** What the writer read was true of another branch than the one that is checked out by now. */
export const otherBranch = ({ branch }: Pick<Extract<Outcome, { refused: 'other-branch' }>, 'branch'>): Message =>
  branch === undefined
    ? msg(
        'Nothing was done: meanwhile the branch was left, in another tab or in a terminal, and none is checked out now. Below is how things stand since; look through it once more.',
      )
    : msg(
        'Nothing was done: meanwhile the branch was changed to {branch}, in another tab or in a terminal. Below is how things stand since; look through it once more.',
        { branch },
      )

/** What others added to the branch does not fit, and what sending it as a branch of its own does. */
export const apartOffered = ({ branch, free }: Extract<Outcome, { refused: 'apart' }>): Message =>
  msg(
    'What others added to this branch conflicts with your changes, so none of it was merged, and nothing is lost. Your changes can be sent as a branch of their own: the branch on this computer is then called {free}, and on the remote {branch} stays as the others left it. Whoever accepts changes decides between the two.',
    { branch, free },
  )

/**
 * Why others' changes were not taken over. Where everything is sent already, nothing is left to propose, so that the way out
 * is not the writer's: the proposal itself is what does not fit.
 */
export function whyNotMerged(
  { files, outside }: Pick<Extract<Outcome, { refused: 'merge' }>, 'files' | 'outside'>,
  state: ProposalState | undefined,
): Message {
  const isProposals = files.length > 0 && outside.length === 0
  if (!state || !isProposals || !isAllSent(state)) return conflicting
  return msg(
    'Your proposal is already sent. It and {home} both changed the same lines, so none of what others changed was merged. Tell whoever accepts the proposal that they have to choose between the two in {count, plural, one {this file} other {these files}}:',
    { home: state.home, count: files.length },
  )
}

const conflicting = msg(
  'What others changed conflicts with your text, so none of it was merged. Propose your changes first; the pull request will show where they meet.',
)

/** Whether a proposal is checked out, and the remote has all of what was written. */
const isAllSent = ({ branch, home, files, unsaved, remote }: ProposalState): boolean =>
  branch !== undefined && branch !== home && files.length + unsaved.length === 0 && remote?.unsent === 0

/** Why git did not do what was asked; its own message is below. */
export const refusals: Readonly<Record<Exclude<Refusal, 'branch-name' | 'other-branch' | 'apart' | 'merge'>, Message>> =
  {
    'branch-exists': msg('There is already a branch with this name. Choose another name.'),
    publish: msg('Nothing was published or proposed:'),
    nothing: msg('None of this is left to propose.'),
    commit: msg('The changes were not committed; text and branch are as they were.'),
    push: msg(
      'The changes are committed on this computer, but the remote did not take them. Try again, or push in a terminal.',
    ),
    behind: msg(
      'The changes are committed on this computer and not sent yet: meanwhile others have added to this branch. Nothing of theirs or yours is lost.',
    ),
    switch: msg('Git did not change the branch; nothing was touched.'),
    unproposed: msg(
      'The branch was not changed, and nothing is lost: the other branch has other versions of files that are changed here.',
    ),
    fetch: msg('The remote did not answer; nothing was touched.'),
    'git-old': msg(
      'The git of this computer cannot merge what others changed with text that is not proposed yet; nothing was touched. That needs git 2.38 or later: {command} in a terminal shows which one is here. Install a newer one, or propose your changes first.',
      { command: 'git --version' },
    ),
    offline: msg('The dev server does not answer. Start it again with “npm run dev”.'),
  }
