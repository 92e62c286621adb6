import { msg } from '../messages/msg.ts'
import { editIn, placeAt } from './read/place.ts'
import { textsOf } from './read/texts.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check } from './types.ts'

const spaceBefore = {
  found: msg('a space before a punctuation mark'),
  expected: msg('the mark right after the word'),
}

const rules = [
  { pattern: /(?<=\S) +(?=[,.;:!?](?:\s|$))/g, ...spaceBefore, write: '' },
  // The space belongs after the mark. A name may begin with another one in Latin letters, as .NET does.
  { pattern: /(?<=\S) +([,;](?=\p{L})|[.:!?](?=[א-ת]))/gu, ...spaceBefore, write: '$1 ' },
  {
    pattern: /(?<![.\s])\.\.(?!\.)(?=\s|$)/g,
    found: msg('two full stops'),
    expected: msg('one, or three'),
    write: '.',
  },
  {
    pattern: /,{2,}/g,
    found: msg('several commas'),
    expected: msg('one comma'),
    write: ',',
  },
  {
    // Not after an abbreviation of single letters, such as ת.ז.
    pattern: /(?<=[\p{Ll}א-ת]{2}\.)(?=\p{Lu}\p{Ll}|[א-ת]{2})|(?<=\p{L},)(?=\p{L})/gu,
    found: msg('no space after a punctuation mark'),
    expected: msg('a space between the mark and the next word'),
    write: ' ',
  },
  {
    pattern:
      /(?<![\p{L}’'-])(a|an|the|to|of|and|for|with|or|our|your|של|את|על|עם|אל|כי|או|אנחנו)( \1)+(?![\p{L}’'-])/giu,
    found: msg('a word twice'),
    expected: msg('the word once'),
    write: '$1',
  },
  {
    // Just inside a bracket there is none.
    pattern: /(?<=[^\s(]) {2,}(?=[^\s)])/g,
    found: msg('several spaces between two words'),
    expected: msg('one space'),
    write: ' ',
  },
  {
    // Also before or after a widget, link or emphasis. “ ends a quotation of „…“, and ” may wrongly begin one.
    pattern: /(?<=\(|(?<![^\s(])“) +(?=[^\s)”]|$)|(?<=\S|^) +(?=\)|”(?![\p{L}\p{N}]))/gu,
    found: msg('a space just inside brackets or quotation marks'),
    expected: msg('no space between the mark and the words in it'),
    write: '',
  },
]

/** The end of a text up to a link's round bracket that is never closed, which has a check of its own. */
const inUnfinishedLink = /(?<!\\)\]\([^()\n]*$/

/** Spaces and marks that do not belong, in both languages. */
export const spacing: Check = function* (content) {
  for (const run of textsOf(content)) {
    const { file, source, text, offset } = run
    for (const { pattern, found, expected, write } of rules) {
      for (const match of text.matchAll(pattern)) {
        // Closed up, the words of the sentence would be the address.
        if (inUnfinishedLink.test(text.slice(0, match.index))) continue
        const inserted = write.replace('$1', match[1] ?? '')
        const { before, after } = wordAround(text, match.index, match.index + match[0].length)
        yield {
          ...placeAt(file, source, offset + match.index),
          check: 'spacing',
          severity: 'error',
          found: msg('{slip}: {word}', { slip: found, word: before + match[0] + after }),
          expected,
          fix: `${before}${inserted}${after}`,
          ...editIn(run, match, inserted),
        }
      }
    }
  }
}
