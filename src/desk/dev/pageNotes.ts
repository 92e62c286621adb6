import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { frontMatterSchema } from '../../content/frontMatter.ts'
import { type Locale, otherLocale } from '../../content/locales/locales.ts'
import { localize } from '../../content/locales/urls.ts'
import { parseMdx } from '../../content/mdx/parseMdx.ts'
import type { Page, Site } from '../../content/site.ts'
import { countWords } from '../../content/translations/pageStatus.ts'
import { socialImagePath } from '../../site/head/pageHead.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import type { Limited, PageNotes, PairState } from './state.ts'

/** Words a minute, of the IReST study (Trauzettel-Klosinski and Dietz, 2012): English 228, Hebrew 187. */
const readingSpeed: Record<Locale, number> = { en: 228, he: 187 }

/** What the writers' bar shows about a page; `pair` is null until the first check has run. */
export function pageNotes(site: Site, page: Page, pair: PairState | null): PageNotes {
  const { locale, path, frontMatter } = page
  const { company } = site.data
  const other = otherLocale(locale)
  const written = writtenTexts(site.root, page.file)
  const words = wordsOf(page)
  return {
    file: page.file,
    other: { locale: other, url: localize(path, other), file: site.pages.get(path)?.[other]?.file ?? null },
    words,
    minutes: Math.max(1, Math.round(words / readingSpeed[locale])),
    title: limited('title', written.title ?? frontMatter.title),
    description: limited('description', written.description ?? frontMatter.description),
    siteName: company.name[locale],
    address: [new URL(company.origin).host, ...localize(path, locale).split('/').filter(Boolean)],
    image: socialImagePath(page),
    kicker: frontMatter.kicker,
    pair,
  }
}

/** Title and description as the file has them now, also where a fault keeps the page from being read. */
function writtenTexts(root: string, file: string): { title?: string; description?: string } {
  try {
    const [, matter = ''] = readFileSync(join(root, file), 'utf8').split(/^---[ \t]*\r?$/m)
    const { title, description } = parse(matter) as Record<string, unknown>
    return {
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
    }
  } catch {
    // Gone, or no YAML: the fault is reported elsewhere.
    return {}
  }
}

function limited(key: 'title' | 'description', text: string): Limited {
  const { minLength, maxLength } = frontMatterSchema.shape[key]
  return { text, min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY }
}

/** Words of each file as last counted. */
const counted = new Map<string, { body: string; words: number }>()

/** Words of a page as `npm run status` counts them; those of before while its text cannot be read. */
function wordsOf({ file, body }: Page): number {
  const last = counted.get(file)
  if (last?.body === body) return last.words
  const { tree, findings } = parseMdx(file, body, body)
  const words = countWords({ tree, source: body, frontMatter: {}, frontMatterLines: {} }, widgetDescriptions)
  if (findings.length > 0) return last?.words ?? words
  counted.set(file, { body, words })
  return words
}
