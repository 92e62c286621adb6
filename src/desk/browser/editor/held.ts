import { completionStatus } from '@codemirror/autocomplete'
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'
import { placeIn } from './placeAt.ts'
import { askForCompletion } from './unchosen.ts'

/** A range of the text. */
export interface Range {
  readonly from: number
  readonly to: number
}

const hold = StateEffect.define<Range | undefined>()

const mark = Decoration.mark({ class: 'held' })

/**
 * The words that a choice from the list goes around. While the list is open they are no selection: what is typed to search
 * the list would replace one.
 */
const field = StateField.define<Range | undefined>({
  create: () => undefined,
  update(held, { changes, effects }) {
    for (const effect of effects) if (effect.is(hold)) return effect.value
    if (!held) return undefined
    // What is typed to search the list stands behind them.
    const [from, to] = [changes.mapPos(held.from, 1), changes.mapPos(held.to, -1)]
    return from < to ? { from, to } : undefined
  },
  provide: known =>
    EditorView.decorations.from(known, held =>
      held ? Decoration.set(mark.range(held.from, held.to)) : Decoration.none,
    ),
})

/** Opens the list for the selected words, or for what can take the place of a selected value. */
export function startCompletionAround(view: EditorView): void {
  const { from, to, head } = view.state.selection.main
  if (!placeIn(view.state, head).selected)
    view.dispatch({ selection: { anchor: to }, effects: hold.of(from < to ? { from, to } : undefined) })
  askForCompletion(view)
}

/** The words that a choice goes around; undefined where none were selected. */
export const heldIn = (state: EditorState): Range | undefined => state.field(field, false)

/** Ends the holding, after what was made of the words. */
export const letGo = hold.of(undefined)

/** With the list closed and nothing chosen the words are selected again. */
const selectedAgain = EditorView.updateListener.of(({ startState, state, view }) => {
  const isClosed = completionStatus(startState) !== null && completionStatus(state) === null
  if (!isClosed || !heldIn(state)) return
  // Not within the update that closed it: a choice is made of them first.
  queueMicrotask(() => {
    const held = heldIn(view.state)
    if (!held) return
    const { main } = view.state.selection
    const isThere = main.empty && main.head === held.to
    view.dispatch({ effects: letGo, ...(isThere ? { selection: { anchor: held.from, head: held.to } } : {}) })
  })
})

export const holding: Extension = [field, selectedAgain]
