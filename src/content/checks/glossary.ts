import { deviationFinder, glossaryFile } from '../glossary.ts'
import { msg } from '../messages/msg.ts'
import { runsAcrossMarks } from './read/acrossMarks.ts'
import { passagesOf } from './read/passages.ts'
import { placeAt } from './read/place.ts'
import { termsOf } from './read/termsOf.ts'
import { textsOf } from './read/texts.ts'
import type { Check } from './types.ts'

/** One term, one rendering: words that the glossary turned down, and names in other capitals. */
export const glossary: Check = function* (content) {
  const { terms, findings } = termsOf(content)
  yield* findings
  const deviations = deviationFinder(terms)
  for (const { run, around } of passagesOf(textsOf(content)).flatMap(runsAcrossMarks)) {
    const { file, source, text, offset } = run
    for (const { index, found, language, agreed, write, term } of deviations(text, around)) {
      const isName = term.en === term.he
      const fault = { ...placeAt(file, source, offset + index), check: 'glossary', severity: 'error', found } as const
      if (write === undefined)
        yield {
          ...fault,
          expected: msg('“{term}” in the form that this sentence needs, as agreed in {file}', {
            term: agreed,
            file: glossaryFile,
          }),
          atDesk: msg('“{term}”, as agreed, in the form that this sentence needs', { term: agreed }),
        }
      else
        yield {
          ...fault,
          expected: isName
            ? msg('the name as its owner writes it ({file})', { file: glossaryFile })
            : language === 'en'
              ? msg('the word agreed on ({file})', { file: glossaryFile })
              : msg('the word agreed on for “{word}” ({file})', { word: term.en, file: glossaryFile }),
          atDesk: isName
            ? msg('“{write}”, the name as its owner writes it', { write })
            : language === 'en'
              ? msg('“{write}”, the word agreed on', { write })
              : msg('“{write}”, the word agreed on for “{word}”', { write, word: term.en }),
          fix: write,
        }
    }
  }
}
