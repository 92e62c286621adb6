import { deviationFinder, glossaryFile } from '../glossary.ts'
import { msg } from '../messages/msg.ts'
import { placeAt } from './read/place.ts'
import { termsOf } from './read/termsOf.ts'
import { textsOf } from './read/texts.ts'
import type { Check } from './types.ts'

/** One term, one rendering: words that the glossary turned down, and names in other capitals. */
export const glossary: Check = function* (content) {
  const { terms, findings } = termsOf(content)
  yield* findings
  const deviations = deviationFinder(terms)
  for (const { file, source, text, offset } of textsOf(content)) {
    for (const { index, found, write, term } of deviations(text)) {
      yield {
        ...placeAt(file, source, offset + index),
        check: 'glossary',
        severity: 'error',
        found,
        expected:
          term.en === term.he
            ? msg('the name as its owner writes it ({file})', { file: glossaryFile })
            : msg('the word agreed on for “{word}” ({file})', { word: term.en, file: glossaryFile }),
        atDesk:
          term.en === term.he
            ? msg('“{write}”, the name as its owner writes it', { write })
            : msg('“{write}”, the word agreed on for “{word}”', { write, word: term.en }),
        fix: write,
      }
    }
  }
}
