import { expect, test } from 'vitest'
import { roomFor } from './level.ts'

const room = (tops: Parameters<typeof roomFor>[0]) => {
  const { a, b } = roomFor(tops)
  return [[...a], [...b]]
}

test('sections that stand level already get no room', () => {
  expect(
    room([
      [0, 0],
      [300, 300.5],
    ]),
  ).toEqual([[], []])
})

test('the shorter column gets room, and what it got counts for the sections below', () => {
  const tops = [
    [0, 0],
    [300, 200],
    [350, 280],
  ] as const
  expect(room(tops)).toEqual([[[2, 30]], [[1, 100]]])
})

test('sections of one language alone, or in another order, are passed over', () => {
  expect(room([[0, 0], undefined, [400, 100], [200, 600], [500, 200]])).toEqual([[], [[2, 300]]])
})
