import { type Locale, otherLocale } from '../../content/locales/locales.ts'
import { loadSearch } from './loadSearch.ts'
import type { Answer } from './query.ts'

/** A letter that only words of a language have. */
const letters: Readonly<Record<Locale, RegExp>> = { en: /[a-z]/i, he: /[א-ת]/ }

/** What the pages of the other language have for words in its letters; nothing where they cannot be asked. */
export async function searchOther(query: string, locale: Locale): Promise<Answer | undefined> {
  const other = otherLocale(locale)
  if (!letters[other].test(query)) return undefined
  const search = await loadSearch(other).catch(() => undefined)
  const answer = search?.(query)
  // What the keys would write in this language was looked for here.
  return answer?.query === query && answer.results.length > 0 ? answer : undefined
}
