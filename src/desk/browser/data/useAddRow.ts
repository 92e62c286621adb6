import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DataRow, DataTable } from '../../server/data/protocol.ts'
import { addRow } from './changeValue.ts'
import type { Texts } from './texts.ts'
import { rowNamed } from './useRowFocus.ts'

/** What gets one more row. */
export interface AddedTo extends Texts {
  table: DataTable
  /** Where the row will stand. */
  body: RefObject<HTMLTableSectionElement | null>
  /** Ends a search, in which a new row would not be seen. */
  showAll: () => void
}

type Field = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement

/**
 * Adds a row to a table, whose first field then takes the focus.
 * @param onEnd called once it is there
 * @returns what adds it after a row, or after the last one, with its name where rows have one, and says whether there was a place for it
 */
export function useAddRow({ session, read, table, body, showAll }: AddedTo, onEnd?: () => void) {
  const { title, isKeyed, rows } = table
  /** The name of the row that was added, until it is there. */
  const [awaited, setAwaited] = useState<string>()
  useEffect(() => {
    // In rows of an earlier text its number is still that of another.
    if (awaited === undefined || read !== session.view.state.doc) return
    const row = rowNamed(body, awaited)
    if (!row || !rows.some(known => known.name === awaited)) return
    setAwaited(undefined)
    // Its kind may be another one than that of the row before it.
    for (const more of row.querySelectorAll<HTMLDetailsElement>('.more')) more.open = true
    row.scrollIntoView({ block: 'nearest' })
    const fields = [...row.querySelectorAll<Field>('td :is(textarea, input, select)')]
    // What is chosen is there already.
    ;(fields.find(({ value }) => value === '') ?? fields[0])?.focus()
    onEnd?.()
  }, [awaited, rows, body, onEnd, read, session])
  const add = async (after: DataRow | undefined, name: string | undefined): Promise<boolean> => {
    const key = after && (isKeyed ? after.name : Number(after.name) - 1)
    const isDone = await addRow({ session, read }, [...title], name, key)
    if (!isDone) return false
    showAll()
    setAwaited(name ?? String(after ? Number(after.name) + 1 : rows.length + 1))
    return true
  }
  /** The last adding of a row without a name, and the rows at which it was asked for. */
  const begun = useRef<{ rows: readonly DataRow[]; after: DataRow | undefined; done: Promise<boolean> }>(undefined)
  return (after: DataRow | undefined, name: string | undefined): Promise<boolean> => {
    if (name !== undefined) return add(after, name)
    // Pressed again before its row is there, a button means that one.
    const { current } = begun
    if (current?.rows === rows && current.after === after) return current.done
    const done = add(after, name).then(isDone => {
      if (!isDone) begun.current = undefined
      return isDone
    })
    begun.current = { rows, after, done }
    return done
  }
}
