/** What is kept free below, px: a part of a pixel less would cut the last line, and a frame around what has the focus is seen. */
const room = 8

/**
 * Scrolls by no more than is needed for all of these to be in view, or where they do not fit, the first of them. At once: where
 * the page still grows or is scrolled by something else, a smooth way ends beside its aim.
 */
export function bringIntoView(...elements: (HTMLElement | null | undefined)[]): void {
  for (const element of elements.toReversed()) {
    if (!element) continue
    element.style.scrollMarginBlockEnd = `${room}px`
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
}
