import { expect, test } from 'vitest'
import { shelves } from './shelves.ts'

const items = (count: number, brandOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ brand: brandOf(index), id: index }))
const letters = (made: { brand: string }[][][]) =>
  made.map(lists => lists.map(list => list.map(({ brand }) => brand).join('')))

test('few items stay in one list, in their order', () => {
  expect(letters(shelves(items(5, index => (index % 2 === 0 ? 'a' : 'b'))))).toEqual([['ababa']])
})

test('many items stand on a shelf a brand, six to a list', () => {
  const mixed = items(28, index => (index % 2 === 0 ? 'a' : 'b'))
  expect(letters(shelves(mixed))).toEqual([
    ['aaaaaa', 'aaaaaa', 'aa'],
    ['bbbbbb', 'bbbbbb', 'bb'],
  ])
})

test('brands of few items share a list', () => {
  const mixed = items(25, index => 'abcdefgh'.charAt(index % 8))
  expect(letters(shelves(mixed))).toEqual([['aaaa'], ['bbbccc'], ['dddeee'], ['fffggg'], ['hhh']])
})

test('no item is lost, and none is shown twice', () => {
  const mixed = items(100, index => String(index % 7))
  expect(
    shelves(mixed)
      .flat(2)
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual(mixed.map(({ id }) => id))
})
