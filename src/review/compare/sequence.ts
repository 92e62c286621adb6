/** A run of `a` and `b`: equal, or what stands in one place of each. Ends are exclusive. */
export interface Run {
  equal: boolean
  aStart: number
  aEnd: number
  bStart: number
  bEnd: number
}

/** Cells of the table up to which the longest common subsequence is found exactly. */
const exactCells = 1_500_000

type Pair = readonly [a: number, b: number]

/** A stretch of both sequences; ends are exclusive. */
type Stretch = readonly [aStart: number, aEnd: number, bStart: number, bEnd: number]

/**
 * Compares two sequences. Short ones exactly; long ones (rows of a screenshot) by what is unique in both, as patience
 * diff does, which takes time proportional to their length.
 */
export function compareSequences<T>(a: readonly T[], b: readonly T[]): Run[] {
  const runs: Run[] = []
  let [aAt, bAt] = [0, 0]
  const push = (equal: boolean, aEnd: number, bEnd: number) => {
    if (aEnd > aAt || bEnd > bAt) runs.push({ equal, aStart: aAt, aEnd, bStart: bAt, bEnd })
    aAt = aEnd
    bAt = bEnd
  }
  const pairs = matchStretch(a, b, [0, a.length, 0, b.length])
  for (let index = 0; index < pairs.length; ) {
    const [x, y] = pairs[index] as Pair
    push(false, x, y)
    let length = 1
    while (pairs[index + length]?.[0] === x + length && pairs[index + length]?.[1] === y + length) length++
    push(true, x + length, y + length)
    index += length
  }
  push(false, a.length, b.length)
  return runs
}

/** Places of equal entries in a stretch, in order. */
function matchStretch<T>(a: readonly T[], b: readonly T[], [aStart, aEnd, bStart, bEnd]: Stretch): Pair[] {
  let head = 0
  while (aStart + head < aEnd && bStart + head < bEnd && a[aStart + head] === b[bStart + head]) head++
  let tail = 0
  while (aEnd - tail > aStart + head && bEnd - tail > bStart + head && a[aEnd - tail - 1] === b[bEnd - tail - 1]) tail++
  const run = (x: number, y: number, length: number) =>
    Array.from({ length }, (_, index): Pair => [x + index, y + index])
  return [
    ...run(aStart, bStart, head),
    ...matchMiddle(a, b, [aStart + head, aEnd - tail, bStart + head, bEnd - tail]),
    ...run(aEnd - tail, bEnd - tail, tail),
  ]
}

function matchMiddle<T>(a: readonly T[], b: readonly T[], stretch: Stretch): Pair[] {
  const [aStart, aEnd, bStart, bEnd] = stretch
  if (aStart === aEnd || bStart === bEnd) return []
  if ((aEnd - aStart) * (bEnd - bStart) <= exactCells) return longestCommon(a, b, stretch)
  const anchors = uniqueInBoth(a, b, stretch)
  // Nothing to hold on to: all of it counts as replaced.
  if (anchors.length === 0) return []
  const pairs: Pair[] = []
  let [x, y] = [aStart, bStart]
  for (const anchor of anchors) {
    pairs.push(...matchStretch(a, b, [x, anchor[0], y, anchor[1]]), anchor)
    x = anchor[0] + 1
    y = anchor[1] + 1
  }
  return [...pairs, ...matchStretch(a, b, [x, aEnd, y, bEnd])]
}

/** Longest common subsequence by the usual table. */
function longestCommon<T>(a: readonly T[], b: readonly T[], [aStart, aEnd, bStart, bEnd]: Stretch): Pair[] {
  const width = bEnd - bStart + 1
  const table = new Uint16Array((aEnd - aStart + 1) * width)
  const at = (x: number, y: number) => table[(x - aStart) * width + (y - bStart)] ?? 0
  for (let x = aEnd - 1; x >= aStart; x--) {
    for (let y = bEnd - 1; y >= bStart; y--) {
      table[(x - aStart) * width + (y - bStart)] =
        a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1))
    }
  }
  const pairs: Pair[] = []
  let [x, y] = [aStart, bStart]
  while (x < aEnd && y < bEnd) {
    if (a[x] === b[y]) pairs.push([x++, y++])
    else if (at(x + 1, y) >= at(x, y + 1)) x++
    else y++
  }
  return pairs
}

/** Entries that stand exactly once in each stretch, as the longest list that runs forward in both. */
function uniqueInBoth<T>(a: readonly T[], b: readonly T[], [aStart, aEnd, bStart, bEnd]: Stretch): Pair[] {
  const places = (list: readonly T[], start: number, end: number) => {
    const found = new Map<T, number>()
    for (let index = start; index < end; index++) {
      const entry = list[index] as T
      found.set(entry, found.has(entry) ? -1 : index)
    }
    return found
  }
  const inB = places(b, bStart, bEnd)
  const candidates = [...places(a, aStart, aEnd)]
    .map(([entry, x]): Pair => [x, inB.get(entry) ?? -1])
    .filter(([x, y]) => x >= 0 && y >= 0)
    .sort((one, other) => one[0] - other[0])
  return longestIncreasing(candidates)
}

/** The longest part of the list whose second numbers grow. */
function longestIncreasing(list: readonly Pair[]): Pair[] {
  const ends: number[] = []
  const previous: number[] = []
  list.forEach(([, y], index) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[ends[middle] ?? 0]?.[1] ?? 0) < y) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1] ?? -1
    ends[low] = index
  })
  const found: Pair[] = []
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) found.unshift(list[index] as Pair)
  return found
}
