/** Scroll past which the header looks detached, px (specification §9). */
const threshold = 50

export function markScrolledHeader(): void {
  const header = document.querySelector('[data-frame=menus]')
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > threshold)
  addEventListener('scroll', mark, { passive: true })
  mark()
}
