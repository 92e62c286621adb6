/** Delay before the scroll position is restored after a change of language, ms (specification §9). */
const restoreDelay = 50

/** Makes the language links keep query, hash and scroll position, and store the preference. */
export function startLanguageLinks(): void {
  restoreScroll()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      link.search = location.search
      link.hash = location.hash
      try {
        localStorage.setItem('language', link.dataset.language ?? '')
        sessionStorage.setItem('scroll', String(scrollY))
      } catch {}
    })
  }
}

function restoreScroll(): void {
  let top: string | null = null
  try {
    top = sessionStorage.getItem('scroll')
    sessionStorage.removeItem('scroll')
  } catch {}
  if (top) setTimeout(() => scrollTo({ top: Number(top), behavior: 'instant' }), restoreDelay)
}
