import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a dialog when what has it goes or is disabled: the dialog itself takes it, and gives it back to what can be
 * used again. The browser would leave it to the page below.
 */
export function useDialogFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  const disabled = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const { current: element } = dialog
    const active = document.activeElement
    if (!element || !(active instanceof HTMLElement)) return
    if (active === document.body) element.focus()
    else if (element.contains(active) && active.matches(':disabled')) {
      disabled.current = active
      element.focus()
    } else if (active !== element) disabled.current = undefined
    else if (disabled.current?.isConnected && !disabled.current.matches(':disabled')) {
      // What the dialog has brought into view meanwhile stays there.
      disabled.current.focus({ preventScroll: true })
    }
  })
}
