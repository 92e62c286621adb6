import { leaving } from '../shell/loadingStatus.ts'

/**
 * Reloads the page unless this tab did so already, the visitor is leaving or has typed something, storage cannot remember it
 * (a reload that cannot be remembered could repeat for ever), or the page cannot be fetched: without a network it would be lost.
 */
export async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem('reloaded') || !(await fetch('', { method: 'HEAD' })).ok || leaving) return
    // A checkbox always has a value, and is soon ticked again.
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox]), textarea',
    )
    for (const field of fields) if (field.value !== field.defaultValue) return
    // In session storage: this tab was reloaded because files of a page were gone.
    sessionStorage.setItem('reloaded', '1')
    location.reload()
  } catch {}
}
