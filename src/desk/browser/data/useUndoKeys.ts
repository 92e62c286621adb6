import { redo, undo } from '@codemirror/commands'
import type { ChangeDesc, Text } from '@codemirror/state'
import { useEffect, useRef } from 'react'
import { forgetTyped, hasOwnUndo, undoKey } from '../ownUndo.ts'
import type { Session } from '../session.ts'
import { valuesSettled } from './changeValue.ts'
import { goToValue } from './goTo.ts'

/** Texts with an undoing of their own, and dialogs, behind which nothing changes. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog'

/**
 * Ctrl-Z and its like for values that are shown as fields: in one of them, and where no text has the focus, as after a click on
 * a button. There a browser would undo what was typed in whatever field it was. From a field the focus goes to the one that changes.
 * @param read the text in which the fields have their places
 */
export function useUndoKeys({ view }: Session, read: Text | undefined): void {
  const changed = useRef<{ readonly field: EventTarget | null; readonly changes: ChangeDesc }>(undefined)
  useEffect(() => {
    const { current: change } = changed
    if (!change || !read || read !== view.state.doc) return
    changed.current = undefined
    if (change.field === document.activeElement) goToValue(...extentOf(change.changes))
  }, [read, view])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const way = undoKey(event)
      if (!way || event.defaultPrevented || document.querySelector('dialog[open]') || hasOwnUndo(target)) return
      if (target instanceof Element && !target.closest('.values') && target.closest(elsewhere)) return
      event.preventDefault()
      forgetTyped()
      void valuesSettled().then(() => {
        const step = way === 'undo' ? undo : redo
        step({
          state: view.state,
          dispatch: transaction => {
            if (transaction.docChanged) changed.current = { field: target, changes: transaction.changes }
            view.dispatch(transaction)
          },
        })
      })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [view])
}

/** From where to where a text is another one. */
function extentOf(changes: ChangeDesc): [from: number, to: number] {
  let [from, to] = [changes.newLength, 0]
  changes.iterChangedRanges((_fromBefore, _toBefore, start, end) => {
    from = Math.min(from, start)
    to = Math.max(to, end)
  })
  return [from, to]
}
