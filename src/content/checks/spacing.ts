import { msg } from '../messages/msg.ts'
import { editIn, placeAt } from './read/place.ts'
import { textsOf } from './read/texts.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check } from './types.ts'

const rules = [
  {
    pattern: /(?<=\S) +(?=[,.;:!?](?:\s|$))/g,
    found: msg('a space before a punctuation mark'),
    expected: msg('the mark right after the word'),
    write: '',
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/g,
    found: msg('several spaces between two words'),
    expected: msg('one space'),
    write: ' ',
  },
]

/** Spaces that do not belong, in both languages. */
export const spacing: Check = function* (content) {
  for (const run of textsOf(content)) {
    const { file, source, text, offset } = run
    for (const { pattern, found, expected, write } of rules) {
      for (const match of text.matchAll(pattern)) {
        const { before, after } = wordAround(text, match.index, match.index + match[0].length)
        yield {
          ...placeAt(file, source, offset + match.index),
          check: 'spacing',
          severity: 'error',
          found: msg('{slip}: {word}', { slip: found, word: before + match[0] + after }),
          expected,
          fix: `${before}${write}${after}`,
          ...editIn(run, match, write),
        }
      }
    }
  }
}
