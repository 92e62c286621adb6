import { StateEffect } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useState } from 'react'
import type { DataPath, DataTables, DataValue } from '../../server/data/protocol.ts'
import { editValue, readTables } from '../api.ts'
import type { Session } from '../session.ts'

/** Time without a change after which the tables are made anew, ms. */
const readDelay = 150

/** The values of a file, as its text changes; undefined until they are read for the first time. */
export function useTables(session: Session): DataTables | undefined {
  const [tables, setTables] = useState<DataTables>()
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const read = async () => {
      const text = session.view.state.doc.toString()
      const answer = await readTables(session.file, text).catch(() => undefined)
      // While the text cannot be read, the last values stay.
      const isCurrent = !isOver && text === session.view.state.doc.toString()
      if (answer && isCurrent) setTables(known => (answer.tables || !known ? answer : known))
    }
    const listener = EditorView.updateListener.of(({ docChanged }) => {
      if (!docChanged || isOver) return
      clearTimeout(waiting)
      waiting = setTimeout(() => void read(), readDelay)
    })
    session.view.dispatch({ effects: StateEffect.appendConfig.of(listener) })
    void read()
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [session])
  return tables
}

let last: Promise<unknown> = Promise.resolve()

/** Once every change of a value stands in its text. */
export const valuesSettled = (): Promise<unknown> => last

/** Changes one value in the text of a file, and nothing else, after earlier changes. @returns whether there was a place for it */
export function changeValue(session: Session, path: DataPath, value: DataValue['value']): Promise<boolean> {
  const change = last.then(() => writeValue(session, path, value))
  last = change
  return change
}

async function writeValue({ file, view }: Session, path: DataPath, value: DataValue['value']): Promise<boolean> {
  if (view.state.readOnly) return false
  const text = view.state.doc.toString()
  const splice = await editValue({ file, text, path, ...(value === undefined ? {} : { value }) }).catch(() => undefined)
  const { from, to, insert } = splice ?? {}
  if (from === undefined || to === undefined || text !== view.state.doc.toString()) return false
  view.dispatch({ changes: { from, to, insert: insert ?? '' }, userEvent: 'input.value' })
  return true
}
