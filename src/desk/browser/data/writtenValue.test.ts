import { expect, test } from 'vitest'
import type { DataValue } from '../../server/data/protocol.ts'
import { asWritten, isWhole, typedValue } from './writtenValue.ts'

const price: DataValue = { kind: 'number', path: ['acme.price', 'value'], required: true, isRange: true }
const { isRange: _, ...year } = price

test.each([
  ['1,200', 1200],
  ['12,000', 12_000],
  ['1,200.50', 1200.5],
  ['1,234,567', 1_234_567],
  ['-1,200', -1200],
  ['24', 24],
])('%s is one number, whether or not a range would do', (text, number) => {
  expect([typedValue(price, text), typedValue(year, text)]).toEqual([number, number])
})

test.each([
  ['24–48', [24, 48]],
  ['1-200', [1, 200]],
  ['1 – 200', [1, 200]],
  ['24, 48', [24, 48]],
  ['1, 200', [1, 200]],
  ['[24, 48]', [24, 48]],
  ['[1,200]', [1, 200]],
  ['1.5–2.5', [1.5, 2.5]],
  ['1,200–1,500', [1200, 1500]],
] as const)('%s is a range of two numbers', (text, range) => {
  expect(typedValue(price, text)).toEqual(range)
  expect(asWritten(price, text)).toBe(range.join('–'))
})

test.each([
  '1e9',
  '0x10',
  '0b11',
  '1_000',
  '1,20',
  '24,48',
  '0,200',
  '1,2000',
  '12,00.5',
  '1,200,',
  '1,20–30',
  '1-2-3',
  '99999999999999999999',
  '9007199254740993',
  '9,007,199,254,740,993',
  '1-9007199254740993',
])('%s stays as it was typed, and is not written before it is entered', text => {
  expect(typedValue(price, text)).toBe(text)
  expect(isWhole(price, text)).toBe(false)
})
