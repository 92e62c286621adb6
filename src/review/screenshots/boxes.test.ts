import { expect, test } from 'vitest'
import { groupPixels, grow } from './boxes.ts'

/** Boxes around the pixels of a list. */
const boxes = (pixels: [number, number][]) =>
  groupPixels((x, y) => pixels.some(([left, top]) => left === x && top === y), 200, 120)

test('changes close together are one box, those far apart are two', () => {
  expect(
    boxes([
      [10, 10],
      [30, 12],
      [150, 100],
    ]),
  ).toEqual([
    { x: 10, y: 10, width: 21, height: 3 },
    { x: 150, y: 100, width: 1, height: 1 },
  ])
})

test('a great many groups are one box around all of them', () => {
  const scattered = groupPixels((x, y) => x % 80 === 0 && y % 80 === 0, 640, 480)
  expect(scattered).toEqual([{ x: 0, y: 0, width: 561, height: 401 }])
})

test('the margin around a box ends where the picture does', () => {
  expect(grow({ x: 2, y: 50, width: 195, height: 10 }, { width: 200, height: 120 })).toEqual({
    x: 0,
    y: 44,
    width: 200,
    height: 22,
  })
})
