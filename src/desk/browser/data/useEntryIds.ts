import { useState } from 'react'
import { earlierIndexes } from '../../earlierIndexes.ts'

interface Known {
  readonly entries: readonly string[]
  readonly ids: readonly number[]
  readonly next: number
}

/**
 * An id for each entry of a list that keeps it while others come and go, so that what is being typed stays with its entry.
 * @param entries what they say
 */
export function useEntryIds(entries: readonly string[]): readonly number[] {
  const [known, setKnown] = useState<Known>(() => ({ entries, ids: [...entries.keys()], next: entries.length }))
  if (JSON.stringify(known.entries) === JSON.stringify(entries)) return known.ids
  const now = identified(known, entries)
  setKnown(now)
  return now.ids
}

function identified({ entries: before, ids: known, next: first }: Known, entries: readonly string[]): Known {
  let next = first
  const ids = earlierIndexes(before, entries).map(index => (index === undefined ? undefined : known[index]) ?? next++)
  return { entries, ids, next }
}
