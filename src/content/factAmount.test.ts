import { expect, test } from 'vitest'
import { amountOf, measureOf } from './factAmount.ts'
import { factSchema } from './facts.ts'

const fact = (value: object) => factSchema.parse({ source: 'the owner', checked: '2026-11-01', ...value })

test.each([
  [
    { kind: 'storage', value: 30, unit: 'GB' },
    { kind: 'storage', value: 2, unit: 'TB' },
  ],
  [
    { kind: 'duration', value: 12, unit: 'month' },
    { kind: 'duration', value: [1, 2], unit: 'year' },
  ],
  [
    { kind: 'duration', value: 2, unit: 'hour' },
    { kind: 'duration', value: 1, unit: 'day' },
  ],
])('%o is less than %o, on one scale', (less, more) => {
  expect(amountOf(fact(less), 'en')).toBeLessThan(amountOf(fact(more), 'en'))
  expect(measureOf(fact(less))).toBe(measureOf(fact(more)))
})

test('two currencies are two measures', () => {
  const price = (currency: string) => measureOf(fact({ kind: 'price', value: 6, currency }))
  expect(price('USD')).not.toBe(price('ILS'))
})

test('a value of its own in a language is the amount there', () => {
  const clients = fact({ kind: 'count', value: { en: 150, he: 300 }, reason: 'two pages, two figures' })
  expect([amountOf(clients, 'en'), amountOf(clients, 'he')]).toEqual([150, 300])
})
