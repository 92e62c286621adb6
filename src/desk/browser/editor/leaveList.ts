import { insertNewlineContinueMarkup } from '@codemirror/lang-markdown'
import { syntaxTree } from '@codemirror/language'
import type { StateCommand, Transaction } from '@codemirror/state'
import { isEmptyLine, setApart } from './setApart.ts'

/**
 * Goes on with a list or quote on the next line, or leaves it from an empty item, as CodeMirror does. What is written below the list
 * it leaves apart from it: on the line right below, Markdown would read it as more of the last item.
 */
export const leaveList: StateCommand = ({ state, dispatch }) =>
  !state.readOnly &&
  insertNewlineContinueMarkup({
    state,
    dispatch(transaction) {
      const apart = hasLeftList(transaction) ? setApart(transaction) : undefined
      dispatch(apart ? state.update(apart) : transaction)
    },
  })

/** Whether the mark of an item was taken away, and with it the last level of a list that has other items above. */
function hasLeftList({ startState, state }: Transaction): boolean {
  if (startState.selection.ranges.length > 1) return false
  const { head } = startState.selection.main
  const [before, after] = [startState.doc.lineAt(head), state.doc.lineAt(state.selection.main.head)]
  if (before.number !== after.number || isEmptyLine(before.text) || !isEmptyLine(after.text)) return false
  let node = syntaxTree(startState).resolveInner(head, -1)
  while (node.parent && node.name !== 'BulletList' && node.name !== 'OrderedList') node = node.parent
  return node.parent !== null && node.from < before.from
}
