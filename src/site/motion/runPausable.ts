import { runWhileVisible, type StartAnimation } from './runWhileVisible.ts'

/**
 * Runs an animation while it is visible, except while the pointer is over the moving part (`[data-moving]`), focus is inside
 * it, or the pause button (`[data-pause]`, a toggle with aria-pressed) is on.
 */
export function runPausable(element: HTMLElement, start: StartAnimation): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  const moving = element.querySelector<HTMLElement>('[data-moving]') ?? element
  let hovered = false
  let focused = false
  const paused = () => button?.getAttribute('aria-pressed') === 'true'
  const update = runWhileVisible(element, start, { canRun: () => !hovered && !focused && !paused() })
  const hover = (over: boolean) => () => {
    hovered = over
    update()
  }
  const focus = (inside: boolean) => () => {
    focused = inside
    update()
  }
  moving.addEventListener('pointerenter', hover(true))
  moving.addEventListener('pointerleave', hover(false))
  moving.addEventListener('focusin', focus(true))
  moving.addEventListener('focusout', focus(false))
  button?.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!paused()))
    update()
  })
}
