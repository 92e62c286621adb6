import { expect, test } from 'vitest'
import { factSchema } from '../../facts.ts'
import { literalsIn } from './literals.ts'
import { saysFact } from './saysFact.ts'

const fact = (value: object) => factSchema.parse({ source: 'npm test', checked: '2026-11-01', ...value })
const says = (text: string, value: object) => literalsIn(text).some(literal => saysFact(literal, fact(value)))

const days = { kind: 'duration', value: 14, unit: 'day' }
const hours = { kind: 'duration', value: [24, 48], unit: 'hour' }
const price = { kind: 'price', value: 199, currency: 'USD' }
const clients = { kind: 'count', value: 300, plus: true }
const years = { kind: 'count', value: 8 }
const month = { kind: 'month', value: '2025-01' }

test.each([
  ['a trial of 14 days', days],
  ['a 14-day trial', days],
  ['ניסיון של 14 ימים', days],
  ['14 ימי ניסיון', days],
  ['within 24–48 hours', hours],
  ['within 24 to 48 hours', hours],
  ['בתוך 24 עד 48 שעות', hours],
  ['from $199 a year', price],
  ['199 dollars', price],
  ['החל מ־199 דולר', price],
  ['99.9% of the time', { kind: 'percent', value: 99.9 }],
  ['99.9 אחוז', { kind: 'percent', value: 99.9 }],
  ['30 GB for each', { kind: 'storage', value: 30, unit: 'GB' }],
  ['300+ clients', clients],
  ['more than 300 clients', clients],
  ['יותר מ־300 לקוחות', clients],
  ['2,000 items', { kind: 'count', value: 2000, plus: true }],
  ['8 years of experience', years],
  ['8 שנות ניסיון', years],
  ['since 2017.', { kind: 'year', value: 2017 }],
  ['in January 2025', month],
  ['בינואר 2025', month],
  ['150 clients', { kind: 'count', value: { en: 150, he: 300 }, reason: 'counted differently' }],
])('"%s" says %j', (text, value) => {
  expect(says(text, value)).toBe(true)
})

test.each([
  ['140 days', days],
  ['14 steps', days],
  ['in 14 daylight hours', days],
  ['Wi-Fi 6', { kind: 'price', value: 6, currency: 'USD' }],
  ['₪199', price],
  ['8 steps', years],
  ['version 1.300', clients],
  ['ISO 27001 and WCAG 2.2', { kind: 'storage', value: 2, unit: 'TB' }],
  ['January 2026', month],
  ['24 hours', hours],
])('"%s" does not say %j', (text, value) => {
  expect(says(text, value)).toBe(false)
})

test('a figure belongs to one value only', () => {
  expect(literalsIn('$300 for 14 days, 300+').map(({ kind, text }) => [kind, text])).toEqual([
    ['price', '$300'],
    ['duration', '14 days'],
    ['count', '300+'],
  ])
})
