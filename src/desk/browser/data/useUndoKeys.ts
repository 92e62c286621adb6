import { redo, undo } from '@codemirror/commands'
import { useEffect } from 'react'
import { forgetTyped, hasOwnUndo, undoKey } from '../ownUndo.ts'
import type { Session } from '../session.ts'
import { valuesSettled } from './changeValue.ts'

/** Texts with an undoing of their own, and dialogs, behind which nothing changes. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog'

/**
 * Ctrl-Z and its like for values that are shown as fields: in one of them, and where no text has the focus, as after a click on
 * a button. There a browser would undo what was typed in whatever field it was.
 */
export function useUndoKeys({ view }: Session): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const way = undoKey(event)
      if (!way || event.defaultPrevented || document.querySelector('dialog[open]') || hasOwnUndo(target)) return
      if (target instanceof Element && !target.closest('.values') && target.closest(elsewhere)) return
      event.preventDefault()
      forgetTyped()
      void valuesSettled().then(() => (way === 'undo' ? undo : redo)(view))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [view])
}
