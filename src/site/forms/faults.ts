/**
 * What can be wrong with a field, as the `details` of an answer say it after the field's name ("phone is required").
 * `messages.ts` says each in the visitor's language.
 */
export const FAULT = {
  required: 'is required',
  noText: 'must be text',
  email: 'must be an email address',
  phone: 'must be a phone number',
  halfCharacter: 'holds half of a character (a lone surrogate)',
  override: 'holds a text-direction override',
  control: 'holds a control character',
} as const

/** The fault of a value longer than `max` code points. */
export function tooLong(max: number): string {
  return `is longer than ${max} characters`
}

/** The limit that a fault of {@link tooLong} names; undefined for every other fault. */
export function lengthLimit(fault: string): number | undefined {
  const limit = /^is longer than (\d+) characters$/.exec(fault)?.[1]
  return limit === undefined ? undefined : Number(limit)
}
