import { dataQuery, editQuery } from '../../names.ts'

/** Where the tab keeps the desk's address from which its writer went to the data. */
const key = 'desk-came-from'

/**
 * Where the data of a page lead back to: its text, at the place of the cursor, for whoever came from there, through however many
 * data files; otherwise the page.
 */
export function cameFrom(url: string): string {
  const before = document.referrer === '' ? undefined : new URL(document.referrer)
  if (before?.origin === location.origin && !before.searchParams.has(dataQuery)) {
    if (before.searchParams.has(editQuery)) sessionStorage.setItem(key, before.pathname + before.search)
    else sessionStorage.removeItem(key)
  }
  const kept = sessionStorage.getItem(key)
  return kept?.startsWith(`${url}?`) ? kept : url
}
