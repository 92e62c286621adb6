import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Names of this machine. The port may be another one: that of a tunnel (`ssh -L`). */
const LOOPBACK_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/

/** What a request states about itself. */
interface Stated {
  method: string
  /** The token of its address. */
  token: string
  headers: IncomingHttpHeaders
}

/**
 * Why a request is not answered, or null. The token is a secret of whoever started the command; the rest keeps pages of
 * other sites, which run in the same browser, from reaching this machine under a name of theirs or in the user's name.
 */
export function refusalOf({ method, token, headers }: Stated, expected: string): string | null {
  const { host = '', origin } = headers
  if (!LOOPBACK_HOST.test(host)) return 'This page answers on this machine only.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Another site led here.'
  const isOwnOrigin = origin === `http://${host}` || (origin === 'null' && site === 'same-origin')
  if (origin !== undefined && !isOwnOrigin) return 'Another site sent this.'
  if (!isSame(token, expected)) return 'The address lacks its token.'
  // Browsers state where a form comes from. Without a referrer its origin is "null", and only the site is stated.
  if (method === 'POST' && origin === undefined && site !== 'same-origin') return 'It is not known who sent this.'
  return null
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Headers of every answer: nothing is cached, framed, run or linked from here. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
