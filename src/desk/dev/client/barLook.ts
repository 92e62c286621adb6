/** The pill alone, the strip of figures, or the strip with its panel. */
export type BarLook = 'pill' | 'strip' | 'panel'

const key = 'dev-bar'

/** How the writer left the bar; the strip at first, or where nothing can be stored. */
export function readLook(): BarLook {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'pill' || stored === 'panel' ? stored : 'strip'
  } catch {
    return 'strip'
  }
}

export function storeLook(look: BarLook): void {
  try {
    localStorage.setItem(key, look)
  } catch {
    // The choice then lasts until the next page.
  }
}
