import type { FastifyBaseLogger } from 'fastify'
import type { LeadsSettings } from '../settings.ts'
import type { Store } from './store.ts'
import { StoreUnavailable } from './storeFault.ts'

/** Faults that pass by themselves; any other at the start is a wrong setting. */
const PASSING = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR)/

/**
 * Opens the store when the server starts. A database that may come back is waited for by the requests; a wrong path or a
 * file that is no database ends the start.
 * @throws Error saying which setting to look at
 */
export async function openAtStart(store: Store, settings: LeadsSettings, log: FastifyBaseLogger): Promise<void> {
  try {
    await store.open()
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    if (settings.database.kind === 'sqlite' && !PASSING.test(error.code)) {
      throw new Error(
        `Cannot open the leads database ${settings.database.file} (${error.code}). LEADS_DB must name a file in a folder this user may write to.`,
      )
    }
    log.error({ code: error.code }, 'leads: the database is not available yet; forms answer 503 until it is')
  }
}
