import type { Page } from '@playwright/test'
import { switches, textSizes } from '../../src/site/accessibility/settings.ts'

/** A state of the accessibility menu, by its settings; what is not named is as usual. */
export type AccessibilityState = Readonly<Record<string, string | boolean>>

const switchNames = Object.keys(switches)

/** As it is without any setting, and each setting by itself. */
export const singleStates: AccessibilityState[] = [
  {},
  ...textSizes.filter(size => size !== 'normal').map(textSize => ({ textSize })),
  ...switchNames.map(name => ({ [name]: true })),
]

/**
 * A covering array: every two settings together in each combination of their values, in the fewest states there can be. In
 * a text size stand those switches whose number has that bit, then the others.
 */
export const pairedStates: AccessibilityState[] = textSizes.flatMap((textSize, bit) =>
  [1, 0].map(on => ({
    textSize,
    ...Object.fromEntries(
      switchNames.filter((_, index) => (((index + 1) >> bit) & 1) === on).map(name => [name, true]),
    ),
  })),
)

/** Looks for faults in the page as it is: source of a function that runs there. */
export type LookSource = string

/**
 * What a setting of the menu can break, looked for in a few ms where axe takes 300: parts that stick out of the window, texts
 * that their own box cuts off, and texts of too little contrast with the colour behind them (WCAG AA).
 * @param parts selectors to which all but the first is limited, where the rest has been looked at
 */
export const ownLook = (parts: readonly string[] = ['body']): LookSource =>
  `() => (${lookAtPage})(${JSON.stringify(parts)})`

/** What is found in one state after the other; leaves the page as usual. */
export const stateFaults = (
  page: Page,
  states: readonly AccessibilityState[],
  looks: LookSource[],
): Promise<string[]> =>
  page.evaluate<string[]>(`(${lookAtStates})(${JSON.stringify(states)}, ${JSON.stringify(switches)}, [${looks}])`)

/** Runs in the page. */
async function lookAtStates(
  states: readonly AccessibilityState[],
  classes: typeof switches,
  looks: readonly (() => readonly string[] | Promise<readonly string[]>)[],
): Promise<string[]> {
  const set = ({ textSize = 'normal', ...on }: AccessibilityState) => {
    const root = document.documentElement
    root.dataset.textSize = String(textSize)
    for (const [name, value] of Object.entries(classes)) root.classList.toggle(value, name in on)
  }
  const found: string[] = []
  for (const state of states) {
    set(state)
    for (const look of looks) found.push(...(await look()).map(fault => `${JSON.stringify(state)}: ${fault}`))
  }
  set({})
  return found
}

/** Runs in the page. */
function lookAtPage(selectors: readonly string[]): string[] {
  const found = new Set<string>()
  const say = (what: string, element: Element) => found.add(`${what}: ${element.outerHTML.slice(0, 100)}`)
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`${over} px stick out of the window`)

  const roots = selectors.flatMap(selector => [...document.querySelectorAll(selector)])
  for (const element of roots.flatMap(root => [...root.querySelectorAll<HTMLElement>('*')])) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.closest('.sr-only, .strip, select, input')) continue
    const { overflowX, display } = getComputedStyle(element)
    if (display !== 'inline' && /hidden|clip/.test(overflowX) && element.checkVisibility()) say('cut off', element)
  }

  const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminances = new Map<string, number>()
  const luminance = (color: string) => {
    const known = luminances.get(color)
    if (known !== undefined) return known
    const [red = 0, green = 0, blue = 0] = parts(color).map(part =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    luminances.set(color, value)
    return value
  }
  const backgrounds = new Map<Element, string>()
  const backgroundOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known) return known
    const own = getComputedStyle(element).backgroundColor
    const value =
      parts(own)[3] !== 0 ? own : element.parentElement ? backgroundOf(element.parentElement) : 'rgb(255, 255, 255)'
    backgrounds.set(element, value)
    return value
  }
  const read = new Set<Element>()
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || read.has(element) || !text.textContent?.trim()) continue
      read.add(element)
      if (!element.checkVisibility() || element.closest('.sr-only, noscript, option')) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const background = backgroundOf(element)
      const [one, other] = [luminance(color), luminance(background)]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      const size = Number.parseFloat(fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      if (contrast < (large ? 3 : 4.5)) say(`${color} on ${background} is ${contrast.toFixed(1)}:1`, element)
    }
  }
  return [...found]
}
