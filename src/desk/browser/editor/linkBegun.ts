import { closeCompletion } from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import type { Range } from './held.ts'

/** Notes that a link was made around words, whose address is not chosen yet. */
export const beginLink = StateEffect.define<Range>()

/** The link, as long as nothing else was written and its writer is still at it. */
const field = StateField.define<Range | undefined>({
  create: () => undefined,
  update(begun, { docChanged, effects, selection }) {
    for (const effect of effects) if (effect.is(beginLink)) return effect.value
    return docChanged || selection ? undefined : begun
  },
})

const wordsOf = (state: EditorState, { from, to }: Range) => /^\[(.*)\]\(/s.exec(state.sliceDoc(from, to))?.[1] ?? ''

/** Escape from the list of pages gives the words back: a link that leads nowhere in particular would stay unnoticed. */
export const linkBegun: Extension = [
  field,
  Prec.highest(
    keymap.of([
      {
        key: 'Escape',
        run(view) {
          const begun = view.state.field(field)
          if (!begun) return false
          closeCompletion(view)
          const insert = wordsOf(view.state, begun)
          view.dispatch({
            changes: { ...begun, insert },
            selection: { anchor: begun.from, head: begun.from + insert.length },
            userEvent: 'delete.link',
          })
          return true
        },
      },
    ]),
  ),
]
