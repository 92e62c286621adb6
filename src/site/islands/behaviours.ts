import type { Activate } from './activate.ts'

const firstMotion = (name: 'carousel' | 'typing') => async () => ({
  default: (await import('../widgets/home/firstMotions.ts'))[name],
})

/**
 * Behaviours: plain modules that make HTML interactive without React, where there is no state worth a component. Each has a
 * default export that takes the element and a function that starts an island inside it. `when` decides when it loads, as for islands.
 */
const behaviours = {
  carousel: firstMotion('carousel'),
  answers: () => import('../widgets/Faq/openNamed.ts'),
  picture: () => import('../layout/loadWhenNear.ts'),
  counter: () => import('../widgets/home/counter.ts'),
  seats: () => import('../widgets/PricingTable/seats.ts'),
  store: () => import('../store/store.ts'),
  testimonials: () => import('../widgets/home/testimonials.ts'),
  typing: firstMotion('typing'),
  year: () => import('../layout/year.ts'),
  unknown: () => import('../shell/unknownPath.ts'),
} as const satisfies Record<string, () => Promise<{ default: (element: HTMLElement, activate: Activate) => void }>>

export type BehaviourName = keyof typeof behaviours

/**
 * Starts the behaviour that an element names.
 * @throws when its module cannot be fetched
 */
export async function start(element: HTMLElement, activate: Activate): Promise<void> {
  const { behaviour } = element.dataset
  const load = behaviours[behaviour as BehaviourName]
  if (!load) throw new Error(`Behaviour "${behaviour}" is not in src/site/islands/behaviours.ts.`)
  const module = await load()
  module.default(element, activate)
}
