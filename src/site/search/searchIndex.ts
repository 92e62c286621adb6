import type { PageSection } from './sections.ts'
import { fold, variants } from './words.ts'

/** A page of the index: path without language, title, sections. The first section is the top of the page. */
export type IndexedPage = [path: string, title: string, ...sections: IndexedSection[]]

/** Text in full, a line break, further words. `id` is 0 where it is what `slug` makes of the heading. */
export type IndexedSection = [heading: string, text: string, id: string | 0]

/** What headings become as ids, in most cases: two thirds of the anchors need not be written down. */
export const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Characters of a section that are kept in full, for excerpts; of what follows only words that are new on the page. */
const inFull = { service: 200, generic: 200, policy: 100 } as const

/** Share of the pages above which a further word says nothing about any of them. */
const everywhere = 0.2

export interface SearchablePage {
  path: string
  title: string
  type: keyof typeof inFull
  /** What people call it beside the page's own words: found at the top of the page. */
  keywords: readonly string[]
  sections: readonly PageSection[]
}

const word = /[\p{L}\d][\p{L}\p{M}\d'’"׳״]*/gu

const wordsOf = (text: string) => (text.match(word) ?? []).map(item => ({ item, folded: fold(item) }))

/**
 * The search index of one language.
 * @param known texts that cards on other pages repeat, such as summaries: found on their own page only
 */
export function searchIndex(pages: readonly SearchablePage[], known: Iterable<string>): IndexedPage[] {
  const seen = new Set(known)
  // Said once is enough: calls to action and store items stand on several pages. Those below others are asked first, so
  // that a product is found on its category's page.
  const depth = (page: SearchablePage) => (page.path === '/' ? 0 : page.path.split('/').length)
  const own = new Map(
    pages
      .toSorted((one, other) => depth(other) - depth(one))
      .map(page => [page, page.sections.map(({ blocks }) => blocks.filter(text => !seen.has(text) && seen.add(text)))]),
  )
  const texts = pages.map(page => (own.get(page) ?? []).map(blocks => blocks.map(separate).join(' ')))
  const common = commonWords(texts)
  return pages.map(({ path, title, type, keywords, sections }, at) => {
    const heads = (texts[at] ?? []).map(text => head(text, inFull[type]))
    const said = new Set(
      wordsOf([title, ...sections.map(section => section.heading), ...heads].join(' ')).map(({ folded }) => folded),
    )
    // A word that is found by another one on the page need not stand there too.
    const isNew = ({ folded }: { folded: string }) =>
      folded.length > 1 && !common.has(folded) && !variants(folded).some(form => said.has(form)) && said.add(folded)
    const indexed = sections.map(({ id, heading }, index): IndexedSection => {
      const full = heads[index] ?? ''
      const rest = (texts[at]?.[index] ?? '').slice(full.length)
      const further = wordsOf(index === 0 ? `${rest} ${keywords.join(' ')}` : rest).filter(isNew)
      const text = [full, further.map(({ item }) => item).join(' ')].filter(Boolean).join('\n')
      return [heading, text, id === slug(heading) || !id ? 0 : id]
    })
    return [path, title, ...indexed]
  })
}

/** Cells and items without a stop of their own are kept apart by a dot. */
const separate = (text: string, index: number, all: readonly string[]) =>
  index === all.length - 1 || /[.?!:,;]$/.test(text) ? text : `${text} ·`

/** Words that more than `everywhere` of the pages say. */
function commonWords(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const texts of pages) {
    const folded = new Set(wordsOf(texts.join(' ')).map(item => item.folded))
    for (const item of folded) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([item, count]) => (count > pages.length * everywhere ? [item] : [])))
}

/** The beginning of a text, up to the end of a word; a little more where that is all of it. */
function head(text: string, length: number): string {
  if (text.length <= length * 1.2) return text
  const end = text.indexOf(' ', length)
  return end < 0 ? text : text.slice(0, end)
}
