import { randomUUID } from 'node:crypto'
import type { LeadsDatabase } from '../database/database.ts'
import type { Channel } from '../database/tables.ts'
import { enqueue } from '../delivery/enqueue.ts'

/**
 * Ends a subscription. Repeating it, or ending that of an erased person, changes nothing.
 * @throws DatabaseUnavailable
 */
export async function unsubscribe(
  database: LeadsDatabase,
  id: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await database.write(async db => {
    const ended = await db
      .updateTable('subscribers')
      .set({ unsubscribed_at: at })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .returning('id')
      .execute()
    if (ended.length === 0) return
    const event = {
      event: 'newsletter.unsubscribed',
      eventId: randomUUID(),
      subject: { subscriberId: id },
      at,
    } as const
    await enqueue(db, event, channels)
  })
}
