import { questionNumber } from '../../content/questionId.ts'
import { isGrammar } from './grammarWords.ts'
import { type IndexedPage, type IndexedSection, type SearchIndex, usualId } from './indexFormat.ts'
import { type PageSection, pageTop } from './sections.ts'
import { fold, splitWords, tokens, variants } from './words.ts'

/** Characters of a section that are kept in full, for excerpts; of the text after them only words that are new on the page. */
const excerptLength = { service: 130, generic: 130, policy: 50 } as const
/** The same of a section without an address: an offer at the end of a page, or a row of cards. */
const unaddressedLength = 30

export interface SearchablePage {
  path: string
  title: string
  type: keyof typeof excerptLength
  /** What people search for besides the words of the page itself: what they find is the top of the page. */
  keywords: readonly string[]
  sections: readonly PageSection[]
}

/**
 * The search index of one language.
 * @param known texts that cards on other pages repeat, such as summaries: found on their own page only
 * @param names words that visitors type, each with the word of the pages that they mean
 */
export function searchIndex(
  pages: readonly SearchablePage[],
  known: Iterable<string>,
  names: readonly (readonly [typed: string, word: string])[] = [],
): SearchIndex {
  return {
    names: Object.fromEntries(names.map(([typed, word]) => [fold(typed), fold(word)])),
    policies: pages.filter(({ type }) => type === 'policy').map(({ path }) => path),
    pages: indexPages(pages, known),
  }
}

function indexPages(pages: readonly SearchablePage[], known: Iterable<string>): IndexedPage[] {
  const seen = new Set(known)
  // A text that several pages share, such as a call to action or a store item, is indexed once: on the page furthest below
  // the home page, so that a product is found on its category's page.
  const depth = (page: SearchablePage) => (page.path === '/' ? 0 : page.path.split('/').length)
  const isOwn = (id: string) => (text: string, index: number) => {
    const isNew = !seen.has(text)
    seen.add(text)
    // Pages answer the same question each in its way.
    return isNew || (index === 0 && questionNumber(id) > 0)
  }
  const own = new Map(
    pages
      .toSorted((one, other) => depth(other) - depth(one))
      .map(page => [page, page.sections.map(({ id, blocks }) => blocks.filter(isOwn(id)))]),
  )
  const blocks = pages.map(page => own.get(page) ?? [])
  const texts = blocks.map(sections => sections.map(own => own.map(separate).join(' ')))
  return pages.map(({ path, title, type, keywords, sections }, at) => {
    const heads = (texts[at] ?? []).map((text, index) => {
      const { id = '', blocks: [question = ''] = [] } = sections[index] ?? {}
      if (questionNumber(id) > 0 && text.startsWith(question)) return question
      return head(text, id === pageTop ? unaddressedLength : excerptLength[type])
    })
    const said = new Set(
      tokens([title, ...sections.map(section => section.heading), ...heads].join(' ')).map(({ word }) => word),
    )
    const stems = new Set([...said].flatMap(variants))
    // A word is left out where another on the page already leads to it: its stem, or a word whose stem it is.
    const isNew = ({ word }: { word: string }) => {
      const forms = variants(word)
      if (word.length < 2 || isGrammar(word) || stems.has(word) || forms.some(form => said.has(form))) return false
      said.add(word)
      for (const form of forms) stems.add(form)
      return true
    }
    const indexed = sections.map(({ id, heading, keywords: own, names = [] }, index): IndexedSection => {
      const full = heads[index] ?? ''
      const remainder = (texts[at]?.[index] ?? '').slice(full.length)
      const further = compounds(remainder).filter(isNew)
      const words = further.map(({ written }) => written).sort(fromTheEnd)
      const text = remainder ? `${full}\n${words.join(' ')}` : full
      const number = questionNumber(id)
      if (number > 0 && sections[index - 1]?.heading === heading) return ['', text, number]
      const written = number || (id === usualId(heading) || !id ? 0 : id)
      // The store shows what its shelves show: an item's name leads to the page that its text belongs to.
      const shown = names.filter(name => blocks[at]?.[index]?.includes(name))
      const searched = index === 0 ? beside(title, [...keywords, ...shown]) : [own ?? [], ...shown].flat().join(', ')
      return searched ? [heading, text, written, searched] : [heading, text, written]
    })
    return [path, title, ...indexed]
  })
}

/** The words of a text; those that hyphens join are one, as they are searched for: `Wi-Fi`, which is also `wifi`. */
function compounds(text: string): { written: string; word: string }[] {
  const found: ReturnType<typeof splitWords> = []
  for (const token of splitWords(text)) {
    const last = found.at(-1)
    if (last && text.slice(last.end, token.start) === '-') {
      const { start } = last
      found.splice(-1, 1, {
        written: text.slice(start, token.end),
        word: last.word + token.word,
        start,
        end: token.end,
      })
    } else found.push(token)
  }
  return found
}

/** Keywords of which the title lacks a word, each once; whatever it has counts for more there. */
function beside(title: string, keywords: readonly string[]): string {
  const said = new Set(splitWords(title).map(({ word }) => word))
  return [...new Set(keywords)].filter(keyword => splitWords(keyword).some(({ word }) => !said.has(word))).join(', ')
}

/** Words with the same ending side by side, which brotli writes shorter. */
function fromTheEnd(one: string, other: string): number {
  const [first, second] = [one, other].map(word => word.split('').reverse().join(''))
  return (first ?? '') < (second ?? '') ? -1 : 1
}

/** Cells and items without punctuation at the end are separated by a dot. */
const separate = (text: string, index: number, all: readonly string[]) =>
  index === all.length - 1 || /[.?!:,;]$/.test(text) ? text : `${text} ·`

/** The beginning of a text, cut at the end of a word; a text only a little longer is kept whole. */
function head(text: string, length: number): string {
  if (text.length <= length * 1.2) return text
  const end = text.indexOf(' ', length)
  return end < 0 ? text : text.slice(0, end)
}
