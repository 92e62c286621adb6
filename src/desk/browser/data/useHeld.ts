import { useRef, useSyncExternalStore } from 'react'

/** What is pressed, beside values, and would move from under the pointer. */
const buttons = '.values :is(button, summary, input[type="checkbox"], input[type="radio"])'

/** The one that the pointer is on, about to press it. */
let aimedAt: Element | null = null
/** The last one that was pressed, until the pointer leaves it: what comes of the press is to be seen. */
let pressed: Element | null = null
const listeners = new Set<() => void>()

function aim(at: Element | null): void {
  if (at !== pressed) pressed = null
  const next = at === pressed ? null : at
  if (next === aimedAt) return
  const wasAiming = aimedAt !== null
  aimedAt = next
  if (wasAiming !== (next !== null)) for (const listener of listeners) listener()
}

const point = ({ target }: Event) => aim(target instanceof Element ? target.closest(buttons) : null)
addEventListener('pointermove', point, { passive: true })
// A finger comes without moving.
addEventListener('pointerdown', point, { passive: true })
addEventListener('pointercancel', () => aim(null))
// Whoever types does not aim, wherever the pointer rests.
addEventListener('keydown', () => aim(null))
addEventListener('click', () => {
  pressed = aimedAt
  aim(aimedAt)
})
document.documentElement.addEventListener('pointerleave', () => aim(null))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What is said of values, which comes and goes 1–3 s after they are typed: while the pointer is on a button it stays as it is, so
 * that no line above moves the button and the press goes elsewhere.
 */
export function useHeld<Value>(current: Value): Value {
  const isHeld = useSyncExternalStore(subscribe, () => aimedAt !== null)
  const shown = useRef(current)
  if (!isHeld) shown.current = current
  return shown.current
}
