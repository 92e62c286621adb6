/** How long something may take before 'Loading...' appears, ms; any sooner and it would only flash. */
const loadingDelay = 400

const slow = new Set<unknown>()

/**
 * Announces 'Loading...' politely when what begins now is slow: the next page, the code of an island or of the search.
 * @param status where it is announced; an open dialog has its own, since the rest of the page is inert
 * @returns a function to call when it has ended; it leaves alone what the status says if nothing was slow
 */
export function showLoading(status = document.querySelector<HTMLElement>('.navigation-status')): () => void {
  const draw = () => status?.replaceChildren((slow.size && status.dataset.loading) || '')
  const timer = setTimeout(() => {
    slow.add(timer)
    draw()
  }, loadingDelay)
  return () => {
    clearTimeout(timer)
    if (slow.delete(timer)) draw()
  }
}

/** Whether another document has been requested; browsers then drop what this page was fetching. */
export let leaving = false

/** Shows it for navigations to another document, in browsers with the Navigation API. */
export function watchSlowNavigation(): void {
  let end = () => {}
  const clear = () => {
    leaving = false
    end()
  }
  // However the page is left: the Navigation API does not see the address bar.
  addEventListener('beforeunload', () => {
    leaving = true
  })
  if ('navigation' in window) {
    navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
      // A mere change of the address, a download, a phone call or a mail does not lead to another page.
      if (destination.sameDocument || downloadRequest !== null || !destination.url.startsWith('http')) return
      end()
      end = showLoading()
    })
    navigation.addEventListener('navigateerror', clear)
  }
  // Restored from the back/forward cache; or answered with nothing to show (204), of which no event tells: whoever goes on
  // with the page waits no longer.
  for (const type of ['pageshow', 'pointerdown', 'keydown']) addEventListener(type, clear)
}
