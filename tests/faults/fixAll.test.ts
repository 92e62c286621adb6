import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { allCorrected, faultsIn, pageWith, withFacts, wordsIn } from './correctedIn.ts'

const callout = '<Callout titel="A">B</Callout>'
const ownLines = '<Callout title="A">\n\nB\n\n</Callout>'

/** The words with all their faults corrected at once, and whatever is still wrong with them. */
async function corrected(words: string, locale: 'en' | 'he') {
  const text = pageWith(words, locale)
  const after = await allCorrected(text, locale, faultsIn(text, locale))
  return { words: wordsIn(after, locale), left: faultsIn(after, locale) }
}

test.each(
  [
    [callout, ownLines],
    [`A , b\n\n${callout}`, `A, b\n\n${ownLines}`],
    ['A <Fact id="acme.trail" frm="number" /> B', 'A <Fact id="acme.trial" form="number" /> B'],
    [
      `<Fact id="acme.trail" /> A . <Fact di="acme.trial" />\n\n${callout}`,
      `<Fact id="acme.trial" /> A. <Fact id="acme.trial" />\n\n${ownLines}`,
    ],
    ['A Jump Cloud .', 'A JumpCloud.'],
    ['14 days , or 14 days .', '<Fact id="acme.trial" />, or <Fact id="acme.trial" />.'],
  ].flatMap(([words, expected]) => localeCodes.map(locale => ({ locale, words: words ?? '', expected }))),
)('all faults are corrected at once, each in its place ($locale): $words', async ({ locale, words, expected }) => {
  expect(await corrected(words, locale)).toEqual({ words: expected, left: [] })
})

test.each([
  ['דיוג מJump Cloud .', 'פישינג מ־JumpCloud.'],
  ['אמרו "שלום" .', 'אמרו ״שלום״.'],
])('faults that quote each other are corrected together: %s', async (words, expected) => {
  expect(await corrected(words, 'he')).toEqual({ words: expected, left: [] })
})

test.each(localeCodes)('a price keeps its place in a widget that is moved to lines of its own (%s)', async locale => {
  const { words } = await corrected('<Callout titel="A">For $31.</Callout>', locale)
  expect(words).toBe('<Callout title="A">\n\nFor <Fact id="acme.price.two" />.\n\n</Callout>')
})

test.each(localeCodes)(
  'a mark after a price is corrected although a fact takes the place of the price (%s)',
  async locale => {
    const { words } = await corrected('$31, $32 .', locale)
    expect(words).toBe('<Fact id="acme.price.two" />, <Fact id="acme.price.three" />.')
  },
)

test.each(localeCodes)('words in a widget are never lost, whatever else is wrong with it (%s)', async locale => {
  const { words, left } = await corrected('A , b\n\n<Callout kind="wrning" titel="A">Words</Callout>', locale)
  expect(words).toBe('A, b\n\n<Callout kind="wrning" title="A">\n\nWords\n\n</Callout>')
  expect(left.map(({ check }) => check)).toEqual(['widgetProps'])
})

test.each(localeCodes)(
  'a price whose sign stands on the wrong side becomes a fact with the same click (%s)',
  async locale => {
    const { words } = await corrected('A 49.90 ₪ , or 31 $ .', locale)
    expect(words).toBe('A <Fact id="acme.price.two" />, or <Fact id="acme.price.three" />.')
  },
)

test.each(
  localeCodes.flatMap(locale => [
    { locale, happens: 'are there', areThere: true },
    { locale, happens: 'were removed since the prices were found', areThere: false },
  ]),
)('prices become facts with one click where their facts $happens ($locale)', async ({ locale, areThere }) => {
  const text = pageWith('A 31 $, or 32 $ .', locale)
  const content = withFacts([
    { id: 'acme.price.two', value: 31, currency: 'USD' },
    { id: 'acme.price.three', value: 32, currency: 'USD' },
  ])
  const found = faultsIn(text, locale, undefined, content)
  expect(found.filter(({ newFact }) => newFact)).toEqual([])
  expect(wordsIn(await allCorrected(text, locale, found, areThere ? content : undefined), locale)).toBe(
    'A <Fact id="acme.price.two" />, or <Fact id="acme.price.three" />.',
  )
})
