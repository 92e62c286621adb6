import type { DataRow, DataValue } from '../../server/data/protocol.ts'
import { choiceLabelOf, labelOf } from './labels.ts'
import { valuesIn } from './values.ts'

/** Whether a row has the words that are looked for, in lower case, in what the writer sees of it; every row has none. */
export const isWanted = (row: DataRow, words: string): boolean => wordsOf(row).toLowerCase().includes(words)

const wordsOf = ({ name, cells, uses = [], shows = [] }: DataRow): string =>
  [
    name,
    labelOf(name),
    ...cells.flatMap(valuesIn).flatMap(saidBy),
    ...uses.flatMap(({ label, url = '' }) => [label, url]),
    ...shows,
  ].join('\n')

/** A choice as the file has it, and as it is called. */
function saidBy({ choices, value }: DataValue): string[] {
  if (value === undefined) return []
  return choices ? [String(value), choiceLabelOf(String(value))] : [String(value)]
}
