import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ANSWER } from './answers.ts'
import type { Outcome } from './clientAnswer.ts'

/** The server's own sentences, so that a Hebrew page says them in Hebrew. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  [ANSWER.invalid]: msg`Some fields need attention.`,
  [ANSWER.verificationFailed]: msg`Security verification failed. Please try again.`,
  [ANSWER.replayed]: msg`This form was already sent with other contents. Please reload the page and try again.`,
  [ANSWER.tooMany]: msg`Too many messages from this network. Please try again later.`,
  [ANSWER.tooLarge]: msg`The message is too large.`,
}

export const tryLater = msg`Please try again later.`
export const verificationFailed = msg`Security verification failed. Please try again.`

/** Says a failed outcome in the visitor's language; a sentence that is not ours is shown as the server wrote it. */
export type Say = (message: MessageDescriptor) => string

/** Description of a failure: the server's error, or the general one (specification §8). */
export function failureText(outcome: Exclude<Outcome, { kind: 'success' }>, say: Say): string {
  if (outcome.kind === 'unreachable' || !outcome.error) return say(tryLater)
  const message = known[outcome.error]
  return message ? say(message) : outcome.error
}

/** The home page's form also speaks of low scores and of each named fault (specification §8). */
export function homeFailureText(outcome: Exclude<Outcome, { kind: 'success' }>, say: Say): string {
  if (outcome.kind === 'refused') {
    if (outcome.details) return say(msg`Verification failed: ${outcome.details.join(', ')}`)
    if (outcome.error.includes('score too low')) return say(verificationFailed)
  }
  return failureText(outcome, say)
}
