import { type Message, msg } from '../messages/msg.ts'
import { placeAt } from './read/place.ts'
import { isHebrew, textsOf } from './read/texts.ts'
import { wordAround } from './read/wordAround.ts'
import type { Check } from './types.ts'

interface Rule {
  readonly pattern: RegExp
  /** What is wrong with the word in which the pattern was found. */
  readonly found: Message
  readonly expected: Message
  readonly write: (match: string) => string
  /** The match cannot be seen, and would only confuse the message. */
  readonly hidden?: true
}

const finals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }
const middles = Object.fromEntries(Object.entries(finals).map(([middle, final]) => [final, middle]))

/** How Hebrew is set on this site. Each pattern is right about every text that follows the rule it names. */
const rules: readonly Rule[] = [
  {
    pattern: /[\u200e\u200f\u061c]+/g,
    found: msg('an invisible direction mark'),
    expected: msg('text without it; the site isolates Latin names and numbers by itself'),
    write: () => '',
    hidden: true,
  },
  {
    pattern: /[א-ת]*(?:[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]+[א-ת]*)+/g,
    found: msg('vowel points (nikud)'),
    expected: msg('the word without vowel points'),
    write: word => word.replace(/\p{M}/gu, ''),
  },
  {
    pattern: /(?<=[א-ת])["“”„](?=[א-ת])/g,
    found: msg('a straight quotation mark inside a Hebrew word'),
    expected: msg('gershayim, ״'),
    write: () => '״',
  },
  {
    // The sign of inches after a figure is no quotation mark.
    pattern: /(?<!\d)\\?["“”„]/g,
    found: msg('a quotation mark that is not Hebrew'),
    expected: msg('Hebrew quotation marks, ״…״'),
    write: () => '״',
  },
  {
    pattern: /(?<=[א-ת])(?:''|['’‘])/g,
    found: msg('a straight apostrophe after a Hebrew letter'),
    expected: msg('a geresh, ׳'),
    write: () => '׳',
  },
  {
    pattern: /[ךםןףץ](?=[א-ת])/g,
    found: msg('the final form of a letter inside a word'),
    expected: msg('the ordinary form; or a space, if two words are meant'),
    write: letter => middles[letter] ?? letter,
  },
  {
    // A foreign word may end in פ (סטארט־אפ); an abbreviation goes on with ׳, a prefix with ־.
    pattern: /(?<=[א-ת])[כמנצ](?![א-ת׳״'"’־-])/g,
    found: msg('the ordinary form of a letter at the end of a word'),
    expected: msg('its final form'),
    write: letter => finals[letter] ?? letter,
  },
  {
    pattern: /(?<=[א-ת])-(?=[א-תA-Za-z0-9])/g,
    found: msg('a hyphen after a Hebrew letter'),
    expected: msg('a maqaf, ־'),
    write: () => '־',
  },
  {
    pattern: /(?<![א-ת])[ושהכלבמ]{1,3}(?=[A-Za-z])/g,
    found: msg('a Hebrew prefix that touches a Latin word'),
    expected: msg('a maqaf, ־, between them'),
    write: prefix => `${prefix}־`,
  },
]

/** How Hebrew is written: marks, quotes, geresh and gershayim, final letters, maqaf. */
export const hebrew: Check = function* (content) {
  for (const { file, source, text, offset, joined } of textsOf(content).filter(isHebrew)) {
    const seen = new Set<number>()
    for (const { pattern, found, expected, write, hidden } of rules) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length
        // One mark, one finding: the first rule that knows it. A prefix before a widget is no word's end.
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
        }
      }
    }
  }
}
