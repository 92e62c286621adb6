import { expect, test } from 'vitest'
import { pathIn } from './pathIn.ts'

const before = { list: [{ name: 'One' }, { name: 'Two', pages: ['a', 'b'] }], price: { value: 6 } }
const [one, two] = before.list

test('a path follows its entry when others come before it, or go', () => {
  const path = ['list', 1, 'pages', 0]
  expect(pathIn(before, before, path)).toEqual(path)
  expect(pathIn(before, { ...before, list: [{ name: 'New' }, one, two] }, path)).toEqual(['list', 2, 'pages', 0])
  expect(pathIn(before, { ...before, list: [{ ...two, pages: ['x', 'a', 'b'] }] }, path)).toBeUndefined()
  expect(pathIn(before, { ...before, list: [one, { ...two, pages: ['x', 'a', 'b'] }] }, path)).toEqual([
    'list',
    1,
    'pages',
    1,
  ])
  expect(pathIn(before, { ...before, list: [two] }, path)).toEqual(['list', 0, 'pages', 0])
})

test('one more entry of a list comes after those of the later version', () => {
  expect(pathIn(before, { ...before, list: [one, two, { name: 'Three' }] }, ['list', 2])).toEqual(['list', 3])
  expect(pathIn({}, { words: ['a'] }, ['words', 0])).toEqual(['words', 1])
})

test('an entry that is gone has no path, and a key that is left out can be written again', () => {
  expect(pathIn(before, { ...before, list: [two] }, ['list', 0, 'name'])).toBeUndefined()
  expect(pathIn(before, { list: before.list }, ['price', 'value'])).toBeUndefined()
  expect(pathIn(before, { ...before, price: { unit: 'x' } }, ['price', 'value'])).toEqual(['price', 'value'])
})
