import { expect, test } from 'vitest'
import { placeAfter } from './placeAfter.ts'

test.each([
  ['The net| worked.', 'The office net| worked.'],
  ['The net worked. At| once', 'The net worked well. At| once'],
  ['הרשת| עבדה.', 'כל הרשת| עבדה.'],
  ['The net|', 'The net| worked'],
])('a cursor stays at its words, from “%s” to “%s”', (before, after) => {
  const [from, to] = [before, after].map(text => text.replace('|', '')) as [string, string]
  expect(placeAfter(from, to, before.indexOf('|'), -1)).toBe(after.indexOf('|'))
})

test.each([
  ['The net|', 'The net worked|'],
  ['הרשת|', 'הרשת עבדה|'],
])('a cursor stands behind what is done again at it, from “%s” to “%s”', (before, after) => {
  const [from, to] = [before, after].map(text => text.replace('|', '')) as [string, string]
  expect(placeAfter(from, to, before.indexOf('|'), 1)).toBe(after.indexOf('|'))
})
