import { tokens } from './words.ts'

/** A text with the ranges in it that match the query, in UTF-16 units. */
export interface Marked {
  text: string
  hits: [start: number, end: number][]
}

/** Characters of an excerpt, about two lines. */
const length = 150

/** How many words from beyond the text in full an excerpt shows. */
const maxFurtherWords = 3

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
 * The part of a section's text around the first match. Words that the index keeps without their context (after a line
 * break) follow the beginning of the text.
 */
export function excerpt(text: string, hits: (word: string) => boolean): Marked {
  const [full = '', further = ''] = text.split('\n')
  const first = mark(full, hits).hits[0]
  if (first || !further) return mark(cut(full, first?.[0] ?? 0), hits)
  const words = mark(further, hits).hits.slice(0, maxFurtherWords)
  const shown = words.map(([start, end]) => further.slice(start, end))
  if (shown.length === 0) return mark(cut(full, 0), hits)
  // The beginning ends with an ellipsis of its own where something is left out.
  return mark(`${cut(full, 0, 90).replace(/ …$/, '')} … ${shown.join(' … ')}`, hits)
}

/** About `size` characters around the position `at`, cut between words. */
function cut(text: string, at: number, size: number = length): string {
  if (text.length <= size) return text
  const from = at < size * 0.7 ? 0 : text.lastIndexOf(' ', at - size * 0.4) + 1
  const end = from + size >= text.length ? text.length : text.lastIndexOf(' ', from + size)
  const piece = text.slice(from, end <= from ? from + size : end).replace(/[\s,;:–—-]+$/, '')
  return `${from > 0 ? '… ' : ''}${piece}${end < text.length && !piece.endsWith('.') ? ' …' : ''}`
}
