import { expect, test } from 'vitest'
import { copiedCells } from './copiedCells.ts'

const html = '<table><tr><td>as a table</td></tr></table>'

test.each([
  ['of a spreadsheet', 'a\tb\r\nc\td\r\n', html, [['a', 'b'], ['c', 'd']]], // biome-ignore format: a row a line
  ['of one column', 'a\nb\n', html, [['a'], ['b']]],
  ['of one row', 'a\tb', html, [['a', 'b']]],
  ['without HTML', 'a\tb', '', [['a', 'b']]],
  ['with empty ones', '\tb\nc\t\n', html, [['', 'b'], ['c', '']]], // biome-ignore format: a row a line
  ['with lines and marks in them', '"a ""so""\nb"\tc\n13" d\t"e" f\n', html, [['a "so"\nb', 'c'], ['13" d', '"e" f']]], // biome-ignore format: a row a line
  ['in Hebrew', 'בע"מ\t"צ""ל\nב"', html, [['בע"מ', 'צ"ל\nב']]],
])('cells %s', (_, text, given, cells) => {
  expect(copiedCells({ text, html: given })).toEqual(cells)
})

test.each([
  ['a single cell', 'a', html],
  ['paragraphs', 'a\nb', '<p>a</p><p>b</p>'],
  ['an item of a list', '1.\ta', '<p>1. a</p>'],
  ['lines without HTML', 'a\nb', ''],
  ['cells of a document in which one has two paragraphs', 'a\tb\nc\nd\te', html],
])('%s: no cells', (_, text, given) => {
  expect(copiedCells({ text, html: given })).toBeUndefined()
})
