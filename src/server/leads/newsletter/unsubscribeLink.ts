import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../../content/locales/locales.ts'

/** Token of a subscriber's unsubscribe link: the subscriber's id and a signature. It does not expire. */
function unsubscribeToken(subscriberId: string, secret: string): string {
  return `${subscriberId}.${signature(subscriberId, secret)}`
}

/** The subscriber a token was made for, or null when it is not ours. */
export function subscriberOf(token: string, secret: string): string | null {
  const [id = ''] = token.split('.')
  const expected = Buffer.from(unsubscribeToken(id, secret))
  const actual = Buffer.from(token)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null
}

/** Link for the foot of a newsletter and its `List-Unsubscribe` header (RFC 8058). */
export function unsubscribeLink(origin: string, subscriberId: string, locale: Locale | null, secret: string): string {
  const link = new URL('/unsubscribe', origin)
  link.searchParams.set('token', unsubscribeToken(subscriberId, secret))
  if (locale !== null) link.searchParams.set('lang', locale)
  return link.href
}

function signature(subscriberId: string, secret: string): string {
  return createHmac('sha256', secret).update(subscriberId).digest('base64url')
}
