import { expect, test } from 'vitest'
import { factSchema, factsOn } from './facts.ts'

test.each([
  [2, false],
  [1, true],
])('a value that differs by language needs a reason (1 and %i)', (he, isAccepted) => {
  const fact = { kind: 'count', value: { en: 1, he }, source: 'npm test', checked: '2026-11-01' }
  expect(factSchema.safeParse(fact).success).toBe(isAccepted)
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
  ['nobody, as long as nobody has confirmed it', { unverified: 'added with a page' }],
  ['the owner, with the day of the answer', { source: 'the owner', checked: '2026-11-01' }],
])('a source is %s', (_, provenance) => expect(accepts(provenance)).toBe(true))

test.each([
  ['a source that nobody can open', { source: 'vendor', checked: '2026-11-01' }],
  ['a day on which nobody says what was seen', { checked: '2026-11-01' }],
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

test('a fact is not less than nothing', () => {
  const valued = (value: number | [number, number]) =>
    factSchema.safeParse({ ...trial, value, source: 'specification §9' }).success
  expect([valued(-5), valued([-1, 4]), valued(0), valued([0, 4])]).toEqual([false, false, true, true])
})
