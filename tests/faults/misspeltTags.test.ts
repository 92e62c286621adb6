import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

/** The words after a click on the fault that keeps them from being read. */
function corrected(words: string, locale: 'en' | 'he'): string {
  const text = pageWith(words, locale)
  const [fault] = faultsIn(text, locale, ['syntax'])
  return fault ? wordsIn(correctedText(text, locale, fault), locale) : words
}

test.each(
  [
    ['<Callout title="A">\n\nB\n\n</Calout>', '<Callout title="A">\n\nB\n\n</Callout>'],
    ['<Calout title="A">\n\nB\n\n</Callout>', '<Callout title="A">\n\nB\n\n</Callout>'],
    ['> <Callout title="A">\n>\n> B\n>\n> </Calout>', '> <Callout title="A">\n>\n> B\n>\n> </Callout>'],
    ['<Lead>B</Laed>', '<Lead>B</Lead>'],
    [
      '<Faq>\n\n<Question q="A">\n\nB\n\n</Qestion>\n\n<Question q="C">\n\nD\n\n</Question>\n\n</Faq>',
      '<Faq>\n\n<Question q="A">\n\nB\n\n</Question>\n\n<Question q="C">\n\nD\n\n</Question>\n\n</Faq>',
    ],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)('a misspelt tag gets the name of the other one ($locale): $words', ({ locale, words, expected }) => {
  expect(corrected(words, locale)).toBe(expected)
})

test.each([
  ['en', 'the same name in both tags', '</Callout>'],
  ['he', 'אותו שם בשתי התגיות', '</Callout>'],
] as const)('it is said that both have one name (%s)', (locale, expected, fix) => {
  const faults = faultsIn(pageWith('<Callout title="A">\n\nB\n\n</Calout>', locale), locale, ['syntax'])
  const say = plainWordingIn(locale)
  expect(faults.map(fault => [fault.line, fault.column, say(fault.expected), fault.fix])).toEqual([
    [48, 1, expected, fix],
  ])
})

test.each([
  // Another of that name is open.
  '<Calout title="A">\n\n<Callout title="A">\n\nB\n\n</Calout>',
  // Both exist.
  '<Step title="A">\n\nB\n\n</Steps>',
  // Neither does.
  '<Calout>\n\nB\n\n</Caalout>',
  // Nothing alike.
  '<Callout title="A">\n\nB\n\n</Xyz>',
])('a tag that may be another one keeps its name: %s', words => {
  const after = corrected(words, 'en')
  for (const [tag] of words.matchAll(/<[^<>]+>/g)) expect(after).toContain(tag)
})
