import { isLocale } from '../../../content/locales/locales.ts'
import type { DataNode, DataRow, DataValue, ValueEdit } from '../../server/data/protocol.ts'
import { typedValue } from './writtenValue.ts'

type Change = Pick<ValueEdit, 'path' | 'value'>

/**
 * What cells that were copied elsewhere change in a table, from a value of it on: one below the other, and beside it what is shown
 * there, both languages of a text each.
 * @param rows those that are shown
 * @param shown which of their cells are in the table
 * @returns undefined where the table has fewer rows or values from there on, or one of them is a list
 */
export function pastedCells(
  rows: readonly DataRow[],
  shown: readonly number[],
  from: DataValue,
  copied: readonly (readonly string[])[],
): readonly Change[] | undefined {
  const places = rows.map(row => placesOf(row, shown))
  const first = places.findIndex(row => row.some(({ node }) => node === from))
  const start = places[first] ?? []
  const keys = start.slice(start.findIndex(({ node }) => node === from)).map(({ key }) => key)
  const pasted = copied.flatMap((cells, below) =>
    cells.map((text, beside) => {
      const node = places[first + below]?.find(({ key }) => key === keys[beside])?.node
      return node && { node, value: typedValue(node, text) }
    }),
  )
  const all = pasted.filter(cell => cell !== undefined)
  if (all.length < pasted.length) return undefined
  // What the file does not have is not taken out of it.
  const changed = all.filter(({ node, value }) => value !== undefined || node.value !== undefined)
  return changed.map(({ node, value }) => ({ path: node.path, value }))
}

interface Place {
  /** Of the value: rows have the same value under the same key. */
  readonly key: string
  /** Undefined for a list. */
  readonly node: DataValue | undefined
}

const placesOf = ({ cells }: DataRow, shown: readonly number[]): Place[] =>
  shown.flatMap(index => {
    const node = cells[index]
    return node ? valuesWithin(node, String(index)) : []
  })

function valuesWithin(node: DataNode, key: string): Place[] {
  if (node.kind !== 'group') return [{ key, node }]
  const isText = node.entries.length > 0 && node.entries.every(({ name }) => isLocale(name))
  if (!isText) return [{ key, node: undefined }]
  return node.entries.flatMap(({ name, node: entry }) => valuesWithin(entry, `${key} ${name}`))
}
