/** Steps in which the item that is looked at is sought, from a quarter of the window's height down to its half, px. */
const searchStep = 24

/**
 * The item that is looked at stays in view when a phone is turned: its rows are others then, and browsers keep no place.
 * With a mouse a page is not to jump while somebody draws at the window's edge.
 */
export function keepPlace(): void {
  const touched = matchMedia('(pointer: coarse)')
  let width = innerWidth
  let item: Element | undefined

  addEventListener(
    'scroll',
    () => {
      // The browser's own scrolling as the screen turns.
      if (innerWidth !== width) return
      const { top = 0, bottom = 0 } = item?.getBoundingClientRect() ?? {}
      if (bottom > innerHeight / 4 && top < innerHeight / 2) return
      item = itemInView()
    },
    { passive: true },
  )
  addEventListener('resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    if (touched.matches) item?.scrollIntoView({ behavior: 'instant' })
  })
}

function itemInView(): Element | undefined {
  for (let y = innerHeight / 4; y < innerHeight / 2; y += searchStep) {
    // Not in the middle, where there may be two columns with nothing between them.
    const item = document.elementFromPoint(innerWidth / 3, y)?.closest('[data-item]')
    if (item) return item
  }
}
