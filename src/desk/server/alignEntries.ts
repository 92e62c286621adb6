import { type Cells, firstAlike, likeness } from './likeness.ts'

/** For each entry of a changed list the position, in the list as it was, of the entry that it is; undefined for a new one. */
export type Alignment = readonly (number | undefined)[]

/**
 * Entries that are more alike than this, and share a value which no other entry has, are the same wherever they stand. A plan that was
 * begun after another one has that one's price and cells, half of what it says.
 */
const enoughLikeness = 1 / 2

/** Aligns the entries of a changed list with those of the list as it was, by what is alike in them. */
export function alignEntries(base: readonly Cells[], own: readonly Cells[]): Alignment {
  const aligned: (number | undefined)[] = own.map(() => undefined)
  for (const [from, to] of [...equalPairs(base, own), ...alikePairs(base, own)]) {
    if (aligned[to] === undefined && !aligned.includes(from)) aligned[to] = from
  }
  const isHalf = (one: Cells, other: Cells) => likeness(one, other) >= enoughLikeness
  return isInOrder(aligned) ? alignInPlace(base, own, aligned, isHalf) : aligned
}

type Pair = readonly [from: number, to: number]

/** The first of several equal ones is the first there, too, unless one of them is gone: it may be any. */
function equalPairs(base: readonly Cells[], own: readonly Cells[]): Pair[] {
  const [before, after] = [base, own].map(list => Map.groupBy(list.keys(), index => list[index]?.text))
  return [...(before ?? [])].flatMap(([text, places]) => {
    const equal = after?.get(text) ?? []
    return equal.length < places.length ? [] : places.map((from, index) => [from, equal[index] ?? -1] as const)
  })
}

/** Those that share a value which no other entry of either list has; the most alike first. */
function alikePairs(base: readonly Cells[], own: readonly Cells[]): Pair[] {
  const [before, after] = [onlyPlaces(base), onlyPlaces(own)]
  const pairs = new Map<string, { pair: Pair; like: number; key: number }>()
  for (const [value, from] of before) {
    const to = after.get(value)
    const [one, other] = [base[from ?? -1], own[to ?? -1]]
    if (from === undefined || to === undefined || !one || !other) continue
    pairs.set(`${from} ${to}`, { pair: [from, to], like: likeness(one, other), key: firstAlike(one, other) })
  }
  return [...pairs.values()]
    .filter(({ like }) => like > enoughLikeness)
    .toSorted((a, b) => b.like - a.like || a.key - b.key)
    .map(({ pair }) => pair)
}

/** Where each value stands; undefined for one that several entries have. */
function onlyPlaces(entries: readonly Cells[]): Map<string, number | undefined> {
  const places = new Map<string, number | undefined>()
  for (const [index, { byKey }] of entries.entries()) {
    for (const value of [...byKey.values()].flat()) places.set(value, places.has(value) ? undefined : index)
  }
  return places
}

/** Whether the entries that stayed are in their order. */
export const isInOrder = (aligned: Alignment): boolean => {
  const places = aligned.filter(place => place !== undefined)
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))
}

/**
 * Aligns also what stands between two entries that stayed in their order: as many as there were before are the same ones under any
 * name, unless they are less alike than they have to be, or more like one in another place; of more or fewer, those that are like
 * one alone.
 */
export function alignInPlace(
  base: readonly Cells[],
  own: readonly Cells[],
  aligned: Alignment,
  isAlike: (one: Cells, other: Cells) => boolean,
): Alignment {
  const all = [...aligned]
  let [start, from] = [0, 0]
  for (let end = 0; end <= own.length; end++) {
    const to = end < own.length ? aligned[end] : base.length
    if (to === undefined) continue
    for (const [step, place] of alignBetween(base.slice(from, to), own.slice(start, end), isAlike).entries()) {
      if (place !== undefined) all[start + step] = from + place
    }
    ;[start, from] = [end + 1, to + 1]
  }
  return all
}

function alignBetween(
  before: readonly Cells[],
  after: readonly Cells[],
  isAlike: (one: Cells, other: Cells) => boolean,
): Alignment {
  const likenesses = after.map(other => before.map(one => likeness(one, other)))
  /** @param isOnly whether neither may be as like another one */
  const isSame = (from: number, to: number, isOnly: boolean) => {
    const [one, other] = [before[from], after[to]]
    if (!one || !other || !isAlike(one, other)) return false
    const like = likenesses[to]?.[from] ?? 0
    const isLess = (rival: number) => (isOnly ? rival < like : rival <= like)
    return likenesses.every((row, at) => row.every((rival, place) => (at === to) === (place === from) || isLess(rival)))
  }
  if (before.length === after.length && after.every((_, at) => isSame(at, at, false))) return [...after.keys()]
  const found = after.map((_, to) => [...before.keys()].find(from => isSame(from, to, true)))
  return isInOrder(found) ? found : after.map(() => undefined)
}
