import { parseUrl } from '../../content/locales/urls.ts'

/** Delay before the scroll position is restored after a change of language, ms (specification §9). */
const restoreDelay = 50

/**
 * Goes to where the reader was in the other language. A position that was kept for a new tab is nothing to the next page of this
 * one, which starts at its top.
 * @param kept scroll position, px, and id of the section that was read
 */
export function restoreScroll(kept: string, sectionInView: () => string): void {
  const { path } = parseUrl(location.pathname)
  if (!URL.canParse(document.referrer) || parseUrl(new URL(document.referrer).pathname).path !== path) return
  const [top, section = ''] = kept.split(' ')
  const restore = () => {
    scrollTo({ top: Number(top), behavior: 'instant' })
    // The languages differ in length: where the reader sees another section there, the page goes to the one that was read.
    if (section !== sectionInView()) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
  }
  setTimeout(() => {
    restore()
    // On its smooth way to the section of the address the browser adds what it has moved by now to where this goes.
    if (location.hash) requestAnimationFrame(() => requestAnimationFrame(restore))
  }, restoreDelay)
}
