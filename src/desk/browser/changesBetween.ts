import { diff } from '@codemirror/merge'

/** Longest search for the smallest difference before larger pieces are taken, as CodeMirror counts it. */
const scanLimit = 1000

/** The changes that make a text another, so that all between them stays where it is. */
export const changesBetween = (before: string, after: string) =>
  diff(before, after, { scanLimit }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }))
