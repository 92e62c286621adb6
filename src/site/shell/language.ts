/** Delay before the scroll position is restored after a change of language, ms (specification §9). */
const restoreDelay = 50

/** Makes the language links keep query, section and scroll position, and store the preference. */
export function startLanguageLinks(): void {
  restoreScroll()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      link.search = location.search
      // An address that only this language has leads to a section that both have.
      const target = document.querySelector(':target')?.closest(sections)
      link.hash = target?.id ?? location.hash
      try {
        localStorage.setItem('language', link.dataset.language ?? '')
        sessionStorage.setItem('scroll', `${scrollY} ${sectionInView()}`)
      } catch {}
    })
  }
}

function restoreScroll(): void {
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem('scroll')
    sessionStorage.removeItem('scroll')
  } catch {}
  const [top, section = ''] = (kept ?? '').split(' ')
  if (!top) return
  setTimeout(() => {
    scrollTo({ top: Number(top), behavior: 'instant' })
    // The languages differ in length: where the reader sees another section there, the page goes to the one that was read.
    if (section !== sectionInView()) document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
  }, restoreDelay)
}

/** Headings that both languages of a page have. */
const sections = 'main :is(h2, h3)[id]'

/** The id of the section that the middle of the window shows; empty above the first. */
function sectionInView(): string {
  const above = [...document.querySelectorAll(sections)].filter(
    heading => heading.getBoundingClientRect().top < innerHeight / 2,
  )
  return above.at(-1)?.id ?? ''
}
