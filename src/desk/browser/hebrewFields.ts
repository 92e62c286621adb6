import { hebrewSign } from './editor/hebrewTyping.ts'

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
  field.setSelectionRange(at - 1, at)
  // Deprecated, but the only way to change a field that keeps its undo history.
  document.execCommand('insertText', false, sign)
}
