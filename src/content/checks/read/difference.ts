export interface Difference<Item> {
  /** Counterparts, in order. */
  readonly matched: readonly { readonly left: Item; readonly right: Item }[]
  /** In the left list only. */
  readonly left: readonly Item[]
  readonly right: readonly Item[]
}

/** What two lists share and do not share, keeping the order: a longest common subsequence. */
export function differenceInOrder<Item extends { readonly key: string }>(
  left: readonly Item[],
  right: readonly Item[],
): Difference<Item> {
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        left[i]?.key === right[j]?.key ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found = { matched: [] as { left: Item; right: Item }[], left: [] as Item[], right: [] as Item[] }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    const [mine, yours] = [left[i], right[j]]
    if (mine && yours && mine.key === yours.key) {
      found.matched.push({ left: mine, right: yours })
      i++
      j++
    } else if (mine && (!yours || at(i + 1, j) >= at(i, j + 1))) {
      found.left.push(mine)
      i++
    } else if (yours) {
      found.right.push(yours)
      j++
    }
  }
  return found
}

/** What two lists do not share, counting repeated items, in any order. */
export function differenceInAnyOrder<Item extends { readonly key: string }>(
  left: readonly Item[],
  right: readonly Item[],
): { left: Item[]; right: Item[] } {
  return { left: without(left, right), right: without(right, left) }
}

function without<Item extends { readonly key: string }>(items: readonly Item[], others: readonly Item[]): Item[] {
  const counts = new Map<string, number>()
  for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) + 1)
  return items.filter(({ key }) => {
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left <= 0
  })
}
