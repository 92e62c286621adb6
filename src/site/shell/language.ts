/** Makes the language links keep query, section and scroll position, and store the preference. */
export function startLanguageLinks(): void {
  try {
    const kept = sessionStorage.getItem('scroll')
    sessionStorage.removeItem('scroll')
    if (kept) void import('./restoreScroll.ts').then(module => module.start(kept, sectionInView))
  } catch {}
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    // The middle button opens a tab, and the right one a menu.
    link.onclick = link.onauxclick = event => {
      if (event.button > 1) return
      link.search = location.search
      // An address that only this language has leads to a section that both have.
      const target = document.querySelector(':target')?.closest(sections)
      link.hash = target?.id ?? location.hash
      try {
        localStorage.setItem('language', link.hreflang)
        sessionStorage.setItem('scroll', `${scrollY} ${sectionInView()}`)
      } catch {}
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      // Back would lead to this page, whose address is answered in the chosen language: to where one is already.
      event.preventDefault()
      location.replace(link.href)
    }
  }
}

/** Headings that both languages of a page have. */
const sections = 'main :is(h2, h3)[id]'

/** The id of the section that the middle of the window shows; empty above the first. */
function sectionInView(): string {
  const isAbove = (heading: Element) => heading.getBoundingClientRect().top < innerHeight / 2
  return [...document.querySelectorAll(sections)].findLast(isAbove)?.id ?? ''
}
