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
