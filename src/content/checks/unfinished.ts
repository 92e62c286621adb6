import { msg } from '../messages/msg.ts'
import type { Check, Place } from './types.ts'

/** Placeholders of a new page's starter, `[[Two sentences.]]`: one finding a page, however many there are. */
export const unfinished: Check = function* ({ pages }) {
  for (const { file, source } of pages) {
    const left = [...placeholdersOf(file, source)]
    const [first] = left
    if (!first) continue
    const lines = [...new Set(left.map(({ line }) => `${line}`))]
    yield {
      check: 'unfinished',
      severity: 'error',
      file,
      line: first.line,
      column: first.column,
      found:
        left.length === 1
          ? msg('{text}, which is still to be written', { text: first.text })
          : msg('{count} texts still to be written, in double square brackets, on lines {lines}', {
              count: left.length,
              lines,
            }),
      expected: msg('your own words in place of the double brackets and what is between them'),
    }
  }
}

function* placeholdersOf(file: string, source: string): Iterable<Place & { text: string }> {
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  for (const [index, words] of lines.entries()) {
    // Comments of the front matter explain the brackets themselves.
    if (index < end && /^\s*#/.test(words)) continue
    for (const { 0: text, index: column } of words.matchAll(/\[\[([^\]]*)\]\]/g)) {
      yield { file, line: index + 1, column: column + 1, text }
    }
  }
}
