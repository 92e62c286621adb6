import { draftKey } from '../../names.ts'
import { type DevState, filesOf } from '../state.ts'

/** The files of a page whose text at the desk is not saved, also where only this browser keeps it: the server was not running. */
export async function unsavedOf({ notes, unsaved }: DevState): Promise<string[]> {
  const files = notes ? filesOf(notes) : []
  const found = await Promise.all(
    files.map(async file => {
      if (unsaved.includes(file) || !isKeptHere(file)) return unsaved.includes(file)
      const { hasDraft } = await import('../../browser/readDraft.ts')
      return hasDraft(file)
    }),
  )
  return files.filter((_, index) => found[index])
}

function isKeptHere(file: string): boolean {
  try {
    return localStorage.getItem(draftKey(file)) !== null
  } catch {
    return false
  }
}
