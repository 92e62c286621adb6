import type { DataRow, DataValue, NamedPage } from '../../server/data/protocol.ts'
import { deskLocale } from '../words.tsx'
import { labelOfPage } from './knownPages.ts'
import { choiceLabelOf, labelOf } from './labels.ts'
import { valuesIn } from './values.ts'

/** Whether a row has the words that are looked for, in lower case, in what the writer sees of it; every row has none. */
export const isWanted = (row: DataRow, words: string, pages: readonly NamedPage[]): boolean =>
  wordsOf(row, pages).toLowerCase().includes(words)

const wordsOf = ({ name, cells, uses = [], shows = [] }: DataRow, pages: readonly NamedPage[]): string =>
  [
    name,
    labelOf(name),
    ...cells.flatMap(valuesIn).flatMap(value => saidBy(value, pages)),
    ...uses.flatMap(({ label, url = '' }) => [label, url]),
    ...shows,
  ].join('\n')

/** A choice as the file has it, and as it is called. */
function saidBy({ choices, leadsTo, value }: DataValue, pages: readonly NamedPage[]): string[] {
  if (value === undefined) return []
  const page = leadsTo === 'page' && pages.find(({ name }) => name === value)
  if (page) return [page.name, labelOfPage(page, deskLocale)]
  return choices ? [String(value), choiceLabelOf(String(value))] : [String(value)]
}
