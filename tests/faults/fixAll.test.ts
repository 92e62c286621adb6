import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { allCorrected, faultsIn, fixedIn, pageWith, withFacts, wordsIn } from './correctedIn.ts'

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

const quoted = [
  ['אמרו לנו \'כן\' וקנינו דגם "מק 16" לכולם.', 'אמרו לנו ״כן״ וקנינו דגם ״מק 16״ לכולם.'],
  ['קנינו "**מק** 16" לכולם.', 'קנינו ״**מק** 16״ לכולם.'],
  ['קנינו "את [מק](/acme) של צה"ל 16" לכולם.', 'קנינו ״את [מק](/acme) של צה״ל 16״ לכולם.'],
] as const

test.each(quoted)('both marks of a quotation are corrected: %s', async (words, expected) => {
  expect(await corrected(words, 'he')).toEqual({ words: expected, left: [] })
})

test.each(quoted)('no single correction sets one mark of a quotation and leaves the other: %s', words => {
  const text = pageWith(words, 'he')
  for (const fault of faultsIn(text, 'he')) {
    const edit = fixedIn(text, 'he', fault)
    const after = edit ? text.slice(0, edit.from) + edit.insert + text.slice(edit.to) : text
    expect(after).not.toBe(text)
    // A half would be found again, or be silent.
    expect(
      [/"[^"״]*״/, /״[^"״]* 16"/].filter(half => half.test(wordsIn(after, 'he').replace(/(?<=צה)["״]/, ''))),
    ).toEqual([])
  }
})

test.each(
  localeCodes.flatMap(locale => [
    // The first is in the facts, the second in none, the third in two of them.
    { locale, figure: '$199', fix: '<Fact id="acme.price" />' },
    { locale, figure: '$31', fix: '<Fact id="acme.price.two" />' },
    { locale, figure: '14 days', fix: undefined },
  ]),
)(
  'a number becomes a fact only by its own button, and where one alone may be meant ($locale): $figure',
  async ({ locale, figure, fix }) => {
    const { words, left } = await corrected(`A ${figure} , or b .`, locale)
    expect(words).toBe(`A ${figure}, or b.`)
    expect(left.map(({ check, fix }) => ({ check, fix }))).toEqual([{ check: 'facts', fix }])
    // Nor by the command that fixes whatever can be fixed in one way only.
    expect(left.map(({ edit }) => edit)).toEqual([undefined])
  },
)

test.each(localeCodes)('words in a widget are never lost, whatever else is wrong with it (%s)', async locale => {
  const { words, left } = await corrected('A , b\n\n<Callout kind="wrning" titel="A">Words</Callout>', locale)
  expect(words).toBe('A, b\n\n<Callout kind="wrning" title="A">\n\nWords\n\n</Callout>')
  expect(left.map(({ check }) => check)).toEqual(['widgetProps'])
})

test.each(localeCodes)('a price is corrected although its fact was removed since it was found (%s)', locale => {
  const text = pageWith('A 31 $.', locale)
  const content = withFacts([{ id: 'acme.price.two', value: 31, currency: 'USD' }])
  const [found] = faultsIn(text, locale, ['facts'], content)
  expect(found).not.toHaveProperty('newFact')
  expect(found && fixedIn(text, locale, found)).toMatchObject({ insert: '<Fact id="acme.price.two" />' })
})
