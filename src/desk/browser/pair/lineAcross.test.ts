import { expect, test } from 'vitest'
import { lineAcross } from './lineAcross.ts'

const sections = [
  { line: { en: 1, he: 1 } },
  { line: { en: 15, he: 16 } },
  { line: { en: 20 } },
  { line: { he: 22 } },
  { line: { en: 30, he: 40 } },
]

test('a line leads to the beginning of its section in the other language', () => {
  expect([1, 14, 15, 19, 99].map(at => lineAcross(sections, 'en', at))).toEqual([1, 1, 16, 16, 40])
  expect([15, 16, 40].map(at => lineAcross(sections, 'he', at))).toEqual([1, 15, 30])
})

test('from a section of one language alone the one before it is found', () => {
  expect(lineAcross(sections, 'en', 25)).toBe(16)
  expect(lineAcross(sections, 'he', 39)).toBe(15)
})

test('where nothing is known of the sections there is no line', () => {
  expect(lineAcross([], 'en', 1)).toBeUndefined()
})
