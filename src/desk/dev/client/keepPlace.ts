/** Where something is looked for that stays, as shares of the window's height. */
const heights = [0.25, 0.5, 0.75]

/**
 * Changes the page and keeps what is read where it is, whatever grows or goes above it. Chromium and Firefox mostly do so by
 * themselves; WebKit never does.
 */
export function keepPlace(change: () => void): void {
  // At the top of the page what comes is to be seen.
  const kept = scrollY === 0 ? [] : heights.flatMap(placedAt)
  change()
  const still = kept.find(({ element }) => element.isConnected)
  const moved = still ? topOf(still.element) - still.top : 0
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

/** What of the text begins in the window; around what began above it, something may grow. */
function placedAt(height: number): { element: Element; top: number }[] {
  const element = document.elementFromPoint(innerWidth / 2, innerHeight * height)
  if (!element?.closest('#main, section')) return []
  const top = topOf(element)
  return top < 0 ? [] : [{ element, top }]
}
