import { compareSequences } from '../../../content/sequence.ts'

/** A word with its place in a text; ends are exclusive. */
export interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Letters and digits only, because markup and isolates part what a reader takes for one word. */
export const wordPattern = /[\p{L}\p{N}]+/gu

const frontMatter = /^\uFEFF?---\n[\s\S]*?\n---[^\n]*/

/** Of front matter a page shows the kicker. */
const unshown = /^kicker:|^(?!kicker:).+/gm

/** What is in the rest of a page's source and not on the page: names of tags and attributes, addresses, ids. */
const markup =
  /\{\/\*[\s\S]*?\*\/\}|<\/?[\w.]+|[\w-]+=(?=["{])|(?<=\b(?:id|icon|pages|plans|form)=)"[^"]*"|(?<=\]\()[^)\s]*/g

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }))

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The words of a page's source that a reader sees. */
const sourceWords = (source: string): Word[] =>
  wordsOf(source.replace(frontMatter, text => text.replace(unshown, blank)).replace(markup, blank))

/** A widget's tag, up to its end or to the next one. */
const widget = /<[A-Z][^<>]*/g

/** Which word of the page is which of its source. */
export class Alignment {
  readonly #text: string
  readonly #source: readonly Word[]
  readonly #toPage: Int32Array
  readonly #toSource: Int32Array

  /** @param page its words in the order of the document */
  constructor(source: string, page: readonly string[]) {
    this.#text = source
    this.#source = sourceWords(source)
    this.#toPage = new Int32Array(this.#source.length).fill(-1)
    this.#toSource = new Int32Array(page.length).fill(-1)
    const words = this.#source.map(({ text }) => text)
    for (const { equal, aStart, aEnd, bStart } of compareSequences(words, page)) {
      if (!equal) continue
      for (let index = aStart; index < aEnd; index++) {
        this.#toPage[index] = bStart + index - aStart
        this.#toSource[bStart + index - aStart] = index
      }
    }
  }

  /** The place in the source of a word of the page; behind the word before it, where its own text comes from elsewhere. */
  sourceOffset(pageIndex: number): number | undefined {
    const own = this.#word(pageIndex)
    if (own) return own.from
    for (let index = pageIndex - 1; index >= 0; index--) {
      const word = this.#word(index)
      if (word) return word.to
    }
    return undefined
  }

  /** The place in the source of a character of a word of the page; where it is not the source's own, that of what draws it. */
  placeOf(pageIndex: number, character: number): { offset: number; isOwn: boolean } | undefined {
    const own = this.#word(pageIndex)
    if (own) return { offset: Math.min(own.from + character, own.to), isOwn: true }
    const before = this.sourceOffset(pageIndex)
    const offset = this.#widgetBetween(before ?? 0, this.#next(pageIndex)?.from ?? this.#text.length) ?? before
    return offset === undefined ? undefined : { offset, isOwn: false }
  }

  /** The widget in whose tag a place of the source is, or else the first one that begins before the other place. */
  #widgetBetween(from: number, to: number): number | undefined {
    const tags = [...this.#text.matchAll(widget)]
    return tags.find(({ index, 0: tag }) => index + tag.length > from && index < to)?.index
  }

  #next(pageIndex: number): Word | undefined {
    for (let index = pageIndex + 1; index < this.#toSource.length; index++) {
      const word = this.#word(index)
      if (word) return word
    }
    return undefined
  }

  /** The word of the page at a place of the source, or the nearest one before it, or else after it. */
  pageIndex(offset: number): number | undefined {
    const at = this.#source.findLastIndex(({ from }) => from <= offset)
    for (let index = at; index >= 0; index--) if ((this.#toPage[index] ?? -1) >= 0) return this.#toPage[index]
    for (let index = at + 1; index < this.#source.length; index++) {
      if ((this.#toPage[index] ?? -1) >= 0) return this.#toPage[index]
    }
    return undefined
  }

  #word(pageIndex: number): Word | undefined {
    return this.#source[this.#toSource[pageIndex] ?? -1]
  }
}
