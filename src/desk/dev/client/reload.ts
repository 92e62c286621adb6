let isHeld = false
let isDue = false

/** Reloads the page; while that is held, as soon as it no longer is. */
export function reloadPage(): void {
  if (isHeld) isDue = true
  else location.reload()
}

/**
 * Keeps the page from being reloaded: that would end a request, or a navigation that has begun.
 * @returns lets it reload again, at once if a reload was due
 */
export function holdReload(): () => void {
  isHeld = true
  return () => {
    isHeld = false
    if (isDue) location.reload()
  }
}
