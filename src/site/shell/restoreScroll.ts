/** Delay before the scroll position is restored after a change of language, ms (specification §9). */
const restoreDelay = 50

/**
 * Goes to where the reader was in the other language.
 * @param kept scroll position, px, and id of the section that was read
 */
export function restoreScroll(kept: string, sectionInView: () => string): void {
  const [top, section = ''] = kept.split(' ')
  setTimeout(() => {
    scrollTo({ top: Number(top), behavior: 'instant' })
    // The languages differ in length: where the reader sees another section there, the page goes to the one that was read.
    if (section !== sectionInView()) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
  }, restoreDelay)
}
