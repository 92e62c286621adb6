import { expect, test } from 'vitest'
import { lists } from './lists.ts'

const items = (...brands: string[]) => brands.map((brand, index) => ({ brand, id: `${brand}${index}` }))
const brands = (made: { brand: string }[][]) => made.map(list => list.map(({ brand }) => brand).join(''))

test('few items stay in one list, in their order', () => {
  expect(brands(lists(items('a', 'b', 'a')))).toEqual(['aba'])
})

test('many items stand together by brand, twelve to a list', () => {
  const mixed = items(...Array.from({ length: 28 }, (_, index) => (index % 2 === 0 ? 'a' : 'b')))
  expect(brands(lists(mixed))).toEqual(['a'.repeat(12), 'aa', 'b'.repeat(12), 'bb'])
})

test('brands of few items share a list', () => {
  const mixed = items(...Array.from({ length: 15 }, (_, index) => String.fromCharCode(97 + (index % 5))))
  expect(brands(lists(mixed))).toEqual(['aaabbbcccddd', 'eee'])
})

test('no item is lost', () => {
  const mixed = items(...Array.from({ length: 100 }, (_, index) => String(index % 7)))
  expect(
    lists(mixed)
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(mixed.map(({ id }) => id).sort())
})
