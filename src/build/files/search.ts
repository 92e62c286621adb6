import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openCache } from '../../content/cache.ts'
import type { Term } from '../../content/glossary.ts'
import { defaultLocale, localeCodes } from '../../content/locales/locales.ts'
import { indexCharset, indexPath } from '../../content/locales/searchIndex.ts'
import { sha } from '../../content/site.ts'
import { searchIndex } from '../../site/search/searchIndex.ts'
import { hashFiles } from '../hashFiles.ts'
import type { BuiltPage } from '../pages/renderPages.ts'
import { encodeJson } from './encodeJson.ts'

/** Indexes that are kept: more than a build writes, whose later versions have their own. */
const maxKept = 32

/**
 * Writes the index of each language, of the pages that search engines may show too. An edit in one language does not change
 * the other's index: keeping it saves a tenth of a build after one edit among 2,000 pages.
 */
export function writeSearch(root: string, pages: readonly BuiltPage[], terms: readonly Term[], client: string): void {
  const cache = openCache(root, 'search', maxKept)
  const code = hashFiles(join(import.meta.dirname, '../..'), ['site/search', 'content/locales', 'build/files'])
  const english = new Map(
    pages.flatMap(({ page }) => (page.locale === defaultLocale ? [[page.path, page.frontMatter.kicker]] : [])),
  )
  for (const locale of localeCodes) {
    const own = pages.filter(({ page }) => page.locale === locale && !page.frontMatter.noIndex)
    const input: Parameters<typeof searchIndex> = [
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
    ]
    const key = `${sha(JSON.stringify([code, locale, ...input]))}.json`
    const file = join(client, indexPath(locale))
    mkdirSync(dirname(file), { recursive: true })
    const kept = cache.find(key) ?? cache.put(key, encodeJson(searchIndex(...input), indexCharset[locale]))
    copyFileSync(kept, file)
  }
}
