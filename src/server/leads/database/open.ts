import type { FastifyBaseLogger } from 'fastify'
import type { LeadsSettings } from '../settings.ts'
import { DatabaseUnavailable, type LeadsDatabase } from './database.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

/** The database that the settings name, not opened yet: its first operation opens it. */
export function leadsDatabase(settings: LeadsSettings['database']): LeadsDatabase {
  return settings.kind === 'sqlite' ? sqliteDatabase(settings.file) : postgresDatabase(settings.url)
}

/** What to do about a fault of an SQLite file, by the fault's code. */
const ADVICE: readonly (readonly [code: RegExp, advice: string])[] = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    'the file is damaged or is no database: stop the server and restore a backup, as docs/operations.md says',
  ],
  [/^(?:SQLITE_READONLY|EROFS)/, 'the file cannot be written: let the user of the server write to it and its folder'],
  [
    /^(?:EACCES|EPERM)/,
    'the user of the server may not write there: give it the folder, or set LEADS_DB to another file',
  ],
  [/^(?:SQLITE_CANTOPEN|ENOENT|EEXIST|ENOTDIR|EISDIR)/, 'LEADS_DB must name a file in a folder that can be made'],
  [/^(?:SQLITE_FULL|ENOSPC)/, 'the disk is full: make room'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'another program holds the lock of the file: end it'],
]

/**
 * Opens the database when the server starts. When it cannot be opened the server starts all the same, so that the pages are
 * served: forms answer 503, and each request tries again.
 * @throws Error where the database is sound and belongs to something else: a newer version, or a move to PostgreSQL
 */
export async function openAtStart(
  database: LeadsDatabase,
  settings: LeadsSettings,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await database.open()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    const { code } = error
    const advice = settings.database.kind === 'sqlite' ? ADVICE.find(([pattern]) => pattern.test(code))?.[1] : undefined
    log.error(
      { code, ...(settings.database.kind === 'sqlite' ? { file: settings.database.file } : {}) },
      `leads: the database is not available yet; forms answer 503 until it is${advice ? `. ${advice}` : ''}`,
    )
  }
}
