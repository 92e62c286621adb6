import { type BehaviourName, behaviours } from './behaviours.ts'

/**
 * Starts the behaviour that an element asks for.
 * @throws when its module cannot be fetched
 */
export async function mount(element: HTMLElement): Promise<void> {
  const { behaviour } = element.dataset
  const load = behaviours[behaviour as BehaviourName]
  if (!load) throw new Error(`Behaviour "${behaviour}" is not in src/site/islands/behaviours.ts.`)
  const { default: start } = await load()
  start(element)
}
