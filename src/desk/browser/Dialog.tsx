import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { msg } from '../../content/messages/msg.ts'
import { undoOnlyOwn } from './ownUndo.ts'
import { useDialogFocus } from './useDialogFocus.ts'
import { say } from './words.tsx'

interface DialogProps {
  title: string
  busy?: boolean
  className?: string
  /** There is nothing inside but text, which the keyboard scrolls. */
  isText?: boolean
  /** Esc or the cross was pressed; the dialog closes when it is taken out of the tree. */
  onClose: () => void
  children: ReactNode
}

/** A dialog over the desk. The browser keeps the focus inside and returns it afterwards. */
export function Dialog({ title, busy = false, className = '', isText = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Not its cross, which stands first: Enter would close the dialog. A button that cannot act yet takes the focus later.
    const first =
      element?.querySelector<HTMLElement>('.body :is(input, textarea)') ??
      element?.querySelector<HTMLElement>('footer .primary:not(.danger)')
    if (first?.matches(':disabled')) element?.focus()
    else first?.focus()
    // If removed from the document while open, it would not return the focus.
    return () => element?.close()
  }, [])
  useDialogFocus(dialog)
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`modal dialog ${className}`}
      onCancel={cancel}
      onKeyDown={undoOnlyOwn}
      aria-labelledby={id}
      aria-busy={busy}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="close" onClick={onClose} aria-label={say(msg('Close'))} />
      </header>
      <div className="body" {...(isText ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
