import { earlierIndexes } from '../../earlierIndexes.ts'

export interface EntryIds {
  /** What each entry says. */
  readonly entries: readonly string[]
  /** One for each, and the one of the field that adds an entry. */
  readonly ids: readonly number[]
  /** The first that no entry has had. */
  readonly next: number
}

/**
 * The ids of a list that has changed.
 * @param added what the field that adds an entry has written; the entry that came of it goes by that field's id
 */
export function identified(
  { entries: before, ids: known, next: first }: EntryIds,
  entries: readonly string[],
  added?: string,
): EntryIds {
  const field = known.at(-1) ?? first
  const isAppended = entries.length === before.length + 1 && before.every((entry, index) => entry === entries[index])
  const indexes = isAppended ? [...before.keys(), undefined] : earlierIndexes(before, entries)
  const isOfField = added !== undefined && entries.at(-1) === added && indexes.at(-1) === undefined
  let next = first
  const own = indexes.map((index, place) => {
    if (index !== undefined) return known[index] ?? next++
    return isOfField && place === entries.length - 1 ? field : next++
  })
  return { entries, ids: [...own, isOfField ? next++ : field], next }
}
