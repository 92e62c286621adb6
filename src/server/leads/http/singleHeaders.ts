import { ANSWER } from '../../../site/forms/answers.ts'
import { IDEMPOTENCY_HEADER } from '../../../site/forms/fields.ts'
import { Refusal } from './refusal.ts'

/** Headers that decide something here, of which a request may have one only. */
const SINGLE = new Set([
  'host',
  'content-type',
  'content-encoding',
  'origin',
  'sec-fetch-site',
  IDEMPOTENCY_HEADER.toLowerCase(),
])

/**
 * Refuses a request that repeats such a header. Node keeps the first and a proxy in front may have looked at the last.
 * @param rawHeaders names and values in turn, as Node gives them
 */
export function requireSingleHeaders(rawHeaders: readonly string[]): void {
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    if (SINGLE.has(name) && seen.has(name)) {
      throw new Refusal(400, ANSWER.badRequest, { details: [`${name} is given more than once`] })
    }
    seen.add(name)
  }
}
