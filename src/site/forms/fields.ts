/**
 * What forms and server agree on besides the lead's fields: limits, fixed values and headers. Free of dependencies, so that
 * a form can use these without carrying the schemas into the browser.
 */

/** Longest values, in Unicode code points after trimming. An email address is bounded by RFC 5321. */
export const MAX_LENGTH = { email: 254, pageSource: 300, captchaToken: 8192 } as const

/** Largest request body either endpoint reads, bytes. */
export const BODY_LIMIT = 32 * 1024

/** The `source` every footer subscription carries (specification §3: a fixed label). */
export const NEWSLETTER_SOURCE = 'website-footer'

/**
 * Version of the consent notices shown next to the boxes. It is written into each consent record, so it must change on the
 * day that the wording of a consent box changes in either language; a test of the notice enforces that.
 */
export const NOTICE_VERSION = '2026-11-26'

/** Request header that carries the idempotency key: one random UUID for each filled-in form, kept through its retries. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Request header in which the newsletter form states the language (en or he) of its consent notice. */
export const NOTICE_LANGUAGE_HEADER = 'Content-Language'

/** The email rule of HTML's `<input type="email">`, so that server and browser agree on what an address is. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether `text` is an email address as a browser's email input understands it, of a length that mail can carry. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  return text.length <= MAX_LENGTH.email && at > 0 && at <= 64 && EMAIL.test(text)
}
