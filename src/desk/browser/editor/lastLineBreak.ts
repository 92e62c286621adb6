import { EditorState, type Text } from '@codemirror/state'

/**
 * A file that ends with a line break keeps it when its writer types behind it, or deletes it: in the same step, so that undo gives
 * back what was there.
 */
export const lastLineBreak = EditorState.transactionFilter.of(transaction => {
  const { startState, docChanged } = transaction
  if (!docChanged || !endsWithBreak(startState.doc)) return transaction
  if (!transaction.isUserEvent('input') && !transaction.isUserEvent('delete')) return transaction
  const { length } = transaction.newDoc
  if (length === 0 || endsWithBreak(transaction.newDoc)) return transaction
  return [transaction, { changes: { from: length, insert: '\n' }, sequential: true }]
})

const endsWithBreak = (doc: Text): boolean => doc.lines > 1 && doc.line(doc.lines).length === 0
