/** Text sizes, smallest first (specification §3). */
export const textSizes = ['small', 'normal', 'large', 'xlarge'] as const
export type TextSize = (typeof textSizes)[number]

/** The switches of the accessibility menu and the class each sets on the root element. */
export const switches = {
  highContrast: 'high-contrast',
  invertedContrast: 'inverted-contrast',
  grayscale: 'grayscale',
  highlightLinks: 'highlight-links',
  accessibleFont: 'accessible-font',
  pauseAnimations: 'pause-animations',
} as const
export type Switch = keyof typeof switches

export type AccessibilitySettings = { textSize: TextSize } & Record<Switch, boolean>

const isTextSize = (value: unknown): value is TextSize => textSizes.includes(value as TextSize)

const switchNames = Object.keys(switches) as Switch[]

/** Reads stored settings; whatever is missing or malformed takes its default (specification §3). */
export function parseSettings(stored: string | null): AccessibilitySettings {
  let found: Readonly<Record<string, unknown>> = {}
  try {
    // Null where nothing is stored; of that, or of a number, an object without values.
    found = Object(JSON.parse(`${stored}`))
  } catch {}
  const { textSize } = found
  return {
    textSize: isTextSize(textSize) ? textSize : 'normal',
    ...(Object.fromEntries(switchNames.map(name => [name, found[name] === true])) as Record<Switch, boolean>),
  }
}

/** One level up (1) or down (-1); stays where it is at either end (specification §4). */
export function stepTextSize(size: TextSize, step: 1 | -1): TextSize {
  return textSizes[textSizes.indexOf(size) + step] ?? size
}

/** Shows settings on the root element: a data attribute for the text size, a class a switch. */
export function applySettings(settings: AccessibilitySettings, root: HTMLElement): void {
  root.dataset.textSize = settings.textSize
  for (const name of switchNames) root.classList.toggle(switches[name], settings[name])
}
