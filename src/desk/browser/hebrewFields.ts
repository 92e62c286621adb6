import { hebrewSign } from './editor/hebrewTyping.ts'
import type { TextField } from './ownUndo.ts'

/** What the field that a sign was typed in last held before and after the sign took the place of its key. */
let turned: { readonly field: EventTarget; readonly undo: string; readonly redo: string } | undefined

/** Whether undo gives back the key that a sign was typed with, or redo the sign: a field does that itself. */
export const turnsSign = (field: TextField, way: 'undo' | 'redo'): boolean =>
  turned?.field === field && turned[way] === field.value

/**
 * Types gershayim, geresh and maqaf in Hebrew form fields, with the same keys as in the editor. Undo restores the typed
 * character.
 */
export function typeHebrewSigns(event: Event): void {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.lang !== 'he') return
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText' || event.isComposing) return
  const at = field.selectionStart ?? 0
  const sign = hebrewSign(event.data ?? '', field.value.slice(0, at - 1))
  if (!sign) return
  const redo = field.value
  field.setSelectionRange(at - 1, at)
  // Deprecated, but the only way to change a field that keeps its undo history.
  document.execCommand('insertText', false, sign)
  turned = { field, undo: field.value, redo }
}
