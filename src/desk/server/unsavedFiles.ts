import type { Unsaved } from './protocol.ts'
import { textOnDisk } from './sourceFiles.ts'
import { lastSaves, unsavedTexts } from './textStore.ts'

/** Files of which a desk holds a text that is not on disk, in order. */
export const unsavedFiles = (root: string): string[] => [...unsavedNow(root).keys()].sort()

/** Those texts, by file. */
export function unsavedNow(root: string): ReadonlyMap<string, string> {
  const unsaved = unsavedTexts(root)
    .all()
    .filter(kept => differs(root, kept))
  return new Map(unsaved.map(({ base: { file }, text }) => [file, text]))
}

/** Whether a desk holds a text of this file that is not on disk. */
export function isUnsaved(root: string, file: string): boolean {
  const kept = unsavedTexts(root).read(file)
  return kept !== undefined && differs(root, kept)
}

function differs(root: string, { base: { file }, text, at, by = '' }: Unsaved): boolean {
  // As when it is opened: what its desk saved later than it kept this is on disk.
  const savedAt = lastSaves(root).read(file)?.desks[by] ?? Number.NEGATIVE_INFINITY
  // On a branch that has no such page no link leads there.
  const onDisk = textOnDisk(root, file)
  return at > savedAt && onDisk !== undefined && onDisk !== text
}
