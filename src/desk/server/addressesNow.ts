import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../content/locales/locales.ts'
import type { PagePath } from '../../content/locales/urls.ts'
import { pageFileOf, pathOf, sections } from '../../content/site.ts'
import { redirectRows, redirectsFile } from '../writing/redirects.ts'
import { Refusal } from '../writing/refusal.ts'
import { readSource, SourceProblem } from './sourceFiles.ts'

/** Where an address leads that no page has; undefined where it does not, or the table of redirects cannot be read now. */
export function redirectFrom(root: string, path: PagePath): PagePath | undefined {
  try {
    const row = redirectRows(readSource(root, redirectsFile).text).find(({ from }) => from === path)
    return row?.to.startsWith('/') ? (row.to as PagePath) : undefined
  } catch (error) {
    if (error instanceof Refusal || error instanceof SourceProblem) return undefined
    throw error
  }
}

/** Addresses of the pages in a language, with their files. */
export function pagesOnDisk(root: string, locale: Locale): ReadonlyMap<PagePath, string> {
  const files = sections.flatMap(section => {
    const folder = `content/${section}`
    return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map(name => `${folder}/${name}`) : []
  })
  const pages = files.flatMap(file => pageFileOf(file) ?? []).filter(page => page.locale === locale)
  return new Map(pages.map(({ section, slug, file }) => [pathOf(section, slug), file]))
}
