import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '../../../content/locales/locales.ts'
import { parseUrl } from '../../../content/locales/urls.ts'
import { ANSWER } from '../../../site/forms/answers.ts'
import { IDEMPOTENCY_HEADER, NOTICE_LANGUAGE_HEADER } from '../../../site/forms/fields.ts'
import type { LeadsSettings } from '../settings.ts'
import { Refusal } from './refusal.ts'

/** Headers that decide something here, of which a request may have only one. */
const SINGLE: ReadonlySet<string> = new Set([
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

/**
 * Refuses what a page of another site sends. Browsers state the sender in `Sec-Fetch-Site` and `Origin`; other clients
 * state nothing and are let through: there is no session that they could abuse.
 * @param origins origin visitors see, or null to compare with the Host header alone; and origins elsewhere
 */
export function requireOwnOrigin(
  request: FastifyRequest,
  { origin, otherOrigins }: Pick<LeadsSettings, 'origin' | 'otherOrigins'>,
): void {
  if (request.headers.origin !== undefined && otherOrigins.includes(request.headers.origin)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, ANSWER.foreignOrigin)
  const sender = request.headers.origin
  if (sender === undefined || sender === origin) return
  if (!URL.canParse(sender) || new URL(sender).host !== request.headers.host?.toLowerCase()) {
    throw new Refusal(403, ANSWER.foreignOrigin)
  }
}

const KEY = /^[A-Za-z0-9_-]{8,128}$/

/** The request's idempotency key, or null. A malformed one is refused: ignoring it could record a lead twice. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (value === undefined) return null
  if (typeof value === 'string' && KEY.test(value)) return value
  throw new Refusal(400, ANSWER.badRequest, {
    details: [`${IDEMPOTENCY_HEADER} must be 8 to 128 letters, digits, - or _, such as a UUID`],
  })
}

/**
 * Language of the consent notice that the visitor saw. The newsletter's payload does not carry it: the form states it in
 * a header, else the page's address (Referer) shows it; otherwise it is unknown.
 */
export function noticeLocale(request: FastifyRequest): Locale | null {
  const stated = request.headers[NOTICE_LANGUAGE_HEADER.toLowerCase()]
  if (isLocale(stated)) return stated
  const page = request.headers.referer
  return page !== undefined && URL.canParse(page) ? parseUrl(new URL(page).pathname).locale : null
}
