import { draftKey } from '../../names.ts'
import { type DevState, filesOf, isDataFile } from '../state.ts'

/** The files of a page and of data whose text at the desk is not saved, also where only this browser keeps it: the server was not running. */
export async function unsavedOf({ notes, unsaved }: DevState): Promise<string[]> {
  const here = keptHere()
  const files = [...(notes ? filesOf(notes) : []), ...new Set([...unsaved, ...here].filter(isDataFile))]
  const found = await Promise.all(
    files.map(async file => {
      if (unsaved.includes(file) || !here.includes(file)) return unsaved.includes(file)
      const { hasDraft } = await import('../../browser/readDraft.ts')
      return hasDraft(file)
    }),
  )
  return files.filter((_, index) => found[index])
}

/** Files whose unsaved text this browser keeps. */
function keptHere(): string[] {
  const prefix = draftKey('')
  try {
    return Object.keys(localStorage).flatMap(key => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  } catch {
    return []
  }
}
