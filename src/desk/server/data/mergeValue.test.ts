import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeValue } from './mergeValue.ts'

const root = mkdtempSync(join(tmpdir(), 'merge-value-'))

test.each([
  ['The network worked.', 'The network worked. At once.', 'The office network worked.'],
  ['הרשת עבדה.', 'הרשת עבדה. מיד.', 'כל הרשת עבדה.'],
])('what was typed at the end of “%s” keeps what came elsewhere in it', async (was, typed, now) => {
  const merged = await mergeValue(root, was, typed, now)
  expect(merged?.value).toBe(typed.replace(was, now))
})

test('what was typed stands where nothing came, also over a text of several lines', async () => {
  expect(await mergeValue(root, 'One two', 'One three', 'One\n  two\n')).toEqual({ value: 'One three' })
  expect(await mergeValue(root, 12, 14, 12)).toEqual({ value: 14 })
  expect(await mergeValue(root, undefined, 'New', undefined)).toEqual({ value: 'New' })
  expect(await mergeValue(root, [24, 48], [24, 72], [24, 48])).toEqual({ value: [24, 72] })
})

test('the same change twice is one', async () => {
  expect(await mergeValue(root, 12, 14, 14)).toEqual({ value: 14 })
})

test.each([
  ['the same words', 'One two', 'One three', 'One four'],
  ['two numbers', 12, 14, 13],
  ['a text that was emptied', 'One two', undefined, 'One two three'],
])('%s are for the writer to choose between', async (_, was, typed, now) => {
  expect(await mergeValue(root, was, typed, now)).toBeUndefined()
})
