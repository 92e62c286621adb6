import { type ChangeSpec, EditorState, type Transaction } from '@codemirror/state'
import { isInCells } from '../editor/tableRow.ts'
import { isBrought } from './isBrought.ts'

/**
 * What is pasted or dropped into a cell of a table stays in it: its lines become one, and a pipe is a sign like any other. Whole
 * rows that are pasted between rows, or a line that was copied without a selection, are not in a cell.
 */
export const keepInCell = EditorState.transactionFilter.of(transaction => {
  const changes = isBrought(transaction) ? changesFor(transaction) : []
  // In the same step back for undo.
  return changes.length > 0 ? [transaction, { changes, sequential: true }] : transaction
})

function changesFor({ startState, changes }: Transaction): ChangeSpec[] {
  const made: ChangeSpec[] = []
  changes.iterChanges((from, to, at, _, inserted) => {
    const text = inserted.toString()
    // A row need not begin with a pipe.
    const isWholeLines = text.endsWith('\n') && from === startState.doc.lineAt(from).from
    if (text !== '' && !isWholeLines && isInCells(startState, { from, to })) made.push(...changesWithin(text, at))
  })
  return made
}

/** Line breaks with the space around them, and pipes that nothing escapes yet. */
const torn = /\s*\n\s*|\t+|\\[\\|]|\|/g

function changesWithin(text: string, at: number): ChangeSpec[] {
  return [...text.matchAll(torn)].flatMap(({ 0: found, index }): ChangeSpec[] => {
    const from = at + index
    if (found === '|') return [{ from, insert: '\\' }]
    if (found.startsWith('\\')) return []
    const isAtEnd = index === 0 || index + found.length === text.length
    return [{ from, to: from + found.length, insert: isAtEnd ? '' : ' ' }]
  })
}
