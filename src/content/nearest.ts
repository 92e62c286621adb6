/** The candidate a writer most likely meant by `word`, or undefined when none is close. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/**
 * The id that was mistyped: each of its parts with one slip at most, or a dot too many or too few. Ids share whole parts:
 * by the share of its letters `crowdstrike.nothing` is near `crowdstrike.price`, which would put a price into a sentence about
 * something else.
 * @returns undefined where there is none, or more than one
 */
export function mistypedId(written: string, ids: readonly string[]): string | undefined {
  const slips = (id: string): number => {
    const [ours, theirs] = [written.toLowerCase().split('.'), id.toLowerCase().split('.')]
    if (ours.length !== theirs.length) return editDistance(ours.join('.'), theirs.join('.'))
    return Math.max(...ours.map((part, index) => editDistance(part, theirs[index] ?? '')))
  }
  const [id, ...others] = ids.filter(one => slips(one) <= 1)
  return others.length === 0 ? id : undefined
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words: optimal string alignment. */
function editDistance(a: string, b: string): number {
  let previous: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = swapped ? (previous[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min(substitute, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    previous = row
    row = next
  }
  return row[b.length] ?? a.length
}
