import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TextField } from '../ownUndo.ts'
import { placeAfter } from '../placeAfter.ts'

interface Caret {
  /**
   * Called before a text takes the place of another one.
   * @param side of what comes at the cursor: before it or behind it
   */
  follow(before: string, after: string, side: -1 | 1): void
}

/** Keeps the cursor of a field at its words where the text changes by another way than typing: browsers put it to the end. */
export function useCaret(area: RefObject<TextField | null>, text: string): Caret {
  const next = useRef<{ readonly text: string; readonly start: number; readonly end: number }>(undefined)
  useLayoutEffect(() => {
    const { current: to } = next
    if (!to || to.text !== text) return
    next.current = undefined
    area.current?.setSelectionRange(to.start, to.end)
  }, [area, text])
  return {
    follow(before, after, side) {
      const { current: field } = area
      if (!field || field !== document.activeElement || before === after) return
      const { selectionStart: from, selectionEnd: to } = field
      if (from === null || to === null) return
      next.current = {
        text: after,
        start: placeAfter(before, after, from, side),
        end: placeAfter(before, after, to, side),
      }
    },
  }
}
