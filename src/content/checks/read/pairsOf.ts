import type { Content, PageSource } from '../types.ts'

/** Both languages of one page. */
export interface Pair {
  /** Section and name, such as `vendors/kandji`. */
  readonly id: string
  readonly en: PageSource
  readonly he: PageSource
}

/** The pages that exist in both languages and could be read, in the order of their files. */
export function pairsOf(content: Pick<Content, 'pages'>): Pair[] {
  const hebrew = new Map(
    content.pages.filter(page => page.locale === 'he').map(page => [`${page.section}/${page.slug}`, page]),
  )
  return content.pages.flatMap(en => {
    const id = `${en.section}/${en.slug}`
    const he = hebrew.get(id)
    return en.locale === 'en' && he && [...en.unread, ...he.unread].length === 0 ? [{ id, en, he }] : []
  })
}
