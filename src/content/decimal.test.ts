import { expect, test } from 'vitest'
import { decimalIn, exactDigits, isDecimal } from './decimal.ts'

test.each([
  ['0', 0],
  ['-0.50', -0.5],
  ['007', 7],
  ['+1.', 1],
  ['.5', 0.5],
  ['15.99', 15.99],
  [' 1200 ', 1200],
  ['9007199254740992', 9_007_199_254_740_992],
  ['100000000000000000000', 1e20],
])('%s is a number in digits', (text, number) => {
  expect(decimalIn(text)).toBe(number)
})

test.each(['9007199254740993', '99999999999999999999', '-9007199254740993', '0.12345678901234567890', '9'.repeat(400)])(
  '%s is one that would be kept as another',
  text => {
    expect([isDecimal(text), decimalIn(text)]).toEqual([true, undefined])
  },
)

test.each(['1e9', '0x10', '', '-', '1,200'])('“%s” is none', text => {
  expect([isDecimal(text), decimalIn(text)]).toEqual([false, undefined])
})

test.each(['9', '1', '7'])('as many digits as are promised are kept, of %s too', digit => {
  const text = digit.repeat(exactDigits)
  expect(decimalIn(text)?.toString()).toBe(text)
  expect(decimalIn(`0.${text}`)?.toString()).toBe(`0.${text}`)
})
