import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const compartment = new Compartment()

const writable = (yes: boolean) => [EditorState.readOnly.of(!yes), EditorView.editable.of(yes)]

/** Whether the text may be changed, which a second tab on the same file may not. */
export const editable = {
  extension: compartment.of(writable(true)),
  setEditable: (yes: boolean) => compartment.reconfigure(writable(yes)),
}
