import { undo } from '@codemirror/commands'
import type { EditorState, Text, Transaction, TransactionSpec } from '@codemirror/state'

/** One value that is typed, which is written at each pause: all of that is one step of undoing. */
export interface TypedStep {
  /** The text before the first writing. */
  began?: Text | undefined
  /** The text as the last writing left it. */
  left?: Text | undefined
}

/** Of all user events, CodeMirror joins this one alone to the step before it, however long ago that was. */
const sameStep = 'input.type.compose'

interface Target {
  readonly state: EditorState
  dispatch: (transaction: Transaction) => void
}

/** Writes what is typed of a value. What is typed back leaves no step, which an undoing that changes nothing would be. */
export function writeTyped(view: Target, change: TransactionSpec, typed: TypedStep): void {
  const { state } = view
  const isMore = typed.left === state.doc
  const next = state.update({ ...change, userEvent: isMore ? sameStep : 'input.value' })
  if (isMore && typed.began?.eq(next.newDoc) && undo(view)) {
    typed.left = undefined
    return
  }
  view.dispatch(next)
  if (!isMore) typed.began = state.doc
  typed.left = view.state.doc
}

/**
 * Takes back what was typed of a value, and leaves no step of it.
 * @returns whether that was the last change of its text
 */
export const takeBackTyped = (view: Target, { left }: TypedStep): boolean =>
  left !== undefined && left === view.state.doc && undo(view)
