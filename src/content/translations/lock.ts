import { type Document, parseDocument } from 'yaml'
import { z } from 'zod'

/** Where the record is, from the project's root. */
export const lockFile = 'content/translations.lock.yaml'

/**
 * Two sections that someone has seen in agreement, by the hash of their words. The record is a set of such pairs: what
 * page and section they stood in is for the reader only, so that a page may be renamed, moved or split and keeps its
 * record, and a merge may keep the lines of both sides.
 */
export interface Agreement {
  readonly page: string
  readonly section: string
  /** Empty if the section exists in the other language only, on purpose. */
  readonly en: string
  readonly he: string
}

const hash = z.string().regex(/^([0-9a-f]{12})?$/, 'a hash of twelve digits')

/** Of one line. */
export const agreementSchema = z.strictObject({ page: z.string(), section: z.string(), en: hash, he: hash })

/**
 * Reads the record; a project without one has an empty record.
 * @throws {Error} where a line is not one that `formatLock` wrote; the message names the line
 */
export function parseLock(source: string): Agreement[] {
  const document = parseDocument(source)
  const fault = document.errors[0]
  if (fault) throw new LockError(fault.linePos?.[0].line ?? 1)
  const value = entriesOf(document)
  if (!Array.isArray(value)) throw new LockError(1)
  return value.map((entry: unknown, index) => {
    const result = agreementSchema.safeParse(entry)
    if (result.success) return result.data
    throw new LockError(lineOf(source, index))
  })
}

function entriesOf(document: Document): unknown {
  try {
    return document.toJS() ?? []
  } catch {
    // An alias that leads nowhere, or to too many others.
    throw new LockError(1)
  }
}

/** A record that cannot be read, with the line that is to blame. */
export class LockError extends Error {
  readonly line: number

  constructor(line: number) {
    super(`${lockFile}:${line} is no line that "npm run status" wrote.`)
    this.name = 'LockError'
    this.line = line
  }
}

/** The line of the entry with this index: each has one line, which starts with a hyphen. */
function lineOf(source: string, index: number): number {
  const lines = source.split('\n').flatMap((line, number) => (line.startsWith('-') ? [number + 1] : []))
  return lines[index] ?? 1
}

const heading = `# Which sections of both languages were last seen in agreement. "npm run status -- --accept <page>" writes this file.
# In a merge conflict keep the lines of both sides: a line too many does no harm.
`

/** The record as a file: one line for each agreement, none twice. Lines that were there stay in their places, also after a merge. */
export function formatLock(lock: readonly Agreement[], before = ''): string {
  const added = new Set(lock.map(formatAgreement))
  const lines = before.split('\n').filter(line => added.delete(line))
  for (const line of [...added].sort()) {
    const next = lines.findIndex(other => other > line)
    lines.splice(next < 0 ? lines.length : next, 0, line)
  }
  return heading + lines.map(line => `${line}\n`).join('')
}

function formatAgreement({ page, section, en, he }: Agreement): string {
  return `- { page: ${page}, section: ${JSON.stringify(section)}, en: "${en}", he: "${he}" }`
}
