import { ChangeSet } from '@codemirror/state'
import { changesBetween } from './changesBetween.ts'

/**
 * Where a place between two signs of a text is once the text is another one.
 * @param side of what comes at the place: before it or behind it
 */
export function placeAfter(before: string, after: string, place: number, side: -1 | 1): number {
  return ChangeSet.of(changesBetween(before, after), before.length).mapPos(place, side)
}
