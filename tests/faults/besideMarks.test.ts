import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const named = (name: string) => `&${name};`

test.each([
  [`זה ${named('quot')}מילה${named('quot')} כאן`, 'זה ״מילה״ כאן'],
  [`זה ${named('quot')}מילה" כאן`, 'זה ״מילה״ כאן'],
  [`זה ${named('ldquo')}מילה${named('rdquo')} כאן`, 'זה ״מילה״ כאן'],
  [`ה${named('#34')}רשימה${named('#34')} כאן`, 'ה״רשימה״ כאן'],
  [`מנכ${named('quot')}ל כאן`, 'מנכ״ל כאן'],
  [`${named('quot')}**מילה**${named('quot')} כאן`, '״**מילה**״ כאן'],
  [
    `<Callout title="זה ${named('quot')}מילה${named('quot')} כאן">\n\nא.\n\n</Callout>`,
    '<Callout title="זה ״מילה״ כאן">\n\nא.\n\n</Callout>',
  ],
])('quotation marks that are written by their names are reported as the signs are: %s', (words, expected) => {
  const text = pageWith(words, 'he')
  const faults = faultsIn(text, 'he', ['hebrew'])
  expect(faults.map(fault => wordsIn(correctedText(text, 'he', fault), 'he'))).toEqual([expected])
})

test.each([
  `מסך 16${named('quot')} כאן`,
  `הסימן ${named('quot')} כאן`,
  `<Callout title="4 ${named('quot')} 5">\n\nא.\n\n</Callout>`,
])('one alone is meant as it is: %s', words => {
  expect(faultsIn(pageWith(words, 'he'), 'he', ['hebrew'])).toEqual([])
})

test('in English such marks stay', () => {
  expect(faultsIn(pageWith(`A ${named('quot')}word${named('quot')} here`, 'en'), 'en', ['hebrew'])).toEqual([])
})

test.each(
  [
    ['A -- `code`', 'A – `code`'],
    ['`code` -- b', '`code` – b'],
    ['A -- **b**', 'A – **b**'],
    ['`code` -- `code`', '`code` – `code`'],
    ['מילה -- `code`', 'מילה – `code`'],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)(
  'two hyphens for a dash are reported beside code and emphasis, too ($locale): $words',
  ({ locale, words, expected }) => {
    const text = pageWith(words, locale)
    const faults = faultsIn(text, locale, ['leftoverMarks'])
    expect(faults.map(fault => wordsIn(correctedText(text, locale, fault), locale))).toEqual([expected])
  },
)

test.each(['A `--` b', 'A `x --` b', '`git log --all`'])('code keeps its hyphens: %s', words => {
  expect(faultsIn(pageWith(words, 'en'), 'en', ['leftoverMarks'])).toEqual([])
})
