import { placeholdersIn } from '../../placeholders.ts'
import type { PageSource, Place } from '../types.ts'
import { wikiMarksIn } from './wikiMarks.ts'

/** Placeholders left in a page; links and pictures of a wiki in its body are for the check of leftover marks. */
export function* placeholdersOf(
  { file, source, locale }: PageSource,
  pages: readonly PageSource[],
): Iterable<Place & { text: string }> {
  const lines = source.split('\n')
  for (const { text, line, column, isFrontMatter } of placeholdersIn(lines)) {
    const marks = isFrontMatter ? [] : [...wikiMarksIn(lines[line - 1] ?? '', locale, pages)]
    const end = column - 1 + text.length
    if (marks.every(({ index, mark }) => index + mark.length !== end)) yield { file, line, column, text }
  }
}
