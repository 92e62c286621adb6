import type { Activate } from '../islands/activate.ts'
import { keepPlace } from './keepPlace.ts'
import { startFilter } from './startFilter.ts'
import { startQuote } from './startQuote.ts'

/** The store's HTML, made interactive; only the panel with the request for a quote takes React. */
export default function store(root: HTMLElement, activate: Activate): void {
  startFilter(root)
  startQuote(root, activate)
  keepPlace()
}
