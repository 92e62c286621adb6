/** Marks, for the tab's life, that a page was reloaded because its files were gone. */
const key = 'reloaded'

/**
 * Reloads the page unless this tab did so already, the visitor has typed something, or storage cannot remember it (a
 * reload that cannot be remembered could repeat for ever).
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  // A tick box holds the value "on" from the start, and a tick is soon given again.
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
