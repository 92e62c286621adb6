import loadWhenNear from '../../layout/loadWhenNear.ts'
import { runPausable } from '../../motion/runAnimation.ts'

/** Width of an item, px, and time for each pixel of movement, ms (specification §4). */
export const itemWidth = 280
export const tick = 50

/** Scrolls the testimonials one pixel a tick, in a loop without a seam. */
export default function testimonials(section: HTMLElement): void {
  const list = section.querySelector<HTMLElement>('[data-track]')
  if (!list) return
  const items = [...list.children]
  let animation: Animation | undefined
  const prepare = () => {
    // A second copy follows the first, for the eye alone; the strip stops being one to scroll by hand.
    for (const item of items) {
      const copy = item.cloneNode(true) as HTMLElement
      copy.setAttribute('aria-hidden', 'true')
      copy.inert = true
      list.append(copy)
      for (const picture of copy.querySelectorAll<HTMLElement>('[data-picture]')) loadWhenNear(picture)
    }
    const distance = items.length * itemWidth
    const sign = getComputedStyle(list).direction === 'rtl' ? '' : '-'
    return list.animate([{ transform: 'none' }, { transform: `translateX(${sign}${distance}px)` }], {
      duration: distance * tick,
      iterations: Number.POSITIVE_INFINITY,
      easing: `steps(${distance})`,
    })
  }
  runPausable(section, () => {
    animation ??= prepare()
    animation.play()
    // Held, the strip can be scrolled by hand.
    section.dataset.running = ''
    return () => {
      animation?.pause()
      delete section.dataset.running
    }
  })
}
