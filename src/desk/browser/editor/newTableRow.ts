import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state'
import { setApart } from './setApart.ts'
import { rowAt, type TableRow } from './tableRow.ts'

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

/** Signs of quotes and the indent stay, in which the writer goes on. */
const without = ({ from, to }: TableRow): TransactionSpec => ({ changes: { from, to }, selection: { anchor: from } })

function withRow({ doc }: EditorState, { beside, cells }: TableRow, side: 'above' | 'below'): TransactionSpec {
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
