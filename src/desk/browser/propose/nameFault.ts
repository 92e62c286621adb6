import { type Message, msg } from '../../../content/messages/msg.ts'
import { freeName } from '../../server/propose/freeName.ts'
import type { ProposalState } from '../../server/propose/protocol.ts'
import { isValidBranch, validBranchLike } from '../../server/propose/validBranch.ts'
import { nameRefused, refusals } from './proposalTexts.ts'

/** Why a proposal cannot have a name that was written, before it is sent; an empty one is still to be written. */
export function nameFault(name: string, { home, taken }: Pick<ProposalState, 'home' | 'taken'>): Message | undefined {
  if (name === '') return undefined
  if (!isValidBranch(name)) return nameRefused({ name, example: freeName(validBranchLike(name), [home, ...taken]) })
  if (name === home) {
    return msg(
      '{home} is the branch that proposals start from, so no proposal can have its name. Choose another name.',
      {
        home,
      },
    )
  }
  return taken.includes(name) ? refusals['branch-exists'] : undefined
}
