import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Identifies a submission when it is sent again. */
export interface Fingerprint {
  /** Idempotency key with the endpoint's prefix, or null when the client sent none. */
  key: string | null
  /** Digest of the human check's token, or null where an endpoint has none. */
  challenge: string | null
  /** Digest of the contents, without token and client clock, which differ between a form's retries. */
  payload: string
}

/** Whether the submission is new, a retry of a recorded one, or different contents under a used key or challenge. */
export type Recognised = 'new' | 'retry' | 'replay'

export function digest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Looks for the fingerprint among those of the last day. */
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
