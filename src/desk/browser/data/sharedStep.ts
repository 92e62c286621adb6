import { invertedEffects, redo, undo } from '@codemirror/commands'
import { type Extension, StateEffect, type Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Session } from '../session.ts'

/** One change of a value that both languages of a page have. */
export interface SharedStep {
  readonly sessions: readonly Session[]
  /** Whether the other language had a place for it. */
  inBoth: boolean
}

/** Marks the change in the text of each language. */
export const sharedStep = StateEffect.define<SharedStep>()

const stepsOf = ({ effects }: Transaction): SharedStep[] =>
  effects.flatMap(effect => (effect.is(sharedStep) ? [effect.value] : []))

/** The step that is being taken back or made again in the other text, whose own undoing would lead here again. */
let followed: SharedStep | undefined

/** What was changed in both languages at once is undone, and done again, in both: a pair that differs there is an error. */
export const undoneTogether: Extension = [
  invertedEffects.of(transaction => stepsOf(transaction).map(step => sharedStep.of(step))),
  EditorView.updateListener.of(({ view, transactions }) => {
    for (const transaction of transactions) {
      const way = transaction.isUserEvent('undo') ? undo : transaction.isUserEvent('redo') ? redo : undefined
      if (way) for (const step of stepsOf(transaction)) follow(step, view, way)
    }
  }),
]

function follow(step: SharedStep, view: EditorView, way: typeof undo): void {
  if (step === followed || !step.inBoth) return
  const other = step.sessions.find(session => session.view !== view)
  if (!other) return
  let next: Transaction | undefined
  way({
    state: other.view.state,
    dispatch: transaction => {
      next = transaction
    },
  })
  // Where something else has changed there since, that would be undone.
  if (!next || !stepsOf(next).includes(step)) other.store.notify('undone-alone')
  else {
    followed = step
    other.view.dispatch(next)
    followed = undefined
  }
}
