import type { Content, PageSource } from '../types.ts'

/** Both languages of one page. */
export interface Pair {
  /** Section and name, such as `vendors/kandji`. */
  readonly id: string
  readonly en: PageSource
  readonly he: PageSource
}

/**
 * The pages that exist in both languages and could be read, in the order of their files.
 * @param isReadable what counts as read, by default body and front matter
 */
export function pairsOf(
  content: Pick<Content, 'pages'>,
  isReadable = ({ unread }: PageSource): boolean => unread.length === 0,
): Pair[] {
  const hebrew = new Map(
    content.pages.filter(page => page.locale === 'he').map(page => [`${page.section}/${page.slug}`, page]),
  )
  return content.pages.flatMap(en => {
    const id = `${en.section}/${en.slug}`
    const he = hebrew.get(id)
    return en.locale === 'en' && he && isReadable(en) && isReadable(he) ? [{ id, en, he }] : []
  })
}
