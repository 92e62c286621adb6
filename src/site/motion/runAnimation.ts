// One file: a second one would cost the home page more in headers than it holds.
interface Options {
  /** A further condition; call the returned function when its answer may have changed. */
  canRun?: () => boolean
  /** Part of the element that must be visible, 0 to 1. */
  threshold?: number
}

/** Starts an animation and returns a function that stops it. */
export type StartAnimation = () => () => void

/**
 * Runs an animation only while its element is on screen, the tab is visible and the visitor allows motion
 * (`prefers-reduced-motion`, and "pause animations" of the accessibility menu).
 * @returns a function that starts or stops the animation as the conditions now are
 */
export function runWhileVisible(element: HTMLElement, start: StartAnimation, options: Options = {}): () => void {
  const { canRun = () => true, threshold = 0 } = options
  let onScreen = false
  let stop: (() => void) | undefined

  const update = () => {
    const wanted = onScreen && !document.hidden && motionAllowed() && canRun()
    if (wanted) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }
  new IntersectionObserver(
    entries => {
      const entry = entries.at(-1)
      onScreen = (entry?.isIntersecting ?? false) && (entry?.intersectionRatio ?? 0) >= threshold
      update()
    },
    { threshold },
  ).observe(element)
  document.addEventListener('visibilitychange', update)
  reducedMotion().addEventListener('change', update)
  // "Pause animations" is a class of the root element, set in this tab or after a change in another.
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['class'] })
  return update
}

/**
 * Runs an animation while it is visible, except while the pointer is over the moving part (`[data-moving]`), focus is inside
 * it, or the pause button (`[data-pause]`) has stopped it.
 */
export function runPausable(element: HTMLElement, start: StartAnimation): void {
  const button = element.querySelector<HTMLButtonElement>('[data-pause]')
  const moving = element.querySelector<HTMLElement>('[data-moving]') ?? element
  let hovered = false
  let focused = false
  let paused = false
  const update = runWhileVisible(element, start, { canRun: () => !hovered && !focused && !paused })
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
    paused = !paused
    for (const part of button.querySelectorAll('[data-action]')) part.toggleAttribute('hidden')
    update()
  })
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

export function motionAllowed(): boolean {
  return !reducedMotion().matches && !document.documentElement.classList.contains('pause-animations')
}
