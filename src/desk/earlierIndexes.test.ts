import { expect, test } from 'vitest'
import { earlierIndexes } from './earlierIndexes.ts'

const indexes = (before: string, after: string) => earlierIndexes([...before], [...after])

test('entries stay the same ones when others come, go or change', () => {
  expect(indexes('abc', 'abc')).toEqual([0, 1, 2])
  expect(indexes('abc', 'xabc')).toEqual([undefined, 0, 1, 2])
  expect(indexes('abc', 'ac')).toEqual([0, 2])
  expect(indexes('abc', 'aBc')).toEqual([0, 1, 2])
  expect(indexes('abc', 'xaBc')).toEqual([undefined, 0, 1, 2])
  expect(indexes('', 'a')).toEqual([undefined])
})

test('of an entry that changed beside one that came it is unknown which is which', () => {
  expect(indexes('abc', 'axBc')).toEqual([0, undefined, undefined, 2])
})
