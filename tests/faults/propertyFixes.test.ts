import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { correctedText, faultsIn, pageWith, wordsIn } from './correctedIn.ts'

const checks = ['unknownFact', 'widgetProps', 'references', 'syntax']

test.each(
  [
    ['Try Acme for free <Fact id="acme.trail" /> now.', 'Try Acme for free <Fact id="acme.trial" /> now.'],
    ['<Fact id="acme.trail" />', '<Fact id="acme.trial" />'],
    ['<Fact id="acme.trial" /> or <Fact id=\'acme.trail\'/>', '<Fact id="acme.trial" /> or <Fact id="acme.trial"/>'],
    ['<Fact form="number" id="acme.trail" /> days', '<Fact form="number" id="acme.trial" /> days'],
    ['A <Fact id="acme.trail"></Fact> B', 'A <Fact id="acme.trial"></Fact> B'],
    ['A <Fact di="acme.trial" /> B', 'A <Fact id="acme.trial" /> B'],
    ['A <Fact id="acme.trial" form="nmber" /> B', 'A <Fact id="acme.trial" form="number" /> B'],
    ['A <Fact id=acme.trial /> B', 'A <Fact id="acme.trial" /> B'],
    ['<Fact id=acme.trial/>', '<Fact id="acme.trial"/>'],
    ['<Callout titel="A">\n\nB\n\n</Callout>', '<Callout title="A">\n\nB\n\n</Callout>'],
    ['<Callout titel="A">B</Callout>', '<Callout title="A">B</Callout>'],
    ['<Related pages="acmme" />', '<Related pages="acme" />'],
  ].flatMap(([words, expected]) => localeCodes.map(locale => ({ locale, words: words ?? '', expected }))),
)(
  'the fix of a property leaves its widget and what stands around it ($locale): $words',
  ({ locale, words, expected }) => {
    const text = pageWith(words, locale)
    const faults = faultsIn(text, locale, checks).filter(({ fix }) => fix !== undefined)
    expect(faults).toHaveLength(1)
    expect(faults.map(fault => wordsIn(correctedText(text, locale, fault), locale))).toEqual([expected])
  },
)

test.each(localeCodes)('a fact whose id only resembles another has no fix (%s)', locale => {
  const faults = faultsIn(pageWith('A <Fact id="company.reopens" /> B', locale), locale, checks)
  expect(faults).toHaveLength(1)
  expect(faults[0]?.fix).toBeUndefined()
})

test('a property without quotation marks that is not the only one in its widget is left rather than written over it', () => {
  const text = pageWith('A <Fact id=acme.trial form=number /> B', 'en')
  for (const fault of faultsIn(text, 'en', checks)) expect(correctedText(text, 'en', fault)).toBe(text)
})
