import { history, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { lastLineBreak } from './lastLineBreak.ts'

/** A text after a change at its end, the place of the cursor, and the text once that is undone. */
function changed(doc: string, back: number, insert: string, userEvent = 'input.type') {
  let state = EditorState.create({ doc, extensions: [history(), lastLineBreak] })
  const apply = (transaction: Transaction) => {
    state = transaction.state
  }
  const from = doc.length - back
  const selection = { anchor: from + insert.length }
  apply(state.update({ changes: { from, to: doc.length, insert }, selection, userEvent }))
  const [text, cursor] = [state.doc.toString(), state.selection.main.head]
  undo({ state, dispatch: apply })
  return [text, cursor, state.doc.toString()]
}

test.each([
  ['One.\n', 'Two.'],
  ['אחת.\n', 'שתיים.'],
])('what is typed behind the last line break is followed by one, which undo takes back: %s', (doc, typed) => {
  expect(changed(doc, 0, typed)).toEqual([`${doc}${typed}\n`, doc.length + typed.length, doc])
})

test('a last line break that is deleted or replaced stays', () => {
  expect(changed('One.\n', 1, '', 'delete.backward')).toEqual(['One.\n', 4, 'One.\n'])
  expect(changed('One.\n', 5, 'Two.', 'input.paste')).toEqual(['Two.\n', 4, 'One.\n'])
})

test('a file without one gets none, and what came from elsewhere stays as it is', () => {
  expect(changed('One.', 0, ' Two.')[0]).toBe('One. Two.')
  expect(changed('One.\n', 1, '', 'merge')[0]).toBe('One.')
})
