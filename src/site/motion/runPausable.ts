import { type Run, whileSeen } from './runWhileVisible.ts'

/**
 * Like `whileSeen`, and held while the pointer is over the element, while focus is inside it, and by its pause button
 * (`[data-pause]`, an aria-pressed toggle).
 */
export function holdable(element: HTMLElement, run: Run): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  let hovered = false
  let focused = false
  const paused = () => button?.getAttribute('aria-pressed') === 'true'
  const update = whileSeen(element, run, () => hovered || focused || paused())
  const set = (change: () => void) => () => {
    change()
    update()
  }
  const moving = element.querySelector<HTMLElement>('[data-moving]') ?? element
  moving.addEventListener(
    'pointerenter',
    set(() => (hovered = true)),
  )
  moving.addEventListener(
    'pointerleave',
    set(() => (hovered = false)),
  )
  moving.addEventListener(
    'focusin',
    set(() => (focused = true)),
  )
  moving.addEventListener(
    'focusout',
    set(() => (focused = false)),
  )
  button?.addEventListener(
    'click',
    set(() => button.setAttribute('aria-pressed', String(!paused()))),
  )
}
