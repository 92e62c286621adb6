/** Starts something and returns what stops it. */
export type Run = () => () => void

interface Options {
  /** Part of the element that must be on screen, 0 to 1. */
  threshold?: number
}

/**
 * Keeps an animation running only while its element is on screen, the tab is shown, the visitor allows motion
 * (`prefers-reduced-motion`, and "pause animations" of the accessibility menu) and `held` says no.
 * @returns a function to call when `held` may have changed
 */
export function whileSeen(element: HTMLElement, run: Run, held: () => boolean = () => false, options: Options = {}) {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const { threshold = 0 } = options
  let onScreen = false
  let stop: (() => void) | undefined

  const update = () => {
    const wanted = onScreen && !document.hidden && motionAllowed(reduced) && !held()
    if (wanted && !stop) stop = run()
    if (!wanted && stop) {
      stop()
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
  reduced.addEventListener('change', update)
  // The accessibility menu sets its class on the root, in this tab or after a change in another.
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['class'] })
  return update
}

/** The class that "pause animations" sets on the root element. */
export const pausedClass = 'pause-animations'

export function motionAllowed(reduced = matchMedia('(prefers-reduced-motion: reduce)')): boolean {
  return !reduced.matches && !document.documentElement.classList.contains(pausedClass)
}
