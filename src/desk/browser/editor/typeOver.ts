import { pickedCompletion } from '@codemirror/autocomplete'
import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const typedOver = StateEffect.define<null>()

/** Closing signs that a chosen completion wrote before the cursor and the writer has not typed out of habit. */
const closing = StateField.define<string>({
  create: () => '',
  update(rest, transaction) {
    const picked = transaction.annotation(pickedCompletion)
    if (picked) {
      const { apply, label } = picked
      return typeof apply === 'string' && apply.startsWith(label) ? apply.slice(label.length) : ''
    }
    if (transaction.effects.some(effect => effect.is(typedOver))) return rest.slice(1)
    return transaction.docChanged || transaction.selection ? '' : rest
  },
})

/** A bracket or quotation mark typed right after a completion that wrote it is not written twice. */
export const typeOver: Extension = [
  closing,
  // Before a quotation mark becomes a Hebrew sign.
  Prec.high(
    EditorView.inputHandler.of((view, from, to, text) => {
      if (from !== to || text !== view.state.field(closing)[0]) return false
      view.dispatch({ selection: { anchor: to }, effects: typedOver.of(null) })
      return true
    }),
  ),
]
