/** In session storage: this tab was reloaded because files of a page were gone. */
const key = 'reloaded'

/**
 * Reloads the page unless this tab did so already, the visitor has typed something, or storage cannot remember it (a
 * reload that cannot be remembered could repeat for ever).
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  // A checkbox always has a value, and is soon ticked again.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox]), textarea',
  )
  for (const field of fields) if (field.value !== field.defaultValue) return false
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    return false
  }
  location.reload()
  return true
}
