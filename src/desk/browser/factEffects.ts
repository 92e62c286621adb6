import { StateEffect } from '@codemirror/state'
import type { NewFact } from '../../content/newFact.ts'

/** Marks a change that shows facts which were added with it. */
export const factsShown = StateEffect.define<readonly NewFact[]>()

/** Marks a change that takes out what showed facts which were added with it. */
export const factsHidden = StateEffect.define<readonly NewFact[]>()
