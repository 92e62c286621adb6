import type { Locale } from '../../locales/locales.ts'
import type { PageSource } from '../types.ts'

/** What a page is known by. */
export type NamedPage = Pick<PageSource, 'locale' | 'slug' | 'path' | 'frontMatter'>

/** The page that words name: by its address, the end of it, or its title up to a colon. */
export function pageNamed<Named extends NamedPage>(
  words: string,
  locale: Locale,
  pages: readonly Named[],
): Named | undefined {
  const meant = words.trim().toLowerCase()
  return pages.find(
    ({ slug, path, locale: language, frontMatter: { title } }) =>
      language === locale &&
      (slug === meant || path === meant || String(title).split(':', 1)[0]?.toLowerCase() === meant),
  )
}
