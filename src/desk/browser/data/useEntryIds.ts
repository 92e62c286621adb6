import { type RefObject, useState } from 'react'
import { type EntryIds, identified } from './entryIds.ts'

/**
 * An id for each entry of a list that keeps it while others come and go, so that what is being typed stays with its entry; and
 * one more for the field that adds an entry, which the entry then takes over.
 * @param entries what they say
 * @param added what that field has written into the file and the list does not hold yet
 */
export function useEntryIds(entries: readonly string[], added?: RefObject<string | undefined>): readonly number[] {
  const [known, setKnown] = useState<EntryIds>(() => ({
    entries,
    ids: [...entries.keys(), entries.length],
    next: entries.length + 1,
  }))
  if (JSON.stringify(known.entries) === JSON.stringify(entries)) return known.ids
  const now = identified(known, entries, added?.current)
  setKnown(now)
  return now.ids
}
