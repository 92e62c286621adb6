import diffSequences from '@jest/diff-sequences'

/**
 * For each entry of a list, its index in an earlier version of the list; undefined for a new one. Between entries that stayed the
 * same, as many as before are the same ones, changed; of another number it is unknown which is which.
 */
export function earlierIndexes(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const earlier: (number | undefined)[] = after.map(() => undefined)
  let [fromBefore, fromAfter] = [0, 0]
  const matchGap = (toBefore: number, toAfter: number) => {
    if (toBefore - fromBefore !== toAfter - fromAfter) return
    for (let index = fromAfter; index < toAfter; index++) earlier[index] = index - fromAfter + fromBefore
  }
  diffSequences(
    before.length,
    after.length,
    (a, b) => before[a] === after[b],
    (count, a, b) => {
      matchGap(a, b)
      ;[fromBefore, fromAfter] = [a, b]
      matchGap(a + count, b + count)
      ;[fromBefore, fromAfter] = [a + count, b + count]
    },
  )
  matchGap(before.length, after.length)
  return earlier
}
