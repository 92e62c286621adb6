import { completionStatus, setSelectedCompletion, startCompletion } from '@codemirror/autocomplete'
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import type { Command } from '@codemirror/view'
import { placeIn } from './placeAt.ts'

const ask = StateEffect.define()

/** Whether the writer asked for the list that is open or on its way. */
const isAsked = StateField.define({
  create: () => false,
  update: (asked, { startState, effects }) =>
    effects.some(effect => effect.is(ask)) || (asked && completionStatus(startState) !== null),
})

/** Opens the list because the writer asks for it: its first choice is selected, wherever the cursor is. */
export const askForCompletion: Command = view => {
  if (!startCompletion(view)) return false
  view.dispatch({ effects: ask.of(null) })
  return true
}

/**
 * In plain words the list opens by itself, and Enter is meant for the text: nothing is selected there until an arrow key
 * chooses. A sign such as `<` or `](` begins nothing but what the list has, whose first choice Enter takes.
 */
const nothingSelected = EditorState.transactionExtender.of(({ startState, docChanged, newDoc, newSelection }) => {
  const status = completionStatus(startState)
  // In a list that stands still, an arrow key chooses.
  if (status === null || (status === 'active' && !docChanged) || startState.field(isAsked)) return null
  const { place } = placeIn({ doc: newDoc, selection: newSelection }, newSelection.main.head)
  return !place || place.kind === 'figure' ? { effects: setSelectedCompletion(-1) } : null
})

export const unchosen: Extension = [isAsked, nothingSelected]
