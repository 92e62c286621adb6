import { isMap } from './data/valueNodes.ts'

/** An entry of a list as the values that are compared: those under each of its keys, each with its path. What is empty is left out. */
export interface Cells {
  readonly byKey: ReadonlyMap<string, readonly string[]>
  /** Undefined for a single value or a list, which is one cell. */
  readonly map: Readonly<Record<string, unknown>> | undefined
  readonly text: string
}

export function cellsOf(entry: unknown): Cells {
  const map = isMap(entry) ? entry : undefined
  const text = JSON.stringify(entry)
  const cells = map ? Object.entries(map).map(([key, value]) => [key, [...valuesIn(value, [key])]] as const) : []
  const byKey = new Map(map ? cells.filter(([, values]) => values.length > 0) : [['', [text]]])
  return { byKey, map, text }
}

function* valuesIn(value: unknown, path: readonly string[]): Generator<string, void> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, key])
  } else if (value !== null && value !== undefined && value !== '') yield JSON.stringify([...path, value])
}

/** How much of one key's values two entries share, from 0 to 1. */
function shareOf(key: string, one: Cells, other: Cells): number {
  const [own, others] = [one.byKey.get(key) ?? [], other.byKey.get(key) ?? []]
  const known = new Set(others)
  return own.filter(value => known.has(value)).length / Math.max(own.length, others.length)
}

/** How much two entries are alike, from 0 to 1: each key counts the same, whatever is under it. */
export function likeness(one: Cells, other: Cells): number {
  const keys = new Set([...one.byKey.keys(), ...other.byKey.keys()])
  const shares = [...keys].map(key => shareOf(key, one, other))
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0
}

/** The position of the first key under which two entries are equal: what an entry is called comes first in it. */
export function firstAlike(one: Cells, other: Cells): number {
  const at = [...one.byKey.keys()].findIndex(key => shareOf(key, one, other) === 1)
  return at < 0 ? one.byKey.size : at
}

/** From this likeness on two entries may be the same one, changed; single values always may. */
const leastLikeness = 1 / 3

export const mayBeSame = (one: Cells, other: Cells): boolean =>
  !one.map || !other.map || likeness(one, other) >= leastLikeness
