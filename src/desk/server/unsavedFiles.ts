import { readSource } from './sourceFiles.ts'
import { lastSaves, unsavedTexts } from './textStore.ts'

/** Files of which a desk holds a text that is not on disk, in order. */
export function unsavedFiles(root: string): string[] {
  const saves = lastSaves(root)
  return unsavedTexts(root)
    .all()
    .filter(({ base: { file }, text, at, by = '' }) => {
      // As when it is opened: what its desk saved later than it kept this is on disk.
      const savedAt = saves.read(file)?.desks[by] ?? Number.NEGATIVE_INFINITY
      const onDisk = textOnDisk(root, file)
      return at > savedAt && onDisk !== undefined && onDisk !== text
    })
    .map(({ base: { file } }) => file)
    .sort()
}

/** Undefined where the file cannot be opened, as on a branch that has no such page: then no link leads there. */
function textOnDisk(root: string, file: string): string | undefined {
  try {
    return readSource(root, file).text
  } catch {
    return undefined
  }
}
