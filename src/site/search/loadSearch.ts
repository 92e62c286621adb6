import { toLocale } from '../../content/locales/locales.ts'
import { indexPath } from '../../content/locales/searchIndex.ts'
import { decodeIndex } from './indexFormat.ts'
import { type Answer, createSearch } from './query.ts'

let search: Promise<(query: string) => Answer> | undefined

/**
 * The search over the index of the page's language, which is fetched once.
 * @throws where the index cannot be fetched or is malformed; the next call tries again
 */
export function loadSearch(): Promise<(query: string) => Answer> {
  search ??= fetchIndex().catch(error => {
    search = undefined
    throw error
  })
  return search
}

async function fetchIndex() {
  const locale = toLocale(document.documentElement.lang)
  const path = indexPath(locale)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}; expected the search index.`)
  const index = decodeIndex(await response.arrayBuffer(), locale)
  if (!Array.isArray(index?.pages)) throw new Error(`${path} is no search index; expected a list of pages.`)
  return createSearch(index)
}
