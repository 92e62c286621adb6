import { insertNewlineContinueMarkup } from '@codemirror/lang-markdown'
import { syntaxTree } from '@codemirror/language'
import {
  ChangeSet,
  type ChangeSpec,
  type StateCommand,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state'

/**
 * Goes on with a list or quote on the next line, or leaves it from an empty item, as CodeMirror does. What is written below the list
 * it leaves apart from it: on the line right below, Markdown would read it as more of the last item.
 */
export const leaveList: StateCommand = ({ state, dispatch }) =>
  insertNewlineContinueMarkup({
    state,
    dispatch(transaction) {
      const apart = hasLeftList(transaction) ? setApart(transaction) : undefined
      dispatch(apart ? state.update(apart) : transaction)
    },
  })

/** Nothing but the marks of quotes. */
const isEmpty = (line: string): boolean => /^[\s>]*$/.test(line)

/** Whether the mark of an item was taken away, and with it the last level of a list that has other items above. */
function hasLeftList({ startState, state }: Transaction): boolean {
  if (startState.selection.ranges.length > 1) return false
  const { head } = startState.selection.main
  const [before, after] = [startState.doc.lineAt(head), state.doc.lineAt(state.selection.main.head)]
  if (before.number !== after.number || isEmpty(before.text) || !isEmpty(after.text)) return false
  let node = syntaxTree(startState).resolveInner(head, -1)
  while (node.parent && node.name !== 'BulletList' && node.name !== 'OrderedList') node = node.parent
  return node.parent !== null && node.from < before.from
}

/** The same with an empty line between the cursor and what is above and below it. */
function setApart({ changes, newDoc, newSelection }: Transaction): TransactionSpec {
  const { head } = newSelection.main
  const line = newDoc.lineAt(head)
  const isCrowded = (number: number) => number <= newDoc.lines && !isEmpty(newDoc.line(number).text)
  const quote = line.text.trimEnd()
  const above = isCrowded(line.number - 1) ? `${quote}\n` : ''
  const below = isCrowded(line.number + 1) ? `\n${quote}` : ''
  const empty: ChangeSpec[] = [
    { from: line.from, insert: above },
    { from: line.to, insert: below },
  ]
  return {
    changes: changes.compose(ChangeSet.of(empty, newDoc.length)),
    selection: { anchor: head + above.length },
    scrollIntoView: true,
    userEvent: 'input',
  }
}
