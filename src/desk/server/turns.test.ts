import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('a request is passed over once a later one of the same page has come for that file', () => {
  const isOvertaken = createTurns()
  expect(isOvertaken('a.mdx', { page: 'one', number: 1 })).toBe(false)
  expect(isOvertaken('a.mdx', { page: 'one', number: 3 })).toBe(false)
  expect(isOvertaken('a.mdx', { page: 'one', number: 2 })).toBe(true)
  expect(isOvertaken('b.mdx', { page: 'one', number: 2 })).toBe(false)
  expect(isOvertaken('a.mdx', { page: 'one', number: 4 })).toBe(false)
  // Loaded anew, a page begins to count again.
  expect(isOvertaken('a.mdx', { page: 'two', number: 1 })).toBe(false)
})
