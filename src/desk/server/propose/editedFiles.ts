import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { movePath } from '../../../content/files.ts'

/** By file: the version (hash of its bytes) that the desk found when it first wrote it; null where it made the file. */
const recordSchema = z.record(z.string(), z.string().nullable())
type EditedRecord = z.infer<typeof recordSchema>

/** Which files were written at the desk since they were last proposed; survives a restart. */
export function editedFiles(root: string) {
  const folder = join(root, '.cache', 'desk')
  const file = join(folder, 'edited.json')
  const read = (): EditedRecord => {
    try {
      return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      // None yet, or not readable: then nothing is known to be the desk's.
      return {}
    }
  }
  const write = (record: EditedRecord) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(record))
    movePath(`${file}.new`, file)
  }
  return {
    all: read,
    /** Notes a write. @param before version of the file until then */
    note(edited: string, before: string | null) {
      const record = read()
      if (!(edited in record)) write({ ...record, [edited]: before })
    },
    /** Notes that the file goes on from another version, where it went on from this one. */
    rebase(edited: string, from: string, to: string) {
      const record = read()
      if (record[edited] === from) write({ ...record, [edited]: to })
    },
    forget(files: readonly string[]) {
      write(Object.fromEntries(Object.entries(read()).filter(([name]) => !files.includes(name))))
    },
  }
}

export type EditedFiles = ReturnType<typeof editedFiles>
