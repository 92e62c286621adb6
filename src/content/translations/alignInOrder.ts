/**
 * Pairs two lists in order, leaving none of the shorter one out, so that those that are paired differ least; of equals, the first.
 * @param unlikeness how much an item of the first list differs from one of the second
 */
export function alignInOrder<A, B>(
  first: readonly A[],
  second: readonly B[],
  unlikeness: (a: A, b: B) => number,
): [A, B][] {
  // Nothing to choose.
  if (first.length === second.length) return first.flatMap((a, i) => second.slice(i, i + 1).map((b): [A, B] => [a, b]))
  if (first.length < second.length) {
    return alignInOrder(second, first, (b, a) => unlikeness(a, b)).map(([j, i]) => [i, j])
  }
  const unlike = first.map(a => second.map(b => unlikeness(a, b)))
  const width = second.length + 1
  /** How much the pairs of what is left of both lists differ, at least. */
  const least = new Float64Array((first.length + 1) * width)
  const at = (i: number, j: number) => least[i * width + j] ?? 0
  const paired = (i: number, j: number) => (unlike[i]?.[j] ?? 0) + at(i + 1, j + 1)
  const skipped = (i: number, j: number) => (canSkip(i, j) ? at(i + 1, j) : Number.POSITIVE_INFINITY)
  const canSkip = (i: number, j: number) => first.length - i > second.length - j
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) least[i * width + j] = Math.min(paired(i, j), skipped(i, j))
  }
  const pairs: [A, B][] = []
  let j = 0
  first.forEach((a, i) => {
    const b = second[j]
    if (b === undefined || paired(i, j) > skipped(i, j)) return
    pairs.push([a, b])
    j++
  })
  return pairs
}
