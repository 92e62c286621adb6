import type { LeadsDatabase } from '../database/database.ts'
import type { Channel, OutboxRow } from '../database/tables.ts'

/**
 * How long a worker owns what it claimed, ms. Longer than any attempt; when a server dies, another takes over after it.
 */
export const LEASE = 30_000

/**
 * Takes due rows for this worker; no other worker, on this or another server, gets them until the lease ends.
 * @throws DatabaseUnavailable
 */
export async function claim(database: LeadsDatabase, channel: Channel, limit: number, now: Date): Promise<OutboxRow[]> {
  const due = now.toISOString()
  const leased = new Date(now.getTime() + LEASE).toISOString()
  return database.write(async db => {
    const query = db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'pending')
      .where('channel', '=', channel)
      .where('next_attempt_at', '<=', due)
      .where(row => row.or([row('leased_until', 'is', null), row('leased_until', '<=', due)]))
      .orderBy('next_attempt_at')
      .limit(limit)
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
