import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Fingerprint, type Recognised, recognise, take } from './usedKeys.ts'

/** Thrown inside a transaction to undo it when the fingerprint turns out to be taken. */
class AlreadyTaken extends Error {}

/**
 * Runs `write` in a transaction that also takes the fingerprint; of any number of concurrent requests with one fingerprint
 * exactly one writes. The others learn whether they are its retry or a replay.
 * @throws DatabaseUnavailable
 */
export async function writeOnce(
  database: LeadsDatabase,
  fingerprint: Fingerprint,
  subject: string,
  at: string,
  write: (db: Kysely<Tables>) => Promise<void>,
): Promise<Recognised> {
  try {
    await database.write(async db => {
      if (!(await take(db, fingerprint, subject, at))) throw new AlreadyTaken()
      await write(db)
    })
    return 'new'
  } catch (error) {
    if (!(error instanceof AlreadyTaken)) throw error
    return database.read(db => recognise(db, fingerprint))
  }
}
