import type { FastifyBaseLogger } from 'fastify'
import type { LeadsSettings } from '../settings.ts'
import { DatabaseUnavailable, type LeadsDatabase } from './database.ts'
import { postgresDatabase } from './postgres.ts'
import { sqliteDatabase } from './sqlite.ts'

/** The database that the settings name, not opened yet: its first operation opens it. */
export function leadsDatabase(settings: LeadsSettings['database']): LeadsDatabase {
  return settings.kind === 'sqlite' ? sqliteDatabase(settings.file) : postgresDatabase(settings.url)
}

/** Errors that may pass without anybody's help; any other at start-up is a wrong setting. */
const TRANSIENT = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR)/

/**
 * Opens the database when the server starts. When it is away but may come back, the server starts all the same and each
 * request tries again; a wrong path, or a file that is not a database, ends the start.
 * @throws Error saying which setting to look at
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
    if (settings.database.kind === 'sqlite' && !TRANSIENT.test(error.code)) {
      throw new Error(
        `Cannot open the leads database ${settings.database.file} (${error.code}). LEADS_DB must name a file in a folder this user may write to.`,
      )
    }
    log.error({ code: error.code }, 'leads: the database is not available yet; forms answer 503 until it is')
  }
}
