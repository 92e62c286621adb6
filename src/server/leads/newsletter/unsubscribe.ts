import { randomUUID } from 'node:crypto'
import { outboxRows } from '../delivery/outboxRows.ts'
import type { Store } from '../store/store.ts'
import type { Channel } from '../store/tables.ts'

/**
 * Ends a subscription. Doing it again, or for somebody who was erased, changes nothing.
 * @throws StoreUnavailable
 */
export async function unsubscribe(store: Store, id: string, channels: readonly Channel[], now: Date): Promise<void> {
  const at = now.toISOString()
  await store.write(async db => {
    const ended = await db
      .updateTable('subscribers')
      .set({ unsubscribed_at: at })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .returning('id')
      .execute()
    if (ended.length === 0) return
    await db
      .insertInto('outbox')
      .values(
        outboxRows(
          { event: 'newsletter.unsubscribed', eventId: randomUUID(), leadId: null, subscriberId: id, at },
          channels,
        ),
      )
      .execute()
  })
}
