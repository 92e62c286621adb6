/** The parts of the frame that need code of their own, each fetched when it is wanted. */
const parts = {
  menus: () => import('./menus.ts'),
  accessibility: () => import('./accessibilityMenu.ts'),
  cookies: () => import('./cookies.ts'),
  analytics: () => import('./analytics.ts'),
  unknown: () => import('./unknownPath.ts'),
  search: () => import('../search/dialog.ts'),
} satisfies Record<string, () => Promise<{ start: () => void }>>

export type Part = keyof typeof parts

const runs: Partial<Record<Part, Promise<boolean>>> = {}

/** Parts that have started. */
export const live = new Set<Part>()

/**
 * Fetches and starts a part once. False where its code could not be fetched: the HTML does what it can by itself, and the
 * next call may find the network again.
 */
export function startPart(part: Part): Promise<boolean> {
  runs[part] ??= parts[part]()
    .then(module => {
      module.start()
      return !!live.add(part)
    })
    .catch(() => {
      delete runs[part]
      return false
    })
  return runs[part]
}
