import { parseUrl } from '../../content/locales/urls.ts'

/** Delay before the scroll position is restored after a change of language, ms (specification §9). */
const restoreDelay = 50

/** The longest that a browser takes to scroll smoothly to the section of an address, ms. */
const smoothScrollTime = 1000

/** What a reader moves a page with, or begins to. */
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Goes to where the reader was in the other language. A position that was kept for a new tab is nothing to the next page of this
 * one, which starts at its top.
 * @param kept scroll position, px, id of the section that was read, and a word if the form there said that a message was sent
 */
export function start(kept: string, sectionInView: () => string): void {
  const { path } = parseUrl(location.pathname)
  if (!URL.canParse(document.referrer) || parseUrl(new URL(document.referrer).pathname).path !== path) return
  const [top, section = '', sent] = kept.split(' ')
  // Read by the form, which comes alive once it is in view.
  if (sent) document.documentElement.dataset.sent = ''
  const restore = () => {
    scrollTo({ top: Number(top), behavior: 'instant' })
    // The languages differ in length: where the reader sees another section there, the page goes to the one that was read.
    if (section !== sectionInView()) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
    return scrollY
  }
  setTimeout(() => {
    const place = restore()
    if (location.hash) hold(place, restore)
  }, restoreDelay)
}

/**
 * Keeps the page at a place for as long as the browser may still scroll smoothly to the section of the address: it adds what it
 * moves to where the page was put. Ends with the reader's first action.
 */
function hold(place: number, restore: () => void): void {
  const ends = performance.now() + smoothScrollTime
  let isReading = false
  for (const action of actions) addEventListener(action, () => (isReading = true), { once: true, passive: true })
  const look = (now: number) => {
    if (isReading) return
    if (Math.abs(scrollY - place) > 1) restore()
    if (now < ends) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
