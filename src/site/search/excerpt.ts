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

/**
 * The words of the page around the first match that browsers are to scroll to, as a text fragment of an address: they open an
 * answer that is folded there and mark the words. Empty where only the heading answers. As many words as no punctuation
 * parts: those stand in one paragraph.
 */
export function textFragment(text: string, hits: (word: string) => boolean): string {
  const at = mark(text, hits).hits[0]?.[0]
  if (at === undefined) return ''
  const start = text.slice(0, at).search(/\S*$/)
  // After a line break each word is from another place of the page.
  const further = text.lastIndexOf('\n', at) < 0 ? 3 : 0
  const run = new RegExp(`[\\p{L}\\p{N}][^\\s.,;:·!?()]*(?: [\\p{L}\\p{N}][^\\s.,;:·!?()]*){0,${further}}`, 'u')
  const words = run.exec(text.slice(start))?.[0] ?? ''
  // A hyphen stands between the terms of a fragment.
  return words && `:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
}

/** About `length` characters around the position `at`, cut between words. */
function cut(text: string, at: number): string {
  if (text.length <= length) return text
  const from = at < length * 0.7 ? 0 : text.lastIndexOf(' ', at - length * 0.4) + 1
  const end = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length)
  const piece = text.slice(from, end <= from ? from + length : end).replace(danglingEnd, '')
  return `${from > 0 ? '… ' : ''}${piece}${end < text.length && !piece.endsWith('.') ? ' …' : ''}`
}
