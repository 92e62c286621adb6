import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from '../../../content/files.ts'
import { agreementFiles } from '../../../content/translations/agreementFiles.ts'
import type { Agreement } from '../../../content/translations/lock.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'

/**
 * Writes the record of agreements, and that of addresses with those of published pages, as changes of the desk.
 * @param agreed pages in step as a whole, such as `vendors/kandji`
 */
export function writeRecords(
  root: string,
  live: LiveContent,
  edited: EditedFiles,
  lock: readonly Agreement[],
  agreed: readonly string[],
): void {
  for (const [name, text] of agreementFiles(live.snapshot, lock, agreed)) {
    const path = join(root, name)
    const before = existsSync(path) ? readFileSync(path) : undefined
    writeText(path, text)
    if (!before?.equals(readFileSync(path))) edited.note(name, `${before ?? ''}`, text)
  }
  live.refresh(new Set())
}
