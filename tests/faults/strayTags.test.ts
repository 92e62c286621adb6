import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const callout = (inside: string) => `<Callout title="A">\n\n${inside}\n\n</Callout>`

test.each(
  [
    ['A\n\n</Sum>', 'A\n'],
    ['A\n\n</Sum>\n\nB', 'A\n\nB'],
    ['A\n</Sum>\n\nB', 'A\n\nB'],
    ['A</Sum> b', 'A b'],
    ['- A\n\n  </Sum>\n\n- B', '- A\n\n- B'],
    ['`</Sum>`\n\n</Sum>\n\n`<Sum>`', '`</Sum>`\n\n`<Sum>`'],
    ['<Lead>\n\nA\n\n</Lead>\n\n</Lead>', '<Lead>\n\nA\n\n</Lead>'],
    [callout('A\n\n</Sum>\n\nB'), callout('A\n\nB')],
    ['<Callout title="A">\n\nB\n\n</Sum></Callout>', '<Callout title="A">\n\nB\n\n</Callout>'],
  ].flatMap(([words = '', expected = '']) => localeCodes.map(locale => ({ locale, words, expected }))),
)('a closing tag that closes nothing is removed, with its line ($locale): $words', ({ locale, words, expected }) => {
  const text = pageWith(words, locale)
  const faults = faultsIn(text, locale, ['syntax'])
  expect(faults.map(fault => wordsIn(correctedText(text, locale, fault), locale).trimEnd())).toEqual([
    expected.trimEnd(),
  ])
})

test.each([
  ['en', '</Sum>, which closes nothing'],
  ['he', '</Sum>, שלא סוגר כלום'],
] as const)('in a widget that is open it is said of the tag, not of the widget (%s)', (locale, words) => {
  const faults = faultsIn(pageWith(callout('B\n\n</Sum>'), locale), locale, ['syntax'])
  expect(faults.map(({ found }) => plainWordingIn(locale)(found))).toEqual([words])
})

test.each([
  '<Steps>\n\n<Stp title="A">\n\nB\n\n</Step>\n\n</Steps>',
  '<Steps>\n\n<Step title="A">\n\nB\n\n</Stp>\n\n<Step title="A">\n\nB\n\n</Step>\n\n</Steps>',
  '<Faq>\n\n<Question q="A">\n\nB\n\n</Question>\n\n</faq>',
  '<Faq>\n\n<Question q="A" />\n\nB\n\n</Question>\n\n</Faq>',
  '<Faq>\n\n< Question q="A">\n\nB\n\n</Question>\n\n</Faq>',
])('a closing tag whose opening one is mistyped is never removed: %s', words => {
  const text = pageWith(words, 'en')
  const [fault] = faultsIn(text, 'en', ['syntax'])
  const after = fault && correctedText(text, 'en', fault)
  const closings = (written = '') => written.match(/<\/\w+>/g)?.length
  expect(closings(after)).toBe(closings(text))
})
