import { assignWaiting } from '../delivery/claim.ts'
import { type DeliveryContext, deliverDue } from '../delivery/deliver.ts'
import { configuredChannels } from '../settings.ts'

/** What came of it. */
export interface Delivered {
  delivered: number
  failed: number
}

/** Attempts everything that is due, until nothing is. Servers may be running: each delivery is made by one of them or here. */
export async function deliverNow(
  context: DeliveryContext,
  onProgress: (so: Delivered) => void,
  stop: AbortSignal,
): Promise<Delivered> {
  const sum: Delivered = { delivered: 0, failed: 0 }
  const channels = configuredChannels(context.settings)
  await assignWaiting(context.database, channels)
  for (const channel of channels) {
    while (!stop.aborted) {
      const { settled } = await deliverDue(context, channel, stop)
      if (settled.length === 0) break
      for (const { outcome } of settled) {
        if (outcome.kind === 'delivered') sum.delivered += 1
        else sum.failed += 1
      }
      onProgress(sum)
    }
  }
  return sum
}
