import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { frontMatterSchema } from '../content/frontMatter.ts'
import type { Page, Site } from '../content/site.ts'
import { socialImagePath } from '../head/pageHead.ts'
import { type Locale, otherLocale } from '../i18n/locales.ts'
import { localize } from '../i18n/urls.ts'
import type { Limited, PageNotes, PairState } from './state.ts'

/** Words a minute, of the IReST study (Trauzettel-Klosinski and Dietz, 2012): English 228, Hebrew 187. */
const readingSpeed: Record<Locale, number> = { en: 228, he: 187 }

/** What the writers' bar says of a page; `html` is the page as rendered, null where it could not be. */
export function pageNotes(site: Site, page: Page, html: string | null, pair: PairState): PageNotes {
  const { locale, path, frontMatter } = page
  const { company } = site.data
  const other = otherLocale(locale)
  const written = writtenTexts(site.root, page.file)
  const words = html ? countWords(html) : 0
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
    // Gone, or no YAML: its fault is told elsewhere.
    return {}
  }
}

function limited(key: 'title' | 'description', text: string): Limited {
  const { minLength, maxLength } = frontMatterSchema.shape[key]
  return { text, min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY }
}

/** Words between `<main>` and `</main>` as a visitor reads them, what only screen readers hear included. */
export function countWords(html: string): number {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const text = main
    .replace(/<(script|style|svg)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, tag => (inline.test(tag) ? '' : ' '))
  return text.replace(/&[#\w]+;/g, "'").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’״׳.,-]*/gu)?.length ?? 0
}

/** Elements that do not end a word: `ב־<bdi>Mac</bdi>` is one. */
const inline = /^<\/?(?:bdi|a|b|i|em|strong|code|span|abbr)[\s>]/
