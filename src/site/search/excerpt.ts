import { tokens } from './words.ts'

/** A text with the ranges in it that match the query, in UTF-16 units. */
export interface Marked {
  text: string
  hits: [start: number, end: number][]
}

/** Characters of an excerpt, about two lines. */
const length = 150

/** What no ellipsis follows. */
const danglingEnd = /[\s,;:·–—-]+$/

/** Finds the words of a text that match the query. */
export function mark(text: string, hits: (word: string) => boolean): Marked {
  let last = 0
  const found = tokens(text).flatMap(({ word, start, end }): Marked['hits'] => {
    if (start < last || !hits(word)) return []
    last = end
    return [[start, end]]
  })
  return { text, hits: found }
}

/**
 * The part of a section's text around the first match, or its beginning. The words that the index keeps without their context
 * (after a line break) are never shown: they would read as a quotation, and are none.
 */
export function excerpt(text: string, hits: (word: string) => boolean): Marked {
  const [full = '', further] = text.split('\n')
  const shown = further === undefined || /[.?!]$/.test(full) ? full : `${full.replace(danglingEnd, '')} …`
  return mark(cut(shown, mark(full, hits).hits[0]?.[0] ?? 0), hits)
}

/** About `length` characters around the position `at`, cut between words. */
function cut(text: string, at: number): string {
  if (text.length <= length) return text
  const from = at < length * 0.7 ? 0 : text.lastIndexOf(' ', at - length * 0.4) + 1
  const end = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  const piece = text.slice(from, end <= from ? from + length : end).replace(danglingEnd, '')
  return `${from > 0 ? '… ' : ''}${piece}${end < text.length && !piece.endsWith('.') ? ' …' : ''}`
}
