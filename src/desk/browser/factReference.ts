import type { ChangeSpec, Text } from '@codemirror/state'
import type { NewFact } from '../../content/newFact.ts'

/** A fact that a fix added, and what shows it in the text. */
export interface AddedFact {
  readonly newFact: NewFact
  /** `line:column`. */
  readonly at: string
  readonly reference: Reference
  /** The text as its reference came into it. */
  readonly shown: Text
}

/** What a fix put into the text to show a fact, and the words that were there. */
interface Reference {
  readonly from: number
  readonly to: number
  readonly written: string
  readonly before: string
}

/** The change that puts the words back which a reference stands for; undefined where it is no longer as it was written. */
export const withoutReference = (doc: Text, { from, to, written, before }: Reference): ChangeSpec | undefined =>
  from <= to && doc.sliceString(from, to) === written ? { from, to, insert: before } : undefined
