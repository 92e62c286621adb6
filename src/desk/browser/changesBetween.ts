import { diff } from '@codemirror/merge'
import { ChangeSet, Text } from '@codemirror/state'

/** Longest search for the smallest difference before larger pieces are taken, as CodeMirror counts it. */
const scanLimit = 1000

/** The changes that make a text another, so that all between them stays where it is. */
export const changesBetween = (before: string, after: string) =>
  diff(before, after, { scanLimit }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }))

/** A text with the change that makes `before` become `after`, which it differs from elsewhere. */
export function withChange(text: string, before: string, after: string): string {
  const changed = (to: string) => ChangeSet.of(changesBetween(before, to), before.length)
  return changed(after)
    .map(changed(text))
    .apply(Text.of(text.split('\n')))
    .toString()
}
