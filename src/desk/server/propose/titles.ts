import { defaultLocale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { nameOf } from '../../../content/slugs.ts'

/** English titles by file, in both languages; of a page that has none yet, its name. */
export function englishTitles(pages: readonly PageSource[]): Map<string, string> {
  const english = new Map(
    pages.filter(({ locale }) => locale === defaultLocale).map(({ path, frontMatter }) => [path, frontMatter.title]),
  )
  return new Map(
    pages.map(({ file, path, slug }) => [file, titleOf({ slug, frontMatter: { title: english.get(path) } })]),
  )
}

/** A page's title in its own language; of one that has none yet, its name. */
export function titleOf({ slug, frontMatter: { title } }: Pick<PageSource, 'slug' | 'frontMatter'>): string {
  return typeof title === 'string' && title !== '' && !title.includes('[[') ? title : nameOf(slug)
}
