import { expect, test } from 'vitest'
import { type Fact, factSchema, factsOn, formatFact } from './facts.ts'

const fact = (value: object): Fact => factSchema.parse({ source: 'npm test', checked: '2026-11-01', ...value })

test.each([
  [{ kind: 'count', value: 2000, plus: true }, '2000+', '2000+'],
  [{ kind: 'percent', value: 99.9 }, '99.9%', '99.9%'],
  [{ kind: 'price', value: 199, currency: 'USD' }, '$199', '$199'],
  [{ kind: 'price', value: 5, currency: 'ILS' }, '₪5', '₪5'],
  [{ kind: 'duration', value: 14, unit: 'day' }, '14 days', '14 יום'],
  [{ kind: 'duration', value: 5, unit: 'day' }, '5 days', '5 ימים'],
  [{ kind: 'duration', value: 20, unit: 'year' }, '20 years', '20 שנה'],
  [{ kind: 'duration', value: [24, 48], unit: 'hour' }, '24–48 hours', '24–48 שעות'],
  [{ kind: 'storage', value: 30, unit: 'GB' }, '30GB', '30GB'],
  [{ kind: 'year', value: 2017 }, '2017', '2017'],
  [{ kind: 'month', value: '2025-01' }, 'January 2025', 'ינואר 2025'],
  [{ kind: 'day', value: '2026-11-21' }, 'November 21, 2026', '21 בנובמבר 2026'],
  [{ kind: 'text', value: { en: 'a', he: 'א' } }, 'a', 'א'],
  [{ kind: 'count', value: { en: 150, he: 300 }, plus: true, reason: 'different things counted' }, '150+', '300+'],
])('%j is %s in English and %s in Hebrew', (value, english, hebrew) => {
  expect(formatFact(fact(value), 'en')).toBe(english)
  expect(formatFact(fact(value), 'he').replace(/[\u200e\u200f]/g, '')).toBe(hebrew)
})

test('the bare number leaves out unit and sign', () => {
  expect(formatFact(fact({ kind: 'duration', value: 14, unit: 'day' }), 'en', 'number')).toBe('14')
  expect(formatFact(fact({ kind: 'price', value: 6, currency: 'USD' }), 'he', 'number')).toBe('6')
})

test('a value that differs by language needs a reason', () => {
  expect(
    factSchema.safeParse({ kind: 'count', value: { en: 1, he: 2 }, source: 'npm test', checked: '2026-11-01' }).success,
  ).toBe(false)
})

const trial = { kind: 'duration', value: 14, unit: 'day' }
const accepts = (provenance: object) => factSchema.safeParse({ ...trial, ...provenance }).success

test.each([
  ['an address with the day of looking', { source: 'https://acme.example', checked: '2026-11-01' }],
  [
    'an address with the reason why nobody saw it',
    { source: 'https://acme.example', unverified: 'no length is given' },
  ],
  ['the specification, which decides', { source: 'specification §9' }],
  ['a claim that only the owner can confirm', { source: 'specification §1', unverified: 'only the owner knows' }],
  ['the owner, with the day of the answer', { source: 'the owner', checked: '2026-11-01' }],
])('a source is %s', (_, provenance) => expect(accepts(provenance)).toBe(true))

test.each([
  ['a source that nobody can open', { source: 'vendor', checked: '2026-11-01' }],
  ['an address that nobody is said to have opened', { source: 'https://acme.example' }],
  [
    'both a day and a reason for none',
    { source: 'https://acme.example', checked: '2026-11-01', unverified: 'no length is given' },
  ],
  ['a day on which the specification was read', { source: 'specification §9', checked: '2026-11-01' }],
])('a source is not %s', (_, provenance) => expect(accepts(provenance)).toBe(false))

test('a value that follows with a day of its own is confirmed', () => {
  const changes = [{ from: '2027-01-01', value: 30, checked: '2026-12-20' }]
  const promised = factSchema.parse({
    ...trial,
    source: 'https://acme.example',
    unverified: 'no length is given',
    changes,
  })
  expect(factsOn({ promised }, '2026-12-31').promised).toHaveProperty('unverified')
  expect(factsOn({ promised }, '2027-01-01').promised).not.toHaveProperty('unverified')
})
