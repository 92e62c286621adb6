import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotationsIn, withHebrewQuotations } from './hebrewQuotations.ts'
import { toHebrewTypography } from './hebrewRules.ts'

test.each([
  ['"מק 16"', '״מק 16״'],
  ['"16 מקים"', '״16 מקים״'],
  ['"iPhone של דנה 16"', '״iPhone של דנה 16״'],
  ['"iPhone 16"', '״iPhone 16״'],
  ['דוד "בן: #1" - כהן', 'דוד ״בן: #1״ - כהן'],
  ['“מק 16”, „מק 17“', '״מק 16״, ״מק 17״'],
  ['"מק 16" ו"מק 17"', '״מק 16״ ו״מק 17״'],
  ['ה"מק 16" הגיע', 'ה״מק 16״ הגיע'],
  ['ה-"מק 16" הגיע', 'ה-״מק 16״ הגיע'],
  ['ה"iPhone 16" הגיע', 'ה״iPhone 16״ הגיע'],
  ['("מק 16", "כן!")', '(״מק 16״, ״כן!״)'],
  ['הוא אמר "קניתי "מק 16" חדש" והלך', 'הוא אמר ״קניתי ״מק 16״ חדש״ והלך'],
  [String.raw`\"מק 16\"`, '״מק 16״'],
])('both marks of a quotation are set: %s', (text, set) => {
  expect(withHebrewQuotations(text)).toBe(set)
})

test.each([
  ["אמרו לנו 'כן' וקנינו", 'אמרו לנו ״כן״ וקנינו'],
  ["'כן', אמרה חב' גדולה", "״כן״, אמרה חב' גדולה"],
  ["'שכבה ג' היא הטובה'", "״שכבה ג' היא הטובה״"],
  ["דגם 'מק 16' חדש", 'דגם ״מק 16״ חדש'],
  ['‘כן’', '״כן״'],
  ["ה'רשימה' של ג'ון", "ה״רשימה״ של ג'ון"],
  ["''כן''", '״כן״'],
  ['"הוא אמר \'כן\' והלך 16"', '״הוא אמר ׳כן׳ והלך 16״'],
  ["״הוא אמר 'כן' והלך״", '״הוא אמר ׳כן׳ והלך״'],
])('single marks around words are a quotation: %s', (text, set) => {
  expect(withHebrewQuotations(text)).toBe(set)
})

test.each([
  ['״מק 16"', '״מק 16״'],
  ['"מק 16״', '״מק 16״'],
  ["'כן׳", '״כן״'],
  ["׳מק 16'", '״מק 16״'],
])('a quotation of which one mark was set before gets the other: %s', (text, set) => {
  expect(withHebrewQuotations(text)).toBe(set)
})

test.each([
  'מסך 13"',
  '13"',
  'מסך 13" או 16"',
  'מסך 13", 14" ו-16" (27")',
  'מחיר בש"ח למסך 13"',
  'מנכ"ל קנה מסך 13"',
  '״שלום״ למסך 13"',
  '״מסך 13" חדש״',
  'תקרה בגובה 6\' ומסך 13"',
  "ג'ון וצ'יפס",
  "כיתה 'ג והלאה",
  "סק' וחב' ורח' הרצל",
  "'ג של חב' גדולה",
  "rock 'n' roll",
  "don't, Dell's",
  '׳כן׳ וגם ״לא״',
  'אמר "כן\n\nמסך 13" חדש',
])('what is no quotation, or is set as Hebrew, stays: %s', text => {
  expect(quotationsIn(text)).toEqual([])
})

test.each([
  ['מסך 13" וגם "מק 16"', 'מסך 13" וגם ״מק 16״'],
  ['"מק 16" וגם מסך 13"', '״מק 16״ וגם מסך 13"'],
  ['"מסך 13" חדש"', '״מסך 13" חדש״'],
  ['מסך 13" או "מסך 16" חדש"', 'מסך 13" או ״מסך 16" חדש״'],
])('inches beside a quotation stay: %s', (text, set) => {
  expect(withHebrewQuotations(text)).toBe(set)
})

test.each([
  ['אמרו לנו \'כן\' וקנינו דגם "מק 16" לכולם.', 'אמרו לנו ״כן״ וקנינו דגם ״מק 16״ לכולם.'],
  ['מנכ"ל בצה"ל קנה ב-Mac "מק 16" של ג\'ון', 'מנכ״ל בצה״ל קנה ב־Mac ״מק 16״ של ג׳ון'],
])('the other signs are set besides: %s', (text, set) => {
  expect(toHebrewTypography(text)).toBe(set)
})

const words = fc
  .array(fc.constantFrom('מק', '16', 'iPhone', 'כן', '#1', '50%', 'של', 'צה״ל', 'בש"ח', "ג'ון", 'שלום,', 'יופי!'), {
    minLength: 1,
    maxLength: 4,
  })
  .map(list => list.join(' '))
const around = fc.constantFrom('', 'אמרו ', 'קנינו ב-', '(')

test('whatever two marks stand around and beside, both are set or neither, and once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(around, words, fc.constantFrom('"', '“”', '„“')), { minLength: 1, maxLength: 3 }),
      quotations => {
        const marked = (mark?: string) =>
          quotations
            .map(([before, inside, own]) => `${before}${mark ?? own.at(0)}${inside}${mark ?? own.at(-1)}`)
            .join(', ')
        const set = toHebrewTypography(marked())
        expect(set).toBe(toHebrewTypography(marked('״')))
        expect(toHebrewTypography(set)).toBe(set)
      },
    ),
  )
})

test('single marks around words with a Hebrew one are both set, and once', () => {
  fc.assert(
    fc.property(around, words, fc.constantFrom('', ' וקנינו', ', של ג׳ון'), (before, inside, after) => {
      const set = toHebrewTypography(`${before}'כך ${inside}'${after}`)
      expect(set).toBe(toHebrewTypography(`${before}״כך ${inside}״${after}`))
      expect(toHebrewTypography(set)).toBe(set)
    }),
  )
})
