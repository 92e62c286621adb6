/** The parts of the shell that have code of their own, fetched when it is needed. */
const parts = {
  menus: () => import('./menus.ts'),
  accessibility: () => import('./accessibilityMenu.ts'),
  cookies: () => import('./cookies.ts'),
  analytics: () => import('./analytics.ts'),
  search: () => import('../search/dialog.ts'),
} satisfies Record<string, () => Promise<{ start: () => void }>>

export type Part = keyof typeof parts

const loading: Partial<Record<Part, Promise<boolean>>> = {}
export const started = new Set<Part>()

/**
 * Fetches and starts a part once. Resolves to false where its code could not be fetched: the HTML works without it as far as
 * it can, and the next call tries again.
 */
export const startPart = (part: Part): Promise<boolean> =>
  (loading[part] ??= parts[part]()
    .then(module => {
      module.start()
      started.add(part)
      return true
    })
    .catch(() => {
      delete loading[part]
      return false
    }))
