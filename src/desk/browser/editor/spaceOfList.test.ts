import { expect, test } from 'vitest'
import { spanOfList } from './spaceOfList.ts'

test.each([
  ['within the text', { top: 100, bottom: 560 }, { top: 100, bottom: 560 }],
  ['within what the window shows of it', { top: -20, bottom: 900 }, { top: 0, bottom: 800 }],
  ['anywhere, where the text has room for few choices', { top: 100, bottom: 300 }, { top: 0, bottom: 800 }],
])('the list is %s', (_, text, expected) => {
  expect(spanOfList(text, 800)).toEqual(expected)
})
