import { syntaxTree } from '@codemirror/language'
import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state'
import { setApart } from './setApart.ts'

/**
 * Makes an empty row below the one with the cursor or selected words, where a line break would tear the row; leaves the table
 * from an empty last row. Right before a row it puts in a line as anywhere, and in place of several lines too.
 */
export const newTableRow: StateCommand = ({ state, dispatch }) => {
  const { ranges, main } = state.selection
  if (state.readOnly || ranges.length > 1 || main.from < state.doc.lineAt(main.to).from) return false
  const row = rowAt(state, main.to)
  if (!row || main.to <= row.from) return false
  dispatch(state.update(row.isEmptyLast ? setApart(state.update(without(row))) : withRowBelow(state, row)))
  return true
}

interface Row {
  /** Where its first cell begins, behind the marks of quotes and the indent of lists. */
  readonly from: number
  readonly to: number
  /** Whether it has no words, and no row stands below it. */
  readonly isEmptyLast: boolean
  /** A place in the line below which a new row goes: of the header row, the delimiter row. */
  readonly above: number
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
    from: row.from,
    to,
    isEmptyLast: row === rows.at(-1) && !row.getChild('TableCell'),
    above: row === header ? delimiter.from : row.from,
    // Of all rows only this one has no words, in which a sign could be taken for the edge of a cell, and it has every cell.
    cells: state.sliceDoc(delimiter.from, delimiter.to).match(/-+/g)?.length ?? 0,
  }
}

/** Signs of quotes and the indent stay, in which the writer goes on. */
const without = ({ from, to }: Row): TransactionSpec => ({ changes: { from, to }, selection: { anchor: from } })

function withRowBelow({ doc }: EditorState, { above, cells }: Row): TransactionSpec {
  const line = doc.lineAt(above)
  const start = `\n${doc.sliceString(line.from, above)}| `
  return {
    changes: { from: line.to, insert: `${start} |${'  |'.repeat(cells - 1)}` },
    selection: { anchor: line.to + start.length },
    scrollIntoView: true,
    userEvent: 'input',
  }
}
