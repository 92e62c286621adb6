import { expect, test } from 'vitest'
import { findRegions } from './findRegions.ts'
import type { Image } from './image.ts'

const width = 64

/** A picture in one colour. */
const paint = (colour: string): Image => ({
  width,
  height: 8,
  data: Buffer.from(`${colour}ff`.repeat(width * 8), 'hex'),
})

/** A picture of a row for each letter: a space is empty, any other letter a bar of its own colour. */
function draw(text: string): Image {
  const data = Buffer.alloc(width * text.length * 4, 255)
  for (const [row, letter] of [...text].entries()) {
    for (let x = 8; letter !== ' ' && x < 40; x++)
      data.fill(letter.charCodeAt(0), (row * width + x) * 4, (row * width + x) * 4 + 3)
  }
  return { width, height: text.length, data }
}

const gap = ' '.repeat(60)
const rows = (before: string, after: string) =>
  findRegions(draw(before), draw(after)).map(region => [
    [region.before.top, region.before.bottom],
    [region.after.top, region.after.bottom],
  ])

test('an insertion is one region, and what moved down because of it is none', () => {
  expect(rows(`abc${gap}def${gap}`, `abc${gap}XYZ${gap}def${gap}`)).toHaveLength(1)
})

test('two changes far apart are two regions, two close together are one', () => {
  expect(rows(`a${gap}b`, `A${gap}B`)).toEqual([
    [
      [0, 1],
      [0, 1],
    ],
    [
      [61, 62],
      [61, 62],
    ],
  ])
  expect(rows('ace', 'AcE')).toEqual([
    [
      [0, 3],
      [0, 3],
    ],
  ])
})

test('a text drawn one row lower than before is no change', () => {
  expect(rows(`a  def   g${gap}`, `a   def  g${gap}`)).toEqual([])
})

test('there is a box around what changed on both sides', () => {
  const [region] = findRegions(draw(`${gap}A${gap}`), draw(`${gap}z${gap}`))
  expect([region?.before.boxes, region?.after.boxes]).toEqual([
    [{ x: 2, y: 54, width: 44, height: 13 }],
    [{ x: 2, y: 54, width: 44, height: 13 }],
  ])
})

test('the same change on two pages has the same signature, wherever it is', () => {
  const signatures = (above: string, after: string) =>
    findRegions(draw(`${above}ABC`), draw(`${above}${after}`)).map(region => region.signature)
  expect(signatures(gap, 'xyz')).toHaveLength(1)
  expect(signatures(gap + gap, 'xyz')).toEqual(signatures(gap, 'xyz'))
  expect(signatures(gap, 'xyq')).not.toEqual(signatures(gap, 'xyz'))
})

test('an invisible difference is not a change', () => {
  expect(findRegions(draw(`${gap}a${gap}`), draw(`${gap}b${gap}`))).toEqual([])
})

test('another colour of the same brightness is a change', () => {
  expect(findRegions(paint('0b5d4b'), paint('1b4f9c'))).toHaveLength(1)
})
