import type { PageSource, Place } from '../types.ts'
import { wikiMarksIn } from './wikiMarks.ts'

/** Placeholders that a starter left in a page, `[[Two sentences.]]`. */
export function* placeholdersOf(
  { file, source, locale }: PageSource,
  pages: readonly PageSource[],
): Iterable<Place & { text: string }> {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  for (const [index, words] of lines.entries()) {
    // Comments of the front matter explain the brackets themselves.
    if (index < end && /^\s*#/.test(words)) continue
    // Links and pictures of a wiki are the leftover marks' check's, which looks at the body.
    const marks = index > end ? [...wikiMarksIn(words, locale, pages)] : []
    const links = new Set(marks.map(({ index, mark }) => index + mark.length))
    for (const { 0: text, index: column } of words.matchAll(/\[\[([^\]]*)\]\]/g)) {
      if (links.has(column + text.length)) continue
      yield { file, line: index + 1, column: column + 1, text }
    }
  }
}
