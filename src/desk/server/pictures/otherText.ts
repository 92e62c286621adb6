import type { EditedFiles } from '../propose/editedFiles.ts'
import type { Unsaved } from '../protocol.ts'
import { readSource, saveSource } from '../sourceFiles.ts'
import { lastSaves, unsavedTexts } from '../textStore.ts'

/** A file's text with what is typed in it and not saved. */
export interface TextNow {
  readonly text: string
  readonly version: string
  readonly typed?: Unsaved | undefined
}

/** @throws {SourceProblem} where it cannot be read */
export function textNow(root: string, file: string): TextNow {
  const { text, version } = readSource(root, file)
  const kept = unsavedTexts(root).read(file)
  const typed = kept?.base.version === version ? kept : undefined
  return { text: typed?.text ?? text, version, typed }
}

/**
 * Saves a text made from this one. What was typed and not saved is saved along with it: else it would meet the change as
 * somebody else's.
 * @returns false where the file has changed meanwhile, and stays as it is
 */
export function saveOver(
  root: string,
  edited: EditedFiles,
  file: string,
  { version, typed }: TextNow,
  text: string,
): boolean {
  const before = readSource(root, file).text
  const saved = saveSource(root, file, text, version)
  if (!('version' in saved)) return false
  edited.note(file, before, text)
  if (typed) {
    lastSaves(root).keep(file, { base: version, text, ...saved, at: Date.now(), by: typed.by ?? '' })
    unsavedTexts(root).forget(file)
  }
  return true
}
