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

/** An error's answer is no index, and cannot be decoded as one. */
async function fetchIndex(locale: Locale): Promise<Search> {
  const response = await fetch(indexPath(locale))
  return createSearch(decodeIndex(await response.arrayBuffer(), locale))
}
