import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../database/database.ts'
import type { Channel } from '../database/tables.ts'
import { configuredChannels } from '../settings.ts'
import { assignWaiting } from './claim.ts'
import { type DeliveryContext, deliverDue } from './deliver.ts'

/** How often the outbox is polled when nothing wakes the worker, ms. */
const POLL = 1000

/** How long attempts in progress may continue once the server stops, ms. */
const GRACE = 2000

export interface Worker {
  /** Looks at the outbox now. */
  wake(): void
  /** Ends delivery; attempts that do not finish in time are left for the next start and do not count. */
  stop(): Promise<void>
}

/** Delivers from the outbox until stopped, each channel on its own, so that a slow one does not hold up the other. */
export function startDelivery(context: DeliveryContext & { log: FastifyBaseLogger }): Worker {
  const loops = configuredChannels(context.settings).map(channel => deliverForever(context, channel))
  return {
    wake: () => {
      for (const loop of loops) loop.wake()
    },
    stop: async () => {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

function deliverForever(context: DeliveryContext & { log: FastifyBaseLogger }, channel: Channel): Worker {
  const { log, database, settings } = context
  const abort = new AbortController()
  let stopping = false
  let assigned = false
  let waiting = false
  let alarm = Promise.withResolvers<void>()

  async function round(): Promise<boolean> {
    if (!assigned) {
      await assignWaiting(database, configuredChannels(settings))
      assigned = true
    }
    const { settled, dead } = await deliverDue(context, channel, abort.signal)
    for (const { row, outcome } of dead) {
      log.error(
        { channel, eventId: row.event_id, event: row.event, fault: outcome.kind === 'failed' ? outcome.fault : '' },
        'leads: not delivered after the last attempt; see `npm run leads -- list`, then retry',
      )
    }
    return settled.length > 0
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      alarm = Promise.withResolvers<void>()
      let more = false
      try {
        more = await round()
        waiting = false
      } catch (error) {
        // Logged once per outage, not once per poll.
        if (!waiting) log.error({ channel, code: errorCode(error) }, 'leads: delivery is waiting for the database')
        waiting = true
      }
      if (!more && !stopping) await pause(alarm.promise)
    }
  }

  const running = loop()
  return {
    wake: () => alarm.resolve(),
    stop: async () => {
      stopping = true
      alarm.resolve()
      const timer = setTimeout(() => abort.abort(), GRACE)
      await running
      clearTimeout(timer)
    },
  }
}

/** Resolves after the poll interval or when woken. */
async function pause(woken: Promise<void>): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const handle = setTimeout(timer.resolve, POLL)
  await Promise.race([woken, timer.promise])
  clearTimeout(handle)
}
