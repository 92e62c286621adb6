import type { Edit } from '../../../content/fault.ts'
import type { DataPath, DataValue } from '../../server/data/protocol.ts'
import { copyRow, editValue } from '../api.ts'
import type { Session } from '../session.ts'

let last: Promise<unknown> = Promise.resolve()

/** Once every change of a value is in its text. */
export const valuesSettled = (): Promise<unknown> => last

/** Changes one value in the text of a file, and nothing else, after earlier changes. @returns whether there was a place for it */
export const changeValue = (session: Session, path: DataPath, value: DataValue['value']): Promise<boolean> =>
  change(session, (file, text) => editValue({ file, text, path, ...(value === undefined ? {} : { value }) }))

/** Adds an entry to a list or map, written as its last one. @returns whether there was a place for it, and a free key */
export const addRow = (session: Session, path: DataPath, name: string | undefined): Promise<boolean> =>
  change(session, (file, text) => copyRow({ file, text, path, ...(name === undefined ? {} : { name }) }))

type Ask = (file: string, text: string) => Promise<Partial<Edit>>

function change(session: Session, ask: Ask): Promise<boolean> {
  const next = last.then(() => write(session, ask))
  last = next
  return next
}

async function write({ file, view }: Session, ask: Ask): Promise<boolean> {
  if (view.state.readOnly) return false
  const text = view.state.doc.toString()
  const { from, to, insert = '' } = await ask(file, text).catch((): Partial<Edit> => ({}))
  if (from === undefined || to === undefined || text !== view.state.doc.toString()) return false
  view.dispatch({ changes: { from, to, insert }, userEvent: 'input.value' })
  return true
}
