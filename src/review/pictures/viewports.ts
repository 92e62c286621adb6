/** The two sizes a page is photographed in: a small phone and a desktop, CSS pixels. */
export const viewports = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 900 },
} as const

export type Viewport = keyof typeof viewports
export const viewportNames = ['phone', 'desktop'] as const satisfies readonly Viewport[]
