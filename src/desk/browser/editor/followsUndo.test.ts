import { history, redo, undo } from '@codemirror/commands'
import { EditorState, StateEffect, type TransactionSpec } from '@codemirror/state'
import { expect, test } from 'vitest'
import { followsUndo } from './followsUndo.ts'

const marked = StateEffect.define<string>()

test('a change with an effect is undone and done again with it, as often as one likes', () => {
  let state = EditorState.create({
    doc: 'a',
    extensions: [
      history(),
      followsUndo(
        marked,
        () => undefined,
        () => undefined,
      ),
    ],
  })
  const seen: string[][] = []
  const dispatch = (change: TransactionSpec) => {
    const transaction = state.update(change)
    state = transaction.state
    return transaction
  }
  const step = (command: typeof undo) =>
    command({
      state,
      dispatch: transaction => {
        state = transaction.state
        seen.push(transaction.effects.flatMap(effect => (effect.is(marked) ? [effect.value] : [])))
      },
    })
  dispatch({ changes: { from: 1, insert: 'b' }, effects: marked.of('b'), userEvent: 'input.fix' })
  dispatch({ changes: { from: 2, insert: 'c' }, userEvent: 'input.fix' })
  for (const command of [undo, undo, redo, redo, undo, undo]) step(command)
  expect(seen).toEqual([[], ['b'], ['b'], [], [], ['b']])
})
