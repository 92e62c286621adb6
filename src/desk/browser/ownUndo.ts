import { latinKey } from '../latinKey.ts'

/** The field that was typed into last, and what it held before. */
let typed: { readonly field: EventTarget; readonly before: string } | undefined

export type TextField = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement

addEventListener('beforeinput', ({ target }) => {
  if (isText(target) && typed?.field !== target) typed = { field: target, before: target.value }
})
addEventListener('focusin', () => forgetTyped())

/** From now on a field has nothing of its own to undo: what was typed is entered. */
export function forgetTyped(): void {
  typed = undefined
}

/**
 * Whether a field would undo its own typing. One that has nothing to undo must not be asked: browsers then undo what was
 * typed in any other field of the document, also behind a dialog.
 */
export const hasOwnUndo = (field: EventTarget | null): boolean =>
  isText(field) && typed?.field === field && field.value !== typed.before

/** Which way Ctrl-Z, Ctrl-Shift-Z or Ctrl-Y leads; undefined for any other key. */
export function undoKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): 'undo' | 'redo' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined
  const key = latinKey(event)
  if (key === 'y') return 'redo'
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
}

type UndoKeyEvent = Parameters<typeof undoKey>[0] & Pick<KeyboardEvent, 'target' | 'preventDefault'>

/** For a dialog's keys: what is behind it stays as it is. */
export function undoOnlyOwn(event: UndoKeyEvent): void {
  if (undoKey(event) && !hasOwnUndo(event.target)) event.preventDefault()
}
