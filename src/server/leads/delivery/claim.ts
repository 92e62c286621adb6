import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Channel, OutboxRow, Tables } from '../database/tables.ts'
import { LONGEST_DELAY } from './schedule.ts'

/**
 * How long a worker owns what it claimed, ms. Longer than any attempt; when a server dies, another takes over after it.
 */
export const LEASE = 30_000

/** First attempts, or retries of failed ones. Each has slots of its own: see `startDelivery`. */
export const LANES = ['first', 'again'] as const

export type Lane = (typeof LANES)[number]

export interface Claimed {
  channel: Channel
  /** Only those of one lane; without it all. */
  lane?: Lane
  limit: number
}

/**
 * Takes due rows for this worker; no other worker, on this or another server, gets them until the lease ends.
 * @throws DatabaseUnavailable
 */
export async function claim(
  database: LeadsDatabase,
  { channel, lane, limit }: Claimed,
  now: Date,
): Promise<OutboxRow[]> {
  const leased = new Date(now.getTime() + LEASE).toISOString()
  return database.write(async db => {
    let query = due(db, now).where('channel', '=', channel).orderBy('next_attempt_at').limit(limit)
    if (lane !== undefined) query = query.where('attempts', lane === 'first' ? '=' : '>', 0)
    const rows = await (database.kind === 'postgres' ? query.forUpdate().skipLocked() : query).execute()
    if (rows.length === 0) return []
    await db
      .updateTable('outbox')
      .set({ leased_until: leased })
      .where(
        'id',
        'in',
        rows.map(row => row.id),
      )
      .execute()
    return rows.map(row => ({ ...row, leased_until: leased }))
  })
}

/**
 * Pending rows that are due and that no worker holds. A time further ahead than this program ever puts
 * one was written while the clock was wrong: it counts as due.
 */
function due(db: Kysely<Tables>, now: Date) {
  const at = now.toISOString()
  const noAttemptAfter = new Date(now.getTime() + LONGEST_DELAY).toISOString()
  const noLeaseAfter = new Date(now.getTime() + LEASE).toISOString()
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'pending')
    .where(row => row.or([row('next_attempt_at', '<=', at), row('next_attempt_at', '>', noAttemptAfter)]))
    .where(row =>
      row.or([row('leased_until', 'is', null), row('leased_until', '<=', at), row('leased_until', '>', noLeaseAfter)]),
    )
}

/** Assigns rows that were recorded while no channel was configured to the channels there are now. */
export async function assignWaiting(database: LeadsDatabase, channels: readonly Channel[]): Promise<void> {
  const [first, ...others] = channels
  if (first === undefined) return
  await database.write(async db => {
    const query = db.selectFrom('outbox').selectAll().where('channel', '=', 'unassigned')
    const rows = await (database.kind === 'postgres' ? query.forUpdate() : query).execute()
    for (const row of rows) {
      await db.updateTable('outbox').set({ channel: first }).where('id', '=', row.id).execute()
      for (const channel of others) {
        await db
          .insertInto('outbox')
          .values({ ...row, id: crypto.randomUUID(), channel })
          .execute()
      }
    }
  })
}
