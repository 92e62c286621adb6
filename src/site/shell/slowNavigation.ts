/** How long a navigation may take without a word, ms; below it a message would only flash. */
const patience = 400

/** Says 'Loading...' as a polite status when the next page is slow to come, in browsers with the Navigation API. */
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
    }, patience)
  })
  // Stopped, or back out of the back/forward cache.
  navigation.addEventListener('navigateerror', clear)
  addEventListener('pageshow', clear)
}
