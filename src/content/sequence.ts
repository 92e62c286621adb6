import diffSequences from '@jest/diff-sequences'

/** A run of `a` and `b`: equal, or what one was replaced by in the other. Ends are exclusive. */
export interface Run {
  equal: boolean
  aStart: number
  aEnd: number
  bStart: number
  bEnd: number
}

/** Positions of the entries of a list that the other list has too. */
function shared<T>(list: readonly T[], other: readonly T[]): number[] {
  const known = new Set(other)
  return list.flatMap((entry, index) => (known.has(entry) ? [index] : []))
}

export function compareSequences<T>(a: readonly T[], b: readonly T[]): Run[] {
  // After a restyle most rows are in one screenshot only: leaving those out takes a tenth of the time.
  const [inA, inB] = [shared(a, b), shared(b, a)]
  const runs: Run[] = []
  let [aAt, bAt] = [0, 0]
  const push = (equal: boolean, aEnd: number, bEnd: number) => {
    const last = runs.at(-1)
    if (last?.equal === equal) Object.assign(last, { aEnd, bEnd })
    else if (aEnd > aAt || bEnd > bAt) runs.push({ equal, aStart: aAt, aEnd, bStart: bAt, bEnd })
    aAt = aEnd
    bAt = bEnd
  }
  diffSequences(
    inA.length,
    inB.length,
    (x, y) => a[inA[x] ?? -1] === b[inB[y] ?? -1],
    (length, x, y) => {
      for (let index = 0; index < length; index++) {
        const [aNext = 0, bNext = 0] = [inA[x + index], inB[y + index]]
        if (aNext > aAt || bNext > bAt) push(false, aNext, bNext)
        push(true, aNext + 1, bNext + 1)
      }
    },
  )
  if (a.length > aAt || b.length > bAt) push(false, a.length, b.length)
  return runs
}
