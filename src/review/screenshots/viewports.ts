/** Sizes of the screenshots, CSS pixels: a small phone, a tablet held upright, a desktop. */
export const viewports = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
} as const

export type Viewport = keyof typeof viewports
export const viewportNames = ['phone', 'tablet', 'desktop'] as const satisfies readonly Viewport[]

/** What is captured unless more is asked for; what only a tablet shows is rare, and each viewport costs a third more time. */
export const defaultViewports: readonly Viewport[] = ['phone', 'desktop']
