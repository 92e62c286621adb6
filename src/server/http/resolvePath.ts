import { normalise } from '../../content/locales/normalise.ts'
import { localize, parseUrl } from '../../content/locales/urls.ts'

export type Resolution =
  | { kind: 'file'; address: string; status: 200 | 404 }
  /** Always a path of this site; the query is kept. */
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; address: string; status: 404 | 410 }
  /** Malformed; `address` is the page to show to a person. */
  | { kind: 'bad'; reason: string; address: string }

interface Known {
  has(address: string): boolean
  /** Old address → new one. */
  redirects: ReadonlyMap<string, string>
  /** Addresses that are gone. */
  gone?: ReadonlySet<string>
}

/** Pages that are a 404 at their own address too; `/404` is the copy that static hosts look for. */
const notFoundPages: ReadonlySet<string> = new Set(['/404', '/not-found', '/store/not-found'])

/** Addresses longer than this are refused, characters. */
const maxPathLength = 2000

/** What a message's own sentence adds to an address when a person copies it: punctuation, spaces, and the invisible marks around Latin in Hebrew. */
const copiedWith = /[\s.,;:!?'"”״’)\]»\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+$/

/**
 * What a request's path leads to. Unknown paths are lowercased and lose `.htm`, `.html` and trailing slashes before they
 * count as not found (specification §2), and before that what was copied with them.
 */
export function resolvePath(raw: string, known: Known): Resolution {
  const bad = (reason: string): Resolution => ({ kind: 'bad', reason, address: notFoundPage(raw, known) })
  if (raw.length > maxPathLength) return bad('The address is too long.')
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return bad('The address contains an invalid percent escape.')
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(path) || path.split('/').includes('..')) {
    return bad('The address contains characters that no page address has.')
  }
  const redirect = known.redirects.get(path)
  if (redirect) return { kind: 'redirect', to: redirect }
  const asked = parseUrl(path)
  if (notFoundPages.has(asked.path)) return { kind: 'file', address: localize(asked.path, asked.locale), status: 404 }
  if (known.has(path)) return { kind: 'file', address: path, status: 200 }
  const plain = normalise(path.replace(copiedWith, ''))
  const target = known.redirects.get(plain) ?? (known.has(plain) ? plain : undefined)
  if (target && target !== path) return { kind: 'redirect', to: target }
  return { kind: 'not-found', address: notFoundPage(plain, known), status: known.gone?.has(plain) ? 410 : 404 }
}

/** The page to show for an address that does not exist, in the language of the address. */
export function notFoundPage(path: string, known: Pick<Known, 'has'>): string {
  const { locale, path: plain } = parseUrl(path)
  const store = localize('/store/not-found', locale)
  return plain.startsWith('/store/') && known.has(store) ? store : localize('/not-found', locale)
}
