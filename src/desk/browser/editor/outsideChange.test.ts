import { history, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { outsideChange, outsideChanges } from './outsideChange.ts'

const first = 'מכשירים מגיעים רשומים.\n\nDevices arrive enrolled.\n'

/** An editor without a view. */
function editor() {
  let state = EditorState.create({ doc: first, extensions: [history(), outsideChanges] })
  const apply = (transaction: Transaction) => {
    state = transaction.state
  }
  return {
    text: () => state.doc.toString(),
    write: (from: number, insert: string, to = from) =>
      apply(state.update({ changes: { from, to, insert }, userEvent: 'input.type', selection: { anchor: from } })),
    outside: (from: number, to: number, insert = '') => outsideChange(state, { from, to, insert }).forEach(apply),
    undo: () => undo({ state, dispatch: apply }),
  }
}

const end = first.indexOf('.') + 1
const own = '\n\nפסקה חדשה.'

test('a change of others elsewhere stays where one’s own is undone', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(text().indexOf('Devices'), text().indexOf(' arrive'), 'Macs')
  undo()
  expect(text()).toBe(first.replace('Devices', 'Macs'))
})

test('a text that went away with a branch and came back can be undone as before, what was written since first', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  const whole = text()
  // The same letters stand on either side of it, so that what is compared may find them in another place.
  outside(end + 2, end + 2 + own.length)
  expect(text()).toBe(first)
  outside(end + 2, end + 2, own.slice(2) + own.slice(0, 2))
  expect(text()).toBe(whole)
  write(whole.length, 'x')
  undo()
  expect(text()).toBe(whole)
  undo()
  expect(text()).toBe(first)
})

test('what others removed of one’s own text is not undone in half', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(end + 2, end + 2 + own.length)
  write(text().length, 'x')
  undo()
  undo()
  undo()
  expect(text()).toBe(first)
})

test('a text that comes back after something else was written is left alone by undo', () => {
  const { write, outside, undo, text } = editor()
  write(end, own)
  outside(end + 2, end + 2 + own.length)
  write(first.length, 'x')
  outside(end + 2, end + 2, own.slice(2) + own.slice(0, 2))
  undo()
  undo()
  expect(text()).toBe(first.slice(0, end) + own + first.slice(end))
})

test('where text was removed, a change of others at the same place ends what can be undone', () => {
  const { write, outside, undo, text } = editor()
  write(0, '', 8)
  outside(0, 1, 'ה')
  const after = text()
  undo()
  expect(text()).toBe(after)
})
