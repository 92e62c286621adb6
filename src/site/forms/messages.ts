import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ANSWER } from './answers.ts'
import type { Outcome } from './post.ts'

/** The server's own sentences, so that a Hebrew page shows them in Hebrew. */
const knownErrors: Readonly<Record<string, MessageDescriptor>> = {
  [ANSWER.invalid]: msg`Some fields need attention.`,
  [ANSWER.verificationFailed]: msg`Security verification failed. Please try again.`,
  [ANSWER.replayed]: msg`This form was already sent with different content. Please reload the page and try again.`,
  [ANSWER.tooMany]: msg`Too many messages from this network. Please try again later.`,
  [ANSWER.tooLarge]: msg`The message is too large.`,
}

const tryLater = msg`Please try again later.`
export const verificationFailed = msg`Security verification failed. Please try again.`

/** Translates a message into the visitor's language. */
export type Translate = (message: MessageDescriptor) => string

/**
 * Description of a failure: the server's error, or the general one (specification §8). A sentence that is not ours is shown
 * as the server wrote it.
 */
export function failureText(outcome: Exclude<Outcome, { kind: 'success' }>, translate: Translate): string {
  if (outcome.kind === 'unreachable' || !outcome.error) return translate(tryLater)
  const message = knownErrors[outcome.error]
  return message ? translate(message) : outcome.error
}

/** The home page's form also describes low scores and names each fault (specification §8). */
export function homeFailureText(outcome: Exclude<Outcome, { kind: 'success' }>, translate: Translate): string {
  if (outcome.kind === 'refused') {
    if (outcome.details) return translate(msg`Verification failed: ${outcome.details.join(', ')}`)
    if (outcome.error.includes('score too low')) return translate(verificationFailed)
  }
  return failureText(outcome, translate)
}
