import type { Locale } from '../../content/locales/locales.ts'
import { indexPath } from '../../content/locales/searchIndex.ts'
import { decodeIndex } from './indexFormat.ts'
import { type Answer, createSearch } from './query.ts'

const searches = new Map<Locale, Promise<(query: string) => Answer>>()

/**
 * The search over the index of a language, which is fetched once.
 * @throws where the index cannot be fetched or is malformed; the next call tries again
 */
export function loadSearch(locale: Locale): Promise<(query: string) => Answer> {
  const known = searches.get(locale)
  if (known) return known
  const search = fetchIndex(locale).catch(error => {
    searches.delete(locale)
    throw error
  })
  searches.set(locale, search)
  return search
}

async function fetchIndex(locale: Locale) {
  const path = indexPath(locale)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return createSearch(decodeIndex(await response.arrayBuffer(), locale))
}
