import { namedMark, withHebrewQuotations } from './hebrewQuotations.ts'
import { type Message, msg } from './messages/msg.ts'

interface Rule {
  readonly pattern: RegExp
  /** What is wrong with the word in which the pattern was found. */
  readonly found: Message
  readonly expected: Message
  readonly write: (match: string) => string
  /** The match cannot be seen, and would only confuse the message. */
  readonly hidden?: true
  /** It changes a letter, which only the writer of a text may do. */
  readonly letters?: true
}

const finals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }
const middles = Object.fromEntries(Object.entries(finals).map(([middle, final]) => [final, middle]))

/** A vowel point or accent, as few texts have them; not the signs of words and lines among them. */
export const vowelPoint = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/

/** Whether a text has vowel points, of which this site writes none. */
export const hasVowelPoints = (text: string): boolean => vowelPoint.test(text)

/** What is wrong with the marks around a quotation, which are set together. */
export const quotationRule = {
  found: msg('quotation marks that are not Hebrew'),
  expected: msg('Hebrew quotation marks, ״…״'),
} as const

/**
 * How Hebrew is set on this site, apart from the marks around its quotations. Each pattern is right about every text that follows
 * the rule it names.
 */
export const hebrewRules: readonly Rule[] = [
  {
    pattern: /[\u200e\u200f\u061c]+/g,
    found: msg('an invisible direction mark'),
    expected: msg('text without it; the site isolates Latin names and numbers by itself'),
    write: () => '',
    hidden: true,
  },
  {
    pattern: new RegExp(`[א-ת]*(?:${vowelPoint.source}+[א-ת]*)+`, 'g'),
    found: msg('vowel points (nikud)'),
    expected: msg('the word without vowel points'),
    write: word => word.replace(/\p{M}/gu, ''),
  },
  {
    // Also as two apostrophes, and as the accents that old keyboards have for them.
    pattern: new RegExp(`(?<=[א-ת])(?:["“”„]|['’‘\`´׳]{2}|${namedMark})(?=[א-ת])`, 'g'),
    found: msg('a quotation mark inside a Hebrew word'),
    expected: msg('gershayim, ״'),
    write: () => '״',
  },
  {
    // An inch mark after a figure is not a quotation mark, nor is one alone that is written by its name: that is meant as it is.
    pattern: /(?<!\d)\\?["“”„]/g,
    found: msg('a quotation mark that is not Hebrew'),
    expected: quotationRule.expected,
    write: () => '״',
  },
  {
    pattern: /(?<=[א-ת])(?:''|['’‘´])/g,
    found: msg('an apostrophe after a Hebrew letter'),
    expected: msg('a geresh, ׳'),
    write: () => '׳',
  },
  {
    pattern: /[ךםןףץ](?=[א-ת])/g,
    found: msg('the final form of a letter inside a word'),
    expected: msg('the ordinary form; or a space, if two words are meant'),
    write: letter => middles[letter] ?? letter,
    letters: true,
  },
  {
    // A foreign word may end in פ (סטארט־אפ); an abbreviation goes on with ׳, a prefix with ־.
    pattern: new RegExp(`(?<=[א-ת])[כמנצ](?![א-ת׳״'"’־-]|${namedMark})`, 'g'),
    found: msg('the ordinary form of a letter at the end of a word'),
    expected: msg('its final form'),
    write: letter => finals[letter] ?? letter,
    letters: true,
  },
  {
    pattern: /(?<=[א-ת])-(?=[א-תA-Za-z0-9])/g,
    found: msg('a hyphen after a Hebrew letter'),
    expected: msg('a maqaf, ־'),
    write: () => '־',
  },
  {
    pattern: /(?<![א-ת])[ושהכלבמ]{1,3}[–—](?=[A-Za-z0-9])/g,
    found: msg('a dash after a Hebrew prefix'),
    expected: msg('a maqaf, ־'),
    write: prefix => `${prefix.slice(0, -1)}־`,
  },
  {
    // Not where Hebrew goes on after the Latin letters: those are typed by mistake.
    pattern: /(?<![א-ת])[ושהכלבמ]{1,3}(?=[A-Za-z]+(?![A-Za-zא-ת]))/g,
    found: msg('a Hebrew prefix that touches a Latin word'),
    expected: msg('a maqaf, ־, between them'),
    write: prefix => `${prefix}־`,
  },
]

/**
 * Applies this site's Hebrew typography to text from elsewhere: quotation marks, geresh, gershayim and maqaf, and no
 * vowel points. Letters stay as they are.
 */
export const toHebrewTypography = (text: string): string =>
  hebrewRules.reduce(
    (set, { pattern, write, letters }) => (letters ? set : set.replace(pattern, match => write(match))),
    withHebrewQuotations(text),
  )
