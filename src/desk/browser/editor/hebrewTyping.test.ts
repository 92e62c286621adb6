import { expect, test } from 'vitest'
import { hebrewSign } from './hebrewTyping.ts'

test.each([
  ['"', 'צה', '״'],
  ["'", 'צ', '׳'],
  ['-', 'ב', '־'],
  ['"', 'הוא אמר ', '״'],
  ['"', '', '״'],
])('%s after «%s» is %s', (key, before, sign) => {
  expect(hebrewSign(key, before)).toBe(sign)
})

test.each([
  ['"', 'מסך 13', 'the sign of inches'],
  ['-', 'שלום ', 'a dash between words'],
  ['-', '', 'a point of a list'],
  ["'", 'Dana', 'an English apostrophe'],
  ['"', 'The ', 'an English quotation mark'],
  ['"', '<Question q=', 'an attribute'],
  ['"', '<Question q="מה קרה', 'the end of an attribute'],
  ['א', 'ב', 'a letter'],
])('%s after «%s» stays: %s', (key, before) => {
  expect(hebrewSign(key, before)).toBeUndefined()
})
