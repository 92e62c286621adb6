import type { Page } from '@playwright/test'
import { switches, textSizes } from '../../src/site/accessibility/settings.ts'

/** A state of the accessibility menu, by its settings; what is not named is as usual. */
export type AccessibilityState = Readonly<Record<string, string | boolean>>

/** Every setting with the values that it can take besides the usual one. */
const settings: [name: string, values: (string | boolean)[]][] = [
  ['textSize', textSizes.filter(size => size !== 'normal')],
  ...Object.keys(switches).map((name): [string, boolean[]] => [name, [true]]),
]

interface Choice {
  name: string
  value: string | boolean
}

const choices: Choice[] = settings.flatMap(([name, values]) => values.map(value => ({ name, value })))

/** Each setting by itself. */
export const singleStates: AccessibilityState[] = choices.map(({ name, value }) => ({ [name]: value }))

/** States in which every two settings stand together at least once: few, since each state has many pairs. */
export const pairedStates: AccessibilityState[] = coverPairs()

function coverPairs(): AccessibilityState[] {
  const pairs = choices.flatMap((one, index) =>
    choices.slice(index + 1).flatMap(other => (other.name === one.name ? [] : [[one, other] as const])),
  )
  const states: Record<string, string | boolean>[] = []
  for (const pair of pairs) {
    const fits = (state: AccessibilityState) => pair.every(({ name, value }) => (state[name] ?? value) === value)
    // Three at most: what one setting hides of another's faults is then seen elsewhere.
    const state = states.find(one => fits(one) && new Set([...Object.keys(one), pair[0].name, pair[1].name]).size <= 3)
    const target = state ?? {}
    for (const { name, value } of pair) target[name] = value
    if (!state) states.push(target)
  }
  return states
}

/**
 * What a setting of the menu can break, looked for in the page in 20 ms a state, where axe took 3 s: parts that stick out of
 * the window, texts that their own box cuts off, and texts of too little contrast with the colour behind them (WCAG AA).
 */
export const stateFaults = (page: Page, states: readonly AccessibilityState[]): Promise<string[]> =>
  page.evaluate<string[]>(`(${lookAtStates})(${JSON.stringify(states)}, ${JSON.stringify(switches)}, ${lookAtPage})`)

/** Runs in the page: looks at it in one state after the other, and leaves it as usual. */
function lookAtStates(
  states: readonly AccessibilityState[],
  classes: typeof switches,
  look: () => readonly string[],
): string[] {
  const set = ({ textSize = 'normal', ...on }: AccessibilityState) => {
    const root = document.documentElement
    root.dataset.textSize = String(textSize)
    for (const [name, value] of Object.entries(classes)) root.classList.toggle(value, name in on)
  }
  const found = states.flatMap(state => {
    set(state)
    return look().map(fault => `${JSON.stringify(state)}: ${fault}`)
  })
  set({})
  return found
}

/** Runs in the page. */
function lookAtPage(): string[] {
  const found = new Set<string>()
  const say = (what: string, element: Element) => found.add(`${what}: ${element.outerHTML.slice(0, 100)}`)
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) found.add(`${over} px stick out of the window`)

  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')) {
    if (element.scrollWidth <= element.clientWidth + 1 || element.closest('.sr-only, .strip, select, input')) continue
    const { overflowX, display } = getComputedStyle(element)
    if (display !== 'inline' && /hidden|clip/.test(overflowX) && element.checkVisibility()) say('cut off', element)
  }

  const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = parts(color).map(part =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest('.sr-only, noscript, option'))
      continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    let behind: Element | null = element
    const background = () => (behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)')
    while (behind && parts(background())[3] === 0) behind = behind.parentElement
    const [one, other] = [luminance(color), luminance(background())]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const size = Number.parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    if (contrast < (large ? 3 : 4.5)) say(`${color} on ${background()} is ${contrast.toFixed(1)}:1`, element)
  }
  return [...found]
}
