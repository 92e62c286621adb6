import { expect, test } from 'vitest'
import { type Fact, factSchema } from './facts.ts'
import { formatFact } from './formatFact.ts'

const fact = (value: object): Fact => factSchema.parse({ source: 'npm test', checked: '2026-11-01', ...value })

test.each([
  [{ kind: 'count', value: 2000, plus: true }, '2000+', '2000+'],
  [{ kind: 'percent', value: 99.9 }, '99.9%', '99.9%'],
  [{ kind: 'price', value: 199, currency: 'USD' }, '$199', '$199'],
  [{ kind: 'price', value: 5, currency: 'ILS' }, '₪5', '₪5'],
  [{ kind: 'price', value: 1200, currency: 'USD' }, '$1,200', '$1,200'],
  [{ kind: 'price', value: 49.9, currency: 'ILS' }, '₪49.90', '₪49.90'],
  [{ kind: 'price', value: 4.2 * 5, currency: 'USD' }, '$21', '$21'],
  [{ kind: 'duration', value: 14, unit: 'day' }, '14 days', '14 יום'],
  [{ kind: 'duration', value: 5, unit: 'day' }, '5 days', '5 ימים'],
  [{ kind: 'duration', value: 2, unit: 'year' }, '2 years', 'שנתיים'],
  [{ kind: 'duration', value: 20, unit: 'year' }, '20 years', '20 שנה'],
  [{ kind: 'duration', value: [24, 48], unit: 'hour' }, '24–48 hours', '24–48 שעות'],
  [{ kind: 'storage', value: 30, unit: 'GB' }, '30GB', '30GB'],
  [{ kind: 'year', value: 2017 }, '2017', '2017'],
  [{ kind: 'month', value: '2025-01' }, 'January 2025', 'ינואר 2025'],
  [{ kind: 'day', value: '2026-11-21' }, '21 November 2026', '21 בנובמבר 2026'],
  [{ kind: 'text', value: { en: 'a', he: 'א' } }, 'a', 'א'],
  [{ kind: 'count', value: { en: 150, he: 300 }, plus: true, reason: 'different things counted' }, '150+', '300+'],
])('%j is %s in English and %s in Hebrew', (value, english, hebrew) => {
  expect(formatFact(fact(value), 'en')).toBe(english)
  expect(formatFact(fact(value), 'he').replace(/[\u200e\u200f]/g, '')).toBe(hebrew)
})

test('the bare number leaves out unit and sign', () => {
  expect(formatFact(fact({ kind: 'duration', value: 14, unit: 'day' }), 'en', 'number')).toBe('14')
  expect(formatFact(fact({ kind: 'price', value: 6, currency: 'USD' }), 'he', 'number')).toBe('6')
  expect(formatFact(fact({ kind: 'price', value: 1249.5, currency: 'ILS' }), 'he', 'number')).toBe('1,249.50')
})
