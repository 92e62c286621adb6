/**
 * Behaviours: plain modules that bring HTML to life without React, where nothing has state worth a component. Each has a
 * default export that takes the element. Fetched, like islands, when their `when` comes.
 */
export const behaviours = {
  carousel: () => import('../widgets/home/carousel.ts'),
  counter: () => import('../widgets/home/counter.ts'),
  testimonials: () => import('../widgets/home/testimonials.ts'),
  typing: () => import('../widgets/home/typing.ts'),
} as const satisfies Record<string, () => Promise<{ default: (element: HTMLElement) => void }>>

export type BehaviourName = keyof typeof behaviours
