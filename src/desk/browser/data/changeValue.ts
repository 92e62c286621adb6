import type { DataPath, DataValue } from '../../server/data/protocol.ts'
import { editValue } from '../api.ts'
import type { Session } from '../session.ts'

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
