import type { Locale } from '../../locales/locales.ts'
import type { PageSource } from '../types.ts'

/** What a page is known by. */
export type NamedPage = Pick<PageSource, 'locale' | 'slug' | 'path' | 'frontMatter'>

/** The page that words name: by its address, the end of it, or its title up to a colon; or the only one whose title begins so. */
export function pageNamed<Named extends NamedPage>(
  words: string,
  locale: Locale,
  pages: readonly Named[],
): Named | undefined {
  const meant = words.trim().toLowerCase()
  const own = pages.filter(page => page.locale === locale)
  const titleOf = ({ frontMatter: { title } }: Named) => String(title).toLowerCase()
  const named = own.find(page => page.slug === meant || page.path === meant || titleOf(page).split(':', 1)[0] === meant)
  // A single word may be one of a sentence.
  if (named || !meant.includes(' ')) return named
  const [begun, ...others] = own.filter(page => titleOf(page).startsWith(`${meant} `))
  return others.length === 0 ? begun : undefined
}
