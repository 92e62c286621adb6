import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** What makes a submission recognisable when it comes again. */
export interface Fingerprint {
  /** Idempotency key with the endpoint's prefix, or null when the client sent none. */
  key: string | null
  /** Digest of the human check's token, or null where an endpoint has none. */
  challenge: string | null
  /** Digest of the contents, without token and client clock, which differ between a form's retries. */
  payload: string
}

/** Whether the submission is new, a retry of one that was taken, or other contents under a used key or challenge. */
export type Recognised = 'new' | 'retry' | 'replay'

/** SHA-256 of the parts, hex. */
export function digest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Looks the fingerprint up among those of the last day. */
export async function recognise(db: Kysely<Tables>, fingerprint: Fingerprint): Promise<Recognised> {
  const seen: string[] = []
  if (fingerprint.key !== null) {
    const row = await db
      .selectFrom('idempotency_keys')
      .select('payload_digest')
      .where('key', '=', fingerprint.key)
      .executeTakeFirst()
    if (row) seen.push(row.payload_digest)
  }
  if (fingerprint.challenge !== null) {
    const row = await db
      .selectFrom('used_challenges')
      .select('payload_digest')
      .where('digest', '=', fingerprint.challenge)
      .executeTakeFirst()
    if (row) seen.push(row.payload_digest)
  }
  if (seen.length === 0) return 'new'
  return seen.every(payload => payload === fingerprint.payload) ? 'retry' : 'replay'
}

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

/**
 * Takes key and challenge for `subject`. False when another request has them: then nothing of this transaction may stay.
 * On PostgreSQL a concurrent taker is waited for, so that its outcome is known afterwards.
 */
async function take(db: Kysely<Tables>, fingerprint: Fingerprint, subject: string, at: string): Promise<boolean> {
  if (fingerprint.challenge !== null) {
    const taken = await db
      .insertInto('used_challenges')
      .values({ digest: fingerprint.challenge, lead_id: subject, payload_digest: fingerprint.payload, used_at: at })
      .onConflict(conflict => conflict.column('digest').doNothing())
      .returning('digest')
      .execute()
    if (taken.length === 0) return false
  }
  if (fingerprint.key !== null) {
    const taken = await db
      .insertInto('idempotency_keys')
      .values({ key: fingerprint.key, subject_id: subject, payload_digest: fingerprint.payload, used_at: at })
      .onConflict(conflict => conflict.column('key').doNothing())
      .returning('key')
      .execute()
    if (taken.length === 0) return false
  }
  return true
}
