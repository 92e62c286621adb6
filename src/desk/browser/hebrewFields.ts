import { hebrewSign } from './editor/hebrewTyping.ts'

/** In fields for Hebrew words, the keys that stand for gershayim, geresh and maqaf in the text type them too. Undo restores the typed character. */
export function typeHebrewSigns(event: Event): void {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.lang !== 'he') return
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText' || event.isComposing) return
  const at = field.selectionStart ?? 0
  const sign = hebrewSign(event.data ?? '', field.value.slice(0, at - 1))
  if (!sign) return
  field.setSelectionRange(at - 1, at)
  // The one way of changing a field that its undo knows.
  document.execCommand('insertText', false, sign)
}
