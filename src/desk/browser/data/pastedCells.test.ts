import { expect, test } from 'vitest'
import type { DataNode, DataRow, DataValue } from '../../server/data/protocol.ts'
import { pastedCells } from './pastedCells.ts'

const value = (path: DataValue['path'], kind: DataValue['kind'] = 'text'): DataValue => ({ kind, path, required: true })
const group = (...entries: [name: string, node: DataNode][]): DataNode => ({
  kind: 'group',
  entries: entries.map(([name, node]) => ({ name, node })),
})
const rowOf = (name: string, cells: DataRow['cells']): DataRow => ({ name, at: 0, end: 0, cells })

/** A name, a price and a label in both languages; a list after it. */
const rows = [0, 1, 2].map(at =>
  rowOf(String(at + 1), [
    value([at, 'name']),
    value([at, 'price'], 'number'),
    group(['en', value([at, 'label', 'en'])], ['he', value([at, 'label', 'he'])]),
    group(['', value([at, 'pages', 0])]),
  ]),
)
const shown = [0, 1, 2, 3]
const nodeAt = (row: number, column: number): DataValue => {
  const node = rows[row]?.cells[column]
  const found = node?.kind === 'group' ? node.entries[0]?.node : node
  if (!found || found.kind === 'group') throw new Error('No value there.')
  return found
}

test('cells go below each other and beside each other, as the values that they are', () => {
  const copied = [['Mac', '1,200'], ['iPad', '15.99']] // biome-ignore format: a row a line
  expect(pastedCells(rows, shown, nodeAt(1, 0), copied)).toEqual([
    { path: [1, 'name'], value: 'Mac' },
    { path: [1, 'price'], value: 1200 },
    { path: [2, 'name'], value: 'iPad' },
    { path: [2, 'price'], value: 15.99 },
  ])
})

test('an empty cell takes out what the file has, and nothing where it has nothing', () => {
  const day = (at: number, known?: string): DataValue => ({
    kind: 'day',
    path: [at, 'checked'],
    required: false,
    ...(known ? { value: known } : {}),
  })
  const dated = [rowOf('1', [value([0, 'name']), day(0, '2026-11-01')]), rowOf('2', [value([1, 'name']), day(1)])]
  const [from] = dated[0]?.cells ?? []
  const copied = [['a', ''], ['b', '']] // biome-ignore format: a row a line
  expect(from && from.kind !== 'group' && pastedCells(dated, [0, 1], from, copied)).toEqual([
    { path: [0, 'name'], value: 'a' },
    { path: [0, 'checked'], value: undefined },
    { path: [1, 'name'], value: 'b' },
  ])
})

test('a text in two languages is two columns', () => {
  expect(pastedCells(rows, shown, nodeAt(0, 1), [['5', 'each', 'כל אחד']])).toEqual([
    { path: [0, 'price'], value: 5 },
    { path: [0, 'label', 'en'], value: 'each' },
    { path: [0, 'label', 'he'], value: 'כל אחד' },
  ])
})

test('only rows and columns that are shown are counted', () => {
  const [first, , third] = rows
  if (!first || !third) throw new Error('There are three rows.')
  expect(
    pastedCells([first, third], [0, 2], nodeAt(0, 0), [
      ['a', 'b'],
      ['c', 'd'],
    ])?.map(({ path }) => path),
  ).toEqual([
    [0, 'name'],
    [0, 'label', 'en'],
    [2, 'name'],
    [2, 'label', 'en'],
  ])
})

test.each([
  ['more rows', nodeAt(1, 0), [['a'], ['b'], ['c']]],
  ['more columns', nodeAt(0, 0), [['a', '1', 'b', 'c', 'd', 'e']]],
  ['what would be in a list', nodeAt(0, 2), [['b', 'c', 'd']]],
])('%s: nothing', (_, from, copied) => {
  expect(pastedCells(rows, shown, from, copied)).toBeUndefined()
})

test('where a row has another kind of value: nothing', () => {
  const mixed = [rowOf('1', [value([0])]), rowOf('2', [group(['en', value([1, 'en'])], ['he', value([1, 'he'])])])]
  const [from] = mixed[0]?.cells ?? []
  expect(from && from.kind !== 'group' && pastedCells(mixed, [0], from, [['a'], ['b']])).toBeUndefined()
})
