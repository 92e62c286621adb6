import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { type TypedStep, takeBackTyped, writeTyped } from './typedStep.ts'

/** A text of two values, and what writes one of them. */
function opened() {
  const view = {
    state: EditorState.create({ doc: 'en: one\nhe: אחד', extensions: history() }),
    dispatch(transaction: Transaction) {
      view.state = transaction.state
    },
  }
  const write = (key: string, value: string, typed: TypedStep) => {
    const text = view.state.doc.toString()
    const from = text.indexOf(`${key}: `) + 4
    const end = text.indexOf('\n', from)
    writeTyped(view, { changes: { from, to: end < 0 ? text.length : end, insert: value } }, typed)
  }
  return { view, write, text: () => view.state.doc.toString() }
}

test('what is written of a value as it is typed is undone and redone as one step, apart from another value', () => {
  const { view, write, text } = opened()
  const first: TypedStep = {}
  for (const value of ['one a', 'one and', 'one and a half']) write('en', value, first)
  const second: TypedStep = {}
  for (const value of ['אחד ו', 'אחד וחצי']) write('he', value, second)
  const steps = [undo, undo, redo, redo].map(step => step(view) && text())
  expect(steps).toEqual([
    'en: one and a half\nhe: אחד',
    'en: one\nhe: אחד',
    'en: one and a half\nhe: אחד',
    'en: one and a half\nhe: אחד וחצי',
  ])
})

test('a value that is typed and typed back leaves no step, and what is typed next is one of its own', () => {
  const { view, write, text } = opened()
  write('he', 'שניים', {})
  const typed: TypedStep = {}
  for (const value of ['one a', 'one', 'two']) write('en', value, typed)
  expect(undo(view) && text()).toBe('en: one\nhe: שניים')
  for (const value of ['one a', 'one']) write('en', value, typed)
  expect(undo(view) && text()).toBe('en: one\nhe: אחד')
})

test('what is typed is taken back only as long as nothing else was changed', () => {
  const { view, write, text } = opened()
  const typed: TypedStep = {}
  write('en', 'two', typed)
  write('he', 'שניים', {})
  expect(takeBackTyped(view, typed)).toBe(false)
  expect(undo(view) && takeBackTyped(view, { left: view.state.doc }) && text()).toBe('en: one\nhe: אחד')
})
