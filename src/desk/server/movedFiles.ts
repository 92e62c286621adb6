import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lastSaves, moveRecord, unsavedTexts } from './textStore.ts'

/** Where the desk moved files: another tab may still hold a text under the old name, and sends it by that. */
export function movedFiles(root: string) {
  const record = moveRecord(root)
  return {
    /** Takes along what is kept for a file that was moved. */
    move(from: string, to: string): void {
      for (const kept of [unsavedTexts(root), lastSaves(root)]) kept.move(from, to)
      record.keep(from, to)
      // What is there now is not what once was moved from there: so no names lead in a circle.
      record.forget(to)
    },
    /** Where a file that is not there was moved to; undefined where nothing is known of it. */
    placeOf(file: string): string | undefined {
      let place: string | undefined = file
      while (place !== undefined && !existsSync(join(root, place))) place = record.read(place)
      return place === file ? undefined : place
    },
  }
}
