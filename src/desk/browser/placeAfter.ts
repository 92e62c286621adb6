import { diff } from '@codemirror/merge'
import { ChangeSet } from '@codemirror/state'

/** Where a place between two signs of a text is once the text is another one. */
export function placeAfter(before: string, after: string, place: number): number {
  const changes = diff(before, after).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }))
  return ChangeSet.of(changes, before.length).mapPos(place, -1)
}
