import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

export interface TableRow {
  /** No row can stand above the header row, and none between it and the delimiter row. */
  readonly kind: 'header' | 'delimiter' | 'body'
  /** Where its first cell begins, behind the marks of quotes and the indent of lists. */
  readonly from: number
  readonly to: number
  /** What is in its cells is between these: a pipe that begins or ends it belongs to none. */
  readonly cellsFrom: number
  readonly cellsTo: number
  readonly tableTo: number
  /** Whether it has no words, and no row stands below it. */
  readonly isEmptyLast: boolean
  /** Where the row begins beside which a new one goes: for the header row, the delimiter row. */
  readonly beside: number
  /** How many cells the rows of the table have. */
  readonly cells: number
}

/** The row in the line of a position. A line without cells, which Markdown reads as a row too, is none to its writer. */
export function rowAt(state: EditorState, position: number): TableRow | undefined {
  let table = syntaxTree(state).resolveInner(position, -1)
  while (table.name !== 'Table') {
    if (!table.parent) return undefined
    table = table.parent
  }
  const { from, to } = state.doc.lineAt(position)
  const rows = table.getChildren('TableRow').filter(row => row.getChild('TableDelimiter'))
  const [header, delimiter] = [table.getChild('TableHeader'), table.getChild('TableDelimiter')]
  const row = [header, delimiter, ...rows].find(row => row && row.from >= from && row.from <= to)
  if (!row || !delimiter) return undefined
  const pipes = row.getChildren('TableDelimiter')
  const [first, last] = [pipes[0], pipes.at(-1)]
  return {
    kind: row === header ? 'header' : row === delimiter ? 'delimiter' : 'body',
    from: row.from,
    to,
    cellsFrom: first?.from === row.from ? first.to : row.from,
    cellsTo: last && last.from > row.from && state.sliceDoc(last.to, to).trim() === '' ? last.from : to,
    tableTo: table.to,
    isEmptyLast: row === rows.at(-1) && !row.getChild('TableCell'),
    beside: row === header ? delimiter.from : row.from,
    // Of all rows only this one has no words, in which a sign could be taken for the edge of a cell, and it has every cell.
    cells: state.sliceDoc(delimiter.from, delimiter.to).match(/-+/g)?.length ?? 0,
  }
}

/** Whether a range is within the cells of one row, the delimiter row aside. */
export function isInCells(state: EditorState, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const row = rowAt(state, from)
  return row !== undefined && row.kind !== 'delimiter' && from >= row.cellsFrom && to <= row.cellsTo
}
