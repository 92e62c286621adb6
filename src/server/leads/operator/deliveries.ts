import type { LeadsDatabase } from '../database/database.ts'
import { assignWaiting } from '../delivery/claim.ts'
import { type DeliveryContext, deliverDue } from '../delivery/deliver.ts'
import { configuredChannels } from '../settings.ts'

export interface DeliveryCounts {
  delivered: number
  failed: number
}

/** Attempts everything that is due, until nothing is. Servers may be running: each delivery is made once, there or here. */
export async function deliverNow(
  context: DeliveryContext,
  onProgress: (counts: DeliveryCounts) => void,
  stop: AbortSignal,
): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { delivered: 0, failed: 0 }
  const channels = configuredChannels(context.settings)
  await assignWaiting(context.database, channels)
  for (const channel of channels) {
    while (!stop.aborted) {
      const settled = await deliverDue(context, channel, stop)
      if (settled.length === 0) break
      for (const { outcome } of settled) {
        if (outcome.kind === 'delivered') counts.delivered += 1
        else counts.failed += 1
      }
      onProgress(counts)
    }
  }
  return counts
}

/**
 * Makes dead deliveries due again, on a full schedule of attempts.
 * @param eventId only those of one lead or newsletter event
 * @returns how many are due again
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
