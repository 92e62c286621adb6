import { hebrewRules } from '../hebrewRules.ts'
import { msg } from '../messages/msg.ts'
import { editIn, placeAt } from './read/place.ts'
import { isHebrew, textsOf } from './read/texts.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check } from './types.ts'

/** How Hebrew is written: marks, quotes, geresh and gershayim, final letters, maqaf. */
export const hebrew: Check = function* (content) {
  for (const run of textsOf(content).filter(isHebrew)) {
    const { file, source, text, offset, joined } = run
    const seen = new Set<number>()
    for (const { pattern, found, expected, write, hidden, letters } of hebrewRules) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length
        // One mark, one finding: from the first rule that matches. A prefix before a widget does not end a word.
        if (seen.has(match.index) || (joined && end === text.length)) continue
        seen.add(match.index)
        const { before, after } = wordAround(text, match.index, end)
        yield {
          ...placeAt(file, source, offset + match.index),
          check: 'hebrew',
          severity: 'error',
          found: msg('{slip}: {word}', { slip: found, word: before + (hidden ? '' : match[0]) + after }),
          expected,
          fix: before + write(match[0]) + after,
          ...(letters ? {} : editIn(run, match, write(match[0]))),
        }
      }
    }
  }
}
