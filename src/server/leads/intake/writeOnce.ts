import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Fingerprint, type Recognised, recognise } from './fingerprint.ts'

/** Thrown inside a transaction to undo it when the fingerprint is already claimed. */
class AlreadyClaimed extends Error {}

/**
 * Runs `write` in a transaction that also claims the fingerprint; of any number of concurrent requests with one
 * fingerprint exactly one writes. For the others the result is whether they are its retry or a replay.
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
      if (!(await claim(db, fingerprint, subject, at))) throw new AlreadyClaimed()
      await write(db)
    })
    return 'new'
  } catch (error) {
    if (!(error instanceof AlreadyClaimed)) throw error
    return database.read(db => recognise(db, fingerprint))
  }
}

/**
 * Claims key and challenge for `subject`. False when another request has them: then this transaction must be undone.
 * PostgreSQL waits for a concurrent claim, so that its outcome is known afterwards.
 */
async function claim(db: Kysely<Tables>, fingerprint: Fingerprint, subject: string, at: string): Promise<boolean> {
  if (fingerprint.challenge !== null) {
    const claimed = await db
      .insertInto('used_challenges')
      .values({ digest: fingerprint.challenge, lead_id: subject, payload_digest: fingerprint.payload, used_at: at })
      .onConflict(conflict => conflict.column('digest').doNothing())
      .returning('digest')
      .execute()
    if (claimed.length === 0) return false
  }
  if (fingerprint.key !== null) {
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ key: fingerprint.key, subject_id: subject, payload_digest: fingerprint.payload, used_at: at })
      .onConflict(conflict => conflict.column('key').doNothing())
      .returning('key')
      .execute()
    if (claimed.length === 0) return false
  }
  return true
}
