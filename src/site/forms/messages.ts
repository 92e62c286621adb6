import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ANSWER } from './answers.ts'
import { FAULT, lengthLimit } from './faults.ts'
import { type LeadFieldName, leadFields } from './leadFields.ts'
import type { Refusal } from './post.ts'

const tryLater = msg`Please try again later.`
export const verificationFailed = msg`Security verification failed. Please try again.`

/** Every sentence that the endpoints answer with, so that a Hebrew page shows it in Hebrew. */
const answers: Readonly<Record<keyof typeof ANSWER, MessageDescriptor>> = {
  invalid: msg`Some fields need attention.`,
  verificationFailed,
  scoreTooLow: msg`Security verification failed: score too low.`,
  replayed: msg`This form was already sent with different content. Please reload the page and try again.`,
  tooMany: msg`Too many messages from this network. Please try again later.`,
  tryLater,
  foreignOrigin: msg`This form can only be sent from its own site.`,
  tooLarge: msg`The message is too large.`,
  wrongType: msg`Expected application/json in UTF-8.`,
  notJson: msg`The request body is not valid JSON.`,
  notFound: msg`There is no such endpoint.`,
  wrongMethod: msg`This endpoint does not answer that method.`,
  badRequest: msg`The request could not be understood.`,
}
const answerByText = new Map(
  (Object.keys(ANSWER) as (keyof typeof ANSWER)[]).map(key => [ANSWER[key] as string, answers[key]]),
)

/** A field's error message for the visitor, next to the field's label. */
const faults: Readonly<Record<keyof typeof FAULT, (field: string) => MessageDescriptor>> = {
  required: field => msg`${field} is required`,
  noText: field => msg`${field} must be text`,
  email: field => msg`${field} must be an email address, such as name@example.com`,
  phone: field => msg`${field} must be a number to call, such as 03-555-0100`,
  halfCharacter: field => msg`${field} contains a broken character`,
  override: field => msg`${field} contains hidden characters that reverse the text; please type it again`,
  control: field => msg`${field} contains hidden control characters; please type it again`,
}
const faultByText = new Map(
  (Object.keys(FAULT) as (keyof typeof FAULT)[]).map(key => [FAULT[key] as string, faults[key]]),
)

/** The field that the list of a quote is sent in. */
const messageField: LeadFieldName = 'message'

/**
 * A fault of the field of that name in the visitor's language, naming the field by its label.
 * @param hasList whether the message goes with the list of a quote, which counts for its length
 */
export function faultText(name: string, fault: string, i18n: I18n, hasList = false): string {
  const label = leadFields.find(field => field.name === name)?.label
  if (!label) return i18n._(answers.invalid)
  const field = i18n._(label)
  const limit = lengthLimit(fault)
  if (limit !== undefined && hasList && name === messageField) {
    return i18n._(msg`${field} is longer than ${limit} characters together with the list above`)
  }
  if (limit !== undefined) return i18n._(msg`${field} is longer than ${limit} characters`)
  const message = faultByText.get(fault) ?? (() => msg`${field} needs attention`)
  return i18n._(message(field))
}

/** The field and the fault in one of an answer's `details`. */
function parseDetail(detail: string): [name: string, fault: string] {
  const end = detail.indexOf(' ')
  return [detail.slice(0, end), detail.slice(end + 1)]
}

/** What is wrong with single fields by the `details` of an answer, by the field's name, in the visitor's language. */
export const fieldFaults = (details: readonly string[], i18n: I18n, hasList = false): Map<string, string> =>
  new Map(details.map(parseDetail).map(([name, fault]) => [name, faultText(name, fault, i18n, hasList)]))

/**
 * Description of a failure: the server's error, or the general one (specification §8). A sentence that is not ours is shown
 * as the server wrote it.
 */
export function failureText(outcome: Refusal, i18n: I18n): string {
  if (outcome.kind === 'unreachable' || !outcome.error) return i18n._(tryLater)
  const message = answerByText.get(outcome.error)
  return message ? i18n._(message) : outcome.error
}

/** The language in which the server writes its `details`. */
const detailsLocale = 'en'

/** The home page's form also describes low scores and names each fault (specification §8). */
export function homeFailureText(outcome: Refusal, i18n: I18n): string {
  if (outcome.kind === 'refused') {
    if (outcome.details.length > 0) {
      const details = outcome.details.map(detail =>
        i18n.locale === detailsLocale ? detail : faultText(...parseDetail(detail), i18n),
      )
      return i18n._(msg`Verification failed: ${[...new Set(details)].join(', ')}`)
    }
    if (outcome.error.includes('score too low')) return i18n._(verificationFailed)
  }
  return failureText(outcome, i18n)
}
