import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { movePath } from '../../../content/files.ts'
import { mergeFileOver } from '../mergeFile.ts'
import { committedText } from './committedText.ts'

const entrySchema = z.object({
  /**
   * The text that the desk found when it first wrote the file, or first since it was put back to the last commit; empty where it
   * made it, and for pictures.
   */
  found: z.string(),
  /** That text with what was written at the desk since, and nothing that came from elsewhere meanwhile. */
  own: z.string(),
  /** Where the desk moved the file from. */
  movedFrom: z.string().optional(),
  /** Whether the desk removed the file. */
  removed: z.literal(true).optional(),
})
export type EditedEntry = z.infer<typeof entrySchema>

/** An entry that cannot be read still says that the file is the desk's, but not which of its words are. */
const recordSchema = z.record(z.string(), entrySchema.catch({ found: '', own: '' }))
type EditedRecord = z.infer<typeof recordSchema>

/** Which files were written at the desk since they were last proposed, and what; survives a restart. */
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
  /** Whether nothing that the desk wrote is in a file any more, since a checkout, a pull or a reset made it that of the last commit. */
  const isPutBack = (name: string, { own }: EditedEntry, now: string): boolean =>
    now !== own && now === unixLines(committedText(root, name) ?? '')
  const written = (name: string, entry: EditedEntry | undefined, before: string, after: string): EditedEntry => {
    const [base, theirs] = [unixLines(before), unixLines(after)]
    const { found, own } = entry && !isPutBack(name, entry, base) ? entry : { found: base, own: base }
    return { found, own: mergeFileOver(name, { base, mine: own, theirs }) }
  }
  /** Keeps what was written, for a file that comes back. */
  const removed = (name: string, entry: EditedEntry | undefined, before: string): EditedEntry => ({
    ...(entry ?? written(name, entry, before, before)),
    removed: true,
  })
  return {
    all: read,
    /** Notes that the desk replaced one text of a file by another; both are empty for a picture. */
    note(edited: string, before: string, after: string) {
      const record = read()
      const { movedFrom } = record[edited] ?? {}
      write({
        ...record,
        [edited]: { ...written(edited, record[edited], before, after), ...(movedFrom ? { movedFrom } : {}) },
      })
    },
    /** Notes that the desk moved a file, and what it wrote into it. */
    move(from: string, to: string, before: string, after: string) {
      const { [from]: entry, ...record } = read()
      const origin = entry?.movedFrom ?? from
      const moved = { ...written(from, entry, before, after), ...(origin === to ? {} : { movedFrom: origin }) }
      write({ ...record, [from]: removed(from, entry, before), [to]: moved })
    },
    remove(edited: string, before: string) {
      const record = read()
      write({ ...record, [edited]: removed(edited, record[edited], before) })
    },
    forget(files: readonly string[]) {
      write(Object.fromEntries(Object.entries(read()).filter(([name]) => !files.includes(name))))
    },
  }
}

/** As git has the text on any system. */
const unixLines = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

export type EditedFiles = ReturnType<typeof editedFiles>
