import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Term } from '../../content/glossary.ts'
import { defaultLocale, localeCodes } from '../../content/locales/locales.ts'
import { indexCharset, indexPath } from '../../content/locales/searchIndex.ts'
import { searchIndex } from '../../site/search/searchIndex.ts'
import type { BuiltPage } from '../pages/renderPages.ts'
import { encodeJson } from './encodeJson.ts'

/** Writes the index of each language, of pages that search engines may show too. */
export function writeSearch(pages: readonly BuiltPage[], terms: readonly Term[], client: string): void {
  const english = new Map(
    pages.flatMap(({ page }) => (page.locale === defaultLocale ? [[page.path, page.frontMatter.kicker]] : [])),
  )
  for (const locale of localeCodes) {
    const own = pages.filter(({ page }) => page.locale === locale && !page.frontMatter.noIndex)
    const index = searchIndex(
      own.map(({ page, summary }) => ({
        path: page.path,
        title: page.frontMatter.title,
        type: page.frontMatter.type,
        // Many type the English name of a service on pages in their own language.
        keywords: [...page.frontMatter.keywords, english.get(page.path) ?? ''],
        sections: summary.sections,
      })),
      own.flatMap(({ page: { frontMatter } }) => [frontMatter.title, frontMatter.summary, frontMatter.kicker]),
      terms.flatMap(term => term.search.map((typed): [string, string] => [typed, term[locale]])),
    )
    const file = join(client, indexPath(locale))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, encodeJson(index, indexCharset[locale]))
  }
}
