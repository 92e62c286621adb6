import { syntaxTree } from '@codemirror/language'
import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state'
import { setApart } from './setApart.ts'

/**
 * Makes an empty row below the one with the cursor or selected words, where a line break would tear the row; leaves the table
 * from an empty last row. Right before a row the empty one is above it: an empty line would cut the table in two. Right before a
 * table it puts in a line as anywhere, and in place of several lines too.
 */
export const newTableRow: StateCommand = ({ state, dispatch }) => {
  const { ranges, main } = state.selection
  if (state.readOnly || ranges.length > 1 || main.from < state.doc.lineAt(main.to).from) return false
  const row = rowAt(state, main.to)
  const isBefore = row !== undefined && main.to <= row.from
  if (!row || (isBefore && row.kind === 'header')) return false
  const isLeft = row.isEmptyLast && !isBefore
  const side = isBefore && row.kind === 'body' ? 'above' : 'below'
  dispatch(state.update(isLeft ? setApart(state.update(without(row))) : withRow(state, row, side)))
  return true
}

interface Row {
  /** No row can stand above the header row, and none between it and the delimiter row. */
  readonly kind: 'header' | 'delimiter' | 'body'
  /** Where its first cell begins, behind the marks of quotes and the indent of lists. */
  readonly from: number
  readonly to: number
  /** Whether it has no words, and no row stands below it. */
  readonly isEmptyLast: boolean
  /** Where the row begins beside which a new one goes: for the header row, the delimiter row. */
  readonly beside: number
  /** How many cells the rows of the table have. */
  readonly cells: number
}

/** The row in the line of a position. A line without cells, which Markdown reads as a row too, is none to its writer. */
function rowAt(state: EditorState, position: number): Row | undefined {
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
  return {
    kind: row === header ? 'header' : row === delimiter ? 'delimiter' : 'body',
    from: row.from,
    to,
    isEmptyLast: row === rows.at(-1) && !row.getChild('TableCell'),
    beside: row === header ? delimiter.from : row.from,
    // Of all rows only this one has no words, in which a sign could be taken for the edge of a cell, and it has every cell.
    cells: state.sliceDoc(delimiter.from, delimiter.to).match(/-+/g)?.length ?? 0,
  }
}

/** Signs of quotes and the indent stay, in which the writer goes on. */
const without = ({ from, to }: Row): TransactionSpec => ({ changes: { from, to }, selection: { anchor: from } })

function withRow({ doc }: EditorState, { beside, cells }: Row, side: 'above' | 'below'): TransactionSpec {
  const line = doc.lineAt(beside)
  const at = side === 'below' ? line.to : line.from - 1
  const start = `\n${doc.sliceString(line.from, beside)}| `
  return {
    changes: { from: at, insert: `${start} |${'  |'.repeat(cells - 1)}` },
    selection: { anchor: at + start.length },
    scrollIntoView: true,
    userEvent: 'input',
  }
}
