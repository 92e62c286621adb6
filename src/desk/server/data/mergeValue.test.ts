import { expect, test } from 'vitest'
import { mergeValue } from './mergeValue.ts'

test.each([
  ['The network worked.', 'The network worked. At once.', 'The office network worked.'],
  ['הרשת עבדה.', 'הרשת עבדה. מיד.', 'כל הרשת עבדה.'],
])('what was typed at the end of “%s” keeps what came elsewhere in it', (was, typed, now) => {
  const merged = mergeValue(was, typed, now)
  expect(merged?.value).toBe(typed.replace(was, now))
})

test('what was typed stands where nothing came, also over a text of several lines', () => {
  expect(mergeValue('One two', 'One three', 'One\n  two\n')).toEqual({ value: 'One three' })
  expect(mergeValue(12, 14, 12)).toEqual({ value: 14 })
  expect(mergeValue(undefined, 'New', undefined)).toEqual({ value: 'New' })
  expect(mergeValue([24, 48], [24, 72], [24, 48])).toEqual({ value: [24, 72] })
})

test('the same change twice is one', () => {
  expect(mergeValue(12, 14, 14)).toEqual({ value: 14 })
})

test.each([
  ['the same words', 'One two', 'One three', 'One four'],
  ['two numbers', 12, 14, 13],
  ['a text that was emptied', 'One two', undefined, 'One two three'],
])('%s are for the writer to choose between', (_, was, typed, now) => {
  expect(mergeValue(was, typed, now)).toBeUndefined()
})
