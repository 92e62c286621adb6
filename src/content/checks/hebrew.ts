import { type Quotation, quotationsIn } from '../hebrewQuotations.ts'
import { hebrewRules, quotationRule } from '../hebrewRules.ts'
import { msg } from '../messages/msg.ts'
import { type Passage, passagesOf } from './read/passages.ts'
import { editIn, offsetIn, placeAt } from './read/place.ts'
import { isHebrew, type Text, textsOf } from './read/texts.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check, Finding } from './types.ts'

/** How Hebrew is written: marks, quotes, geresh and gershayim, final letters, maqaf. */
export const hebrew: Check = function* (content) {
  for (const passage of passagesOf(textsOf(content).filter(isHebrew))) {
    const quotations = quotationsIn(passage.words)
    /** The marks that are set together with their partner. */
    const paired = quotations.flatMap(({ start, from, to, end }) => [
      { from: passage.offset + start, to: passage.offset + from },
      { from: passage.offset + to, to: passage.offset + end },
    ])
    for (const quotation of quotations) yield ofQuotation(passage, quotation)
    for (const run of passage.runs)
      yield* ofSigns(run, place => paired.some(({ from, to }) => from <= place && place < to))
  }
}

/** Longest quotation that a message repeats in full, characters. */
const longest = 60

function ofQuotation(passage: Passage, { start, from, to, end, mark }: Quotation): Finding {
  const { file, source, text } = passage
  const { before, after } = wordAround(text, start, end)
  const written = text.slice(start, end)
  const insert = mark + text.slice(from, to) + mark
  const shown =
    written.length > longest
      ? written.replace(/^(\S+)[\s\S]*?(\S+)$/, (_, first, last) => `${first} … ${last}`)
      : written
  return {
    ...placeAt(file, source, offsetIn(passage, start)),
    check: 'hebrew',
    severity: 'error',
    found: msg('{slip}: {word}', { slip: quotationRule.found, word: before + shown + after }),
    expected: quotationRule.expected,
    fix: before + insert + after,
    ...editIn(passage, { index: start, 0: written }, insert),
  }
}

/** @param isPaired whether the mark at a place of the file is one of a quotation's */
function* ofSigns(run: Text, isPaired: (place: number) => boolean): Iterable<Finding> {
  const { file, source, text, offset, joined } = run
  const seen = new Set<number>()
  for (const { pattern, found, expected, write, hidden, letters } of hebrewRules) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      // One mark, one finding: from the first rule that matches. A prefix before a widget does not end a word.
      if (seen.has(match.index) || isPaired(offset + match.index) || (joined && end === text.length)) continue
      seen.add(match.index)
      const { before, after } = wordAround(text, match.index, end)
      yield {
        ...placeAt(file, source, offsetIn(run, match.index)),
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
