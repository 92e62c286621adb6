/** How long a navigation may take before 'Loading...' appears, ms; any sooner and it would only flash. */
const loadingDelay = 400

/** Announces 'Loading...' politely when the next page is slow, in browsers with the Navigation API. */
export function watchSlowNavigation(): void {
  const status = document.querySelector<HTMLElement>('[data-loading]')
  if (!status || !('navigation' in window)) return
  let timer: ReturnType<typeof setTimeout>
  const clear = () => {
    clearTimeout(timer)
    status.textContent = ''
  }
  navigation.addEventListener('navigate', ({ hashChange }) => {
    clear()
    if (hashChange) return
    timer = setTimeout(() => {
      status.textContent = status.dataset.loading ?? ''
    }, loadingDelay)
  })
  // Cancelled, or the page was restored from the back/forward cache.
  navigation.addEventListener('navigateerror', clear)
  addEventListener('pageshow', clear)
}
