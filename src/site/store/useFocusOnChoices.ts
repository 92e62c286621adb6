import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to the unfolded choices of a line once they are there: they come with their code and the catalogue.
 * @returns a function to call when the panel has been opened, with whether it was for such choices
 */
export function useFocusOnChoices(panel: RefObject<HTMLElement | null>): (isForChoices: boolean) => void {
  /** What has the focus until then. */
  const awaiting = useRef<Element>(null)
  useEffect(() => {
    const choice = panel.current?.querySelector('.line-choices[open] .choices :checked')
    if (!awaiting.current || !(choice instanceof HTMLElement)) return
    // Whoever has moved on to something else meanwhile is left there.
    if (awaiting.current === document.activeElement) {
      choice.closest('li')?.scrollIntoView({ behavior: 'instant' })
      choice.focus({ preventScroll: true })
      // In a window that is too low for the line above it.
      choice.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    awaiting.current = null
  })
  return useCallback(isForChoices => {
    awaiting.current = isForChoices ? document.activeElement : null
  }, [])
}
