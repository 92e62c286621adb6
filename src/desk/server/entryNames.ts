import { type Alignment, alignEntries, alignInPlace, isInOrder } from './alignEntries.ts'
import { isMap } from './data/valueNodes.ts'
import { cellsOf, mayBeSame } from './likeness.ts'
import { eachSide, type Sides } from './sides.ts'

/** What tells the entries of a list from each other, for each side in its order. */
export interface Names extends Sides<readonly string[]> {
  /** Whether an entry with another name is another entry; else it may be the same one, changed. */
  readonly isSure: boolean
  /** Whether an entry that a side has no more may be one that it has newly. */
  mayBecome(gone: string, added: string): boolean
}

/**
 * Names by which entries are the same in three versions of a list: their ids, or else their places in the list as it was, which are
 * found by what is alike in them.
 * @returns undefined where ids do not tell all of them apart
 */
export function namesOf(lists: Sides<readonly unknown[]>): Names | undefined {
  const all = [...lists.base, ...lists.mine, ...lists.theirs]
  if (!all.every(isMap) || !all.some(entry => 'id' in entry)) return alignedNames(lists)
  const ids = valuesOf(lists, entry => isMap(entry) && entry.id)
  return ids && { ...ids, isSure: true, mayBecome: () => true }
}

/** The names of the entries of a map. */
export const namesOfKeys = (keys: Sides<readonly string[]>): Names => ({
  ...keys,
  isSure: true,
  mayBecome: () => true,
})

function alignedNames(lists: Sides<readonly unknown[]>): Names {
  const cells = eachSide(lists, list => list.map(cellsOf))
  const { base } = cells
  let [mine, theirs] = [alignEntries(base, cells.mine), alignEntries(base, cells.theirs)]
  if (isInOrder(mine) && isInOrder(theirs)) {
    mine = alignInPlace(base, cells.mine, mine, mayBeSame)
    theirs = alignInPlace(base, cells.theirs, theirs, mayBeSame)
  }
  const added = addedByBoth(lists, { mine, theirs })
  const names = {
    base: base.map((_, index) => String(index)),
    mine: mine.map((place, index) => String(place ?? `mine ${index}`)),
    theirs: theirs.map((place, index) =>
      String(place ?? `${added.has(index) ? 'mine' : 'theirs'} ${added.get(index) ?? index}`),
    ),
  }
  const byName = new Map(
    (['theirs', 'mine', 'base'] as const).flatMap(side =>
      cells[side].map((entry, index) => [names[side][index] ?? '', entry] as const),
    ),
  )
  return {
    ...names,
    isSure: false,
    mayBecome(gone, added) {
      const [before, after] = [byName.get(gone), byName.get(added)]
      return before !== undefined && after !== undefined && mayBeSame(before, after)
    },
  }
}

/**
 * The new entries of both sides that are the same: equal ones, and those that have the same under the first key that tells all
 * entries apart. By their positions in `theirs`, those in `mine`.
 */
function addedByBoth(
  lists: Sides<readonly unknown[]>,
  { mine, theirs }: { mine: Alignment; theirs: Alignment },
): Map<number, number> {
  const all: readonly unknown[] = [...lists.base, ...lists.mine, ...lists.theirs]
  const keys = new Set(all.flatMap(entry => (isMap(entry) ? Object.keys(entry) : [])))
  const told = [...keys].flatMap(key => valuesOf(lists, entry => (isMap(entry) ? entry[key] : undefined)) ?? [])[0]
  const texts = eachSide(lists, list => list.map(entry => JSON.stringify(entry)))
  const isSame = (own: number, other: number) =>
    texts.mine[own] === texts.theirs[other] || (told !== undefined && told.mine[own] === told.theirs[other])
  const open = new Set(mine.flatMap((place, index) => (place === undefined ? [index] : [])))
  const same = new Map<number, number>()
  for (const [other, place] of theirs.entries()) {
    const own = place === undefined ? [...open].find(own => isSame(own, other)) : undefined
    if (own === undefined) continue
    same.set(other, own)
    open.delete(own)
  }
  return same
}

/** A value of each entry; undefined where it does not tell all entries of a list apart. */
function valuesOf(
  lists: Sides<readonly unknown[]>,
  valueIn: (entry: unknown) => unknown,
): Sides<readonly string[]> | undefined {
  const values = eachSide(lists, list => list.map(entry => JSON.stringify(valueIn(entry)) as string | undefined))
  const isTold = (own: readonly (string | undefined)[]): own is readonly string[] =>
    !own.includes(undefined) && new Set(own).size === own.length
  const { base, mine, theirs } = values
  return isTold(base) && isTold(mine) && isTold(theirs) ? { base, mine, theirs } : undefined
}
