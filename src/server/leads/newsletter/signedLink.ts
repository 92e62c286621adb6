import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '../../../content/locales/locales.ts'
import type { Keys } from '../secrets.ts'

/** The pages that such a link opens. */
export type LinkPath = '/unsubscribe' | '/confirm-subscription'

/** Token of a subscriber's link: the subscriber's id and a signature by each key. It does not expire. */
function tokenFor(subscriberId: string, keys: Keys): string {
  return [subscriberId, ...keys.map(key => signature(subscriberId, key))].join('.')
}

/** The subscriber a token was made for, or null if no key of this server signed it. */
export function subscriberOf(token: string, keys: Keys): string | null {
  const [id = '', ...signatures] = token.split('.')
  const expected = keys.map(key => Buffer.from(signature(id, key)))
  return signatures.some(given => expected.some(own => equal(Buffer.from(given), own))) ? id : null
}

export function signedLink(
  path: LinkPath,
  origin: string,
  subscriber: { id: string; locale: Locale | null },
  keys: Keys,
): string {
  const link = new URL(path, origin)
  link.searchParams.set('token', tokenFor(subscriber.id, keys))
  if (subscriber.locale !== null) link.searchParams.set('lang', subscriber.locale)
  return link.href
}

function signature(subscriberId: string, key: string): string {
  return createHmac('sha256', key).update(subscriberId).digest('base64url')
}

function equal(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
