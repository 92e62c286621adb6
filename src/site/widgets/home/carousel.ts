import { runPausable } from '../../motion/runAnimation.ts'

/** How far and how often the partner carousel moves, px and ms (specification §4). */
const carouselStep = 150
const carouselInterval = 2000

/** Moves the strip of logos on by itself, from its end back to its start; shows a letter where a logo failed. */
export default function carousel(section: HTMLElement): void {
  const strip = section.querySelector<HTMLElement>('[data-moving]')
  if (!strip) return
  for (const logo of strip.querySelectorAll('img')) {
    const fail = () => {
      const picture = logo.closest<HTMLElement>('[data-picture]')
      if (!picture) return
      picture.hidden = true
      picture.nextElementSibling?.removeAttribute('hidden')
    }
    // An image may have failed before this code arrived.
    if (logo.complete && logo.naturalWidth === 0) fail()
    else logo.addEventListener('error', fail, { once: true })
  }
  strip.addEventListener('focusin', ({ target }) => {
    // Of a link that begins at the edge, Chromium takes a few pixels in view for enough.
    if (target instanceof Element && target !== strip && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
  const direction = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  runPausable(section, () => {
    const timer = setInterval(() => {
      // Right-to-left strips scroll to negative offsets; a pixel of rounding counts as the end.
      const atEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 1
      if (atEnd) strip.scrollTo({ left: 0, behavior: 'smooth' })
      else strip.scrollBy({ left: carouselStep * direction, behavior: 'smooth' })
    }, carouselInterval)
    return () => clearInterval(timer)
  })
}
