import { EditorState } from '@codemirror/state'
import { isProgram } from './isProgram.ts'

/** An address of a link that goes on behind the slash with which it was begun: another one, or the beginning of one outside. */
const begunTwice = /\]\(\/(?=\/|(?:https?|mailto|tel):)[^()\s]*$/

/**
 * The slash with which the key for links begins an address gives way to what is typed or pasted behind it: a path that has its own
 * slash, or an address outside of the site.
 */
export const addressSlash = EditorState.transactionFilter.of(transaction => {
  if (!transaction.docChanged || !transaction.isUserEvent('input')) return transaction
  const { startState, newDoc, newSelection } = transaction
  const { head } = newSelection.main
  const line = newDoc.lineAt(head)
  const begun = begunTwice.exec(line.text.slice(0, head - line.from))
  if (!begun || newSelection.ranges.length > 1 || isProgram(startState, startState.selection.main.head))
    return transaction
  const slash = line.from + begun.index + '](/'.length - 1
  // In the same step back for undo.
  return [transaction, { changes: { from: slash, to: slash + 1 }, sequential: true }]
})
