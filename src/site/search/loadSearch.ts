import type { Locale } from '../../content/locales/locales.ts'
import { indexPath } from '../../content/locales/searchIndex.ts'
import { decodeIndex } from './indexFormat.ts'
import { type Answer, createSearch } from './query.ts'

type Search = (query: string) => Answer

const searches: Partial<Record<Locale, Promise<Search>>> = {}

/**
 * The search over the index of a language, which is fetched once.
 * @throws where the index cannot be fetched or is malformed; the next call tries again
 */
export const loadSearch = (locale: Locale): Promise<Search> =>
  (searches[locale] ??= fetchIndex(locale).catch(error => {
    delete searches[locale]
    throw error
  }))

async function fetchIndex(locale: Locale): Promise<Search> {
  const path = indexPath(locale)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return createSearch(decodeIndex(await response.arrayBuffer(), locale))
}
