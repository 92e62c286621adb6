import type { LeadsDatabase } from '../database/database.ts'

/**
 * Makes dead letters due again, with a full schedule of attempts before them.
 * @param eventId only those of one lead or event
 * @returns deliveries that are due again
 */
export async function retryDead(database: LeadsDatabase, now: Date, eventId?: string): Promise<number> {
  return database.write(async db => {
    let query = db
      .updateTable('outbox')
      .set({ state: 'pending', attempts: 0, next_attempt_at: now.toISOString(), leased_until: null })
      .where('state', '=', 'dead')
    if (eventId !== undefined) query = query.where('event_id', '=', eventId)
    return (await query.returning('id').execute()).length
  })
}
