import { expect, test } from 'vitest'
import { alignInOrder } from './alignInOrder.ts'

const align = (first: readonly number[], second: readonly number[]) =>
  alignInOrder(first, second, (a, b) => Math.abs(a - b))

test('lists of equal length are paired one by one, whatever they hold', () => {
  expect(align([1, 2], [2, 1])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('of the longer list the one that is least like the other list is left out', () => {
  expect(align([1, 9, 2], [1, 2])).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(align([1, 2], [7, 8, 1, 9, 2])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('of equals the first are paired, and of an empty list none', () => {
  const [one, other] = [{ words: 1 }, { words: 1 }]
  expect(alignInOrder([one, other], [one], () => 0)[0]?.[0]).toBe(one)
  expect(align([], [1])).toEqual([])
})
