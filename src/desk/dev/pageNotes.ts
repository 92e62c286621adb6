import { frontMatterSchema } from '../../content/frontMatter.ts'
import { type Locale, otherLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import type { PageSource } from '../../content/pageSource.ts'
import type { Page, Site } from '../../content/site.ts'
import type { Snapshot } from '../../content/snapshot.ts'
import { countWords } from '../../content/translations/pageStatus.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { Limited, PageNotes, PairState } from './state.ts'

/** Words a minute, of the IReST study (Trauzettel-Klosinski and Dietz, 2012): English 228, Hebrew 187. */
const readingSpeed: Record<Locale, number> = { en: 228, he: 187 }

/** What the writers' bar shows about a page; `pair` is null until the first check has run. */
export function pageNotes({ pages }: Snapshot, site: Site, page: Page, pair: PairState | null): PageNotes {
  const { locale, path, frontMatter } = page
  const { company } = site.data
  const other = otherLocale(locale)
  // As the file has it now, also where a fault keeps the page from being rendered.
  const source = pages.find(({ file }) => file === page.file)
  const words = source ? wordsOf(source) : 0
  return {
    file: page.file,
    other: { locale: other, url: localize(path, other), file: site.pages.get(path)?.[other]?.file ?? null },
    words,
    minutes: Math.max(1, Math.round(words / readingSpeed[locale])),
    title: limited('title', source?.frontMatter.title ?? frontMatter.title),
    description: limited('description', source?.frontMatter.description ?? frontMatter.description),
    siteName: company.name[locale],
    address: shownAddress(company, path, locale),
    image: socialImagePath(page),
    kicker: frontMatter.kicker,
    pair,
  }
}

/** An address as a search engine shows it: host and path parts. */
export const shownAddress = ({ origin }: Site['data']['company'], path: Page['path'], locale: Locale): string[] => [
  new URL(origin).host,
  ...localize(path, locale).split('/').filter(Boolean),
]

function limited(key: 'title' | 'description', text: unknown): Limited {
  const { minLength, maxLength } = frontMatterSchema.shape[key]
  return { text: String(text), min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY }
}

/** Words of each file as last counted. */
const counted = new Map<string, number>()

/** Words of a page as `npm run status` counts them; those of before while its text cannot be read. */
function wordsOf(source: PageSource): number {
  const last = counted.get(source.file)
  if (last !== undefined && source.unread.length > 0) return last
  const words = countWords(source, widgetDescriptions)
  counted.set(source.file, words)
  return words
}
