/** What the first cell of a table's row says, where that is in Latin letters: ids have no others. */
const latin = /^[A-Za-z]+(?: [A-Za-z]+){0,2}$/

const firstCell = (line: string): string | undefined => /^\s*\|\s*([^|]*?)\s*\|/.exec(line)?.[1]

/**
 * What a price in a table's row is of, in Latin letters: its row says so, or the same row of the same table in the other
 * language. Empty where neither does, or the offset is in no row.
 * @param other the text of the other language, if there is one
 */
export function rowLabel(source: string, offset: number, other = ''): string {
  const tables = firstCells(source.slice(0, offset))
  const [table, own] = [tables.length - 1, tables.at(-1) ?? []]
  const isInRow = firstCell(source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)) !== undefined
  if (!isInRow) return ''
  const labels = [own.at(-1), firstCells(other)[table]?.[own.length - 1]]
  return labels.find(label => label !== undefined && latin.test(label)) ?? ''
}

/** The first cell of each row, by table; the line below a table's head counts as one too. */
function firstCells(source: string): string[][] {
  const tables: string[][] = []
  let isWithin = false
  for (const line of source.split('\n')) {
    const cell = firstCell(line)
    if (cell !== undefined && !isWithin) tables.push([])
    if (cell !== undefined) tables.at(-1)?.push(cell)
    isWithin = cell !== undefined
  }
  return tables
}
