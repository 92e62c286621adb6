import { ChangeSet } from '@codemirror/state'
import { changesBetween } from './changesBetween.ts'

/** Where a place between two signs of a text is once the text is another one. */
export function placeAfter(before: string, after: string, place: number): number {
  return ChangeSet.of(changesBetween(before, after), before.length).mapPos(place, -1)
}
