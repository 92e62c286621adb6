import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { isFixable } from '../../src/desk/browser/isFixable.ts'
import { correctedText, faultsIn, offeredIn, pageWith, wordsIn } from './correctedIn.ts'

/** A widget with others inside, each with its end or without. */
const among = (outer: string, inner: string, ends: readonly boolean[]) =>
  [`<${outer}>`, ...ends.flatMap(end => [`<${inner}>`, 'Words.', ...(end ? [`</${inner}>`] : [])]), `</${outer}>`].join(
    '\n\n',
  )

/** The words with what keeps them from being read corrected, click by click. */
function corrected(words: string, locale: 'en' | 'he'): string {
  let text = pageWith(words, locale)
  for (let clicks = 0; clicks < 4; clicks++) {
    const [fault] = faultsIn(text, locale, ['syntax'])
    if (fault) text = correctedText(text, locale, fault)
  }
  return wordsIn(text, locale)
}

test.each([
  ['en', '<Question>, while <Question> of line 46 is still open', '</Question> before it, on a line of its own'],
  ['he', '<Question>, כש־<Question> משורה 46 עוד פתוח', '</Question> לפניו, בשורה משלו'],
] as const)('a question is open where the next begins, which is said there (%s)', (locale, found, expected) => {
  const faults = faultsIn(pageWith(among('Faq', 'Question', [false, true]), locale), locale, ['syntax'])
  const say = plainWordingIn(locale)
  expect(faults.map(fault => [fault.line, fault.column, say(fault.found), say(fault.expected)])).toEqual([
    [50, 1, found, expected],
  ])
})

test.each(
  [
    ['Faq', 'Question'],
    ['Steps', 'Step'],
    ['FeatureGrid', 'Feature'],
    ['Lane', 'Moment'],
  ].flatMap(([outer = '', inner = '']) =>
    [
      [false],
      [false, true],
      [true, false],
      [false, true, true],
      [true, false, true],
      [false, false, true],
      [false, false],
    ].flatMap(ends => localeCodes.map(locale => ({ locale, outer, inner, ends }))),
  ),
)(
  'each widget gets its end on a line of its own ($locale, $outer, $inner, $ends)',
  ({ locale, outer, inner, ends }) => {
    expect(corrected(among(outer, inner, ends), locale)).toBe(
      among(
        outer,
        inner,
        ends.map(() => true),
      ),
    )
  },
)

test.each([
  [
    '<Faq>\n<Question q="A">\nB\n<Question q="C">\nD\n</Question>\n</Faq>',
    '<Faq>\n<Question q="A">\nB\n\n</Question>\n\n<Question q="C">\nD\n</Question>\n</Faq>',
  ],
  [
    '- A\n\n  <Faq>\n\n  <Question q="A">\n\n  B\n\n  <Question q="C">\n\n  D\n\n  </Question>\n\n  </Faq>',
    '- A\n\n  <Faq>\n\n  <Question q="A">\n\n  B\n\n  </Question>\n\n  <Question q="C">\n\n  D\n\n  </Question>\n\n  </Faq>',
  ],
  [
    '> <Faq>\n>\n> <Question q="A">\n>\n> B\n>\n> <Question\n> q="C">\n>\n> D\n>\n> </Question>\n>\n> </Faq>',
    '> <Faq>\n>\n> <Question q="A">\n>\n> B\n>\n> </Question>\n>\n> <Question\n> q="C">\n>\n> D\n>\n> </Question>\n>\n> </Faq>',
  ],
  [
    '<Faq>\n\n<Question q="A">\n\n```\n<Question>\n```\n\n</Faq>',
    '<Faq>\n\n<Question q="A">\n\n```\n<Question>\n```\n\n</Question>\n\n</Faq>',
  ],
])('it stands as far in as what follows, with empty lines around it: %s', (words, expected) => {
  expect(corrected(words, 'en')).toBe(expected)
})

test.each(
  [
    ['> <Callout title="A">\n>\n> B', '> <Callout title="A">\n>\n> B\n>\n> </Callout>'],
    ['> <Callout title="A">\n> B\n>\n\nC', '> <Callout title="A">\n> B\n>\n> </Callout>\n\nC'],
    ['> > <Lead>\n> >\n> > B\n\nC', '> > <Lead>\n> >\n> > B\n> >\n> > </Lead>\n\nC'],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)('a widget of a quotation ends in it ($locale): $words', ({ locale, words, expected }) => {
  expect(corrected(words, locale)).toBe(expected)
})

test.each(
  [
    // Its end is there, out of the quotation.
    '> <Callout title="A">\n>\n> B\n\n</Callout>',
    '> <Callout title="A">\n> B\nand on',
    '- <Callout title="A">\n\n  B\n\nC',
    '<Callout title="A">\n\nB\n\n</Xyz>',
  ].flatMap(words => localeCodes.map(locale => ({ locale, words }))),
)('where no place for its end is right, no correction is offered ($locale): $words', ({ locale, words }) => {
  const text = pageWith(words, locale)
  const faults = faultsIn(text, locale, ['syntax'])
  expect(offeredIn(text, locale, faults).map(fault => isFixable({ fault }))).toEqual([false])
})

test('where one is, the correction is offered', () => {
  const text = pageWith('> <Callout title="A">\n>\n> B', 'en')
  expect(offeredIn(text, 'en', faultsIn(text, 'en', ['syntax'])).map(fault => isFixable({ fault }))).toEqual([true])
})

test('a widget that may stand in itself is not taken for one that lacks its end', () => {
  const words = '<Callout title="A">\n\nB\n\n<Callout title="C">\n\nD\n\n</Callout>'
  const [fault] = faultsIn(pageWith(words, 'en'), 'en', ['syntax'])
  expect(fault?.found).toMatchObject({ values: { closed: '</Cta>', open: '<Callout>' } })
})

test.each([
  '- A\n\n  <Question q="A">\n\n  B\n\n- C',
  '> <Question q="A">\n>\n> B',
  '<Faq>\n\n- A\n\n  <Question q="A">\n\n  B\n\n</Faq>',
])('where none closes, nothing is written before its start, and nothing is lost: %s', words => {
  const text = pageWith(words, 'en')
  const [fault] = faultsIn(text, 'en', ['syntax'])
  expect(fault && correctedText(text, 'en', fault)).toBe(text)
})

test.each(localeCodes)('no words are lost to the end of a widget (%s)', locale => {
  const words = '<FeatureGrid>\n\n<Feature>\n\nA\n\n<Lead>\n\nB\n\n</FeatureGrid>'
  expect(corrected(words, locale)).toMatch(/<FeatureGrid>\n\n<Feature>\n\nA\n\n<Lead>\n\nB\n/)
})
