import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../database/database.ts'
import type { Channel } from '../database/tables.ts'
import { operatorCommand } from '../operatorCommand.ts'
import { configuredChannels } from '../settings.ts'
import { assignWaiting, claim, LANES, type Lane } from './claim.ts'
import { type DeliveryContext, deliver } from './deliver.ts'
import type { Settled } from './settle.ts'

/** Attempts that a lane of a channel makes side by side. */
const SLOTS = 8

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

/**
 * Delivers from the outbox until stopped. Each delivery is on its own: it waits for no other, and when it ends its slot is
 * free for the next. Each channel, and in it first attempts and repetitions, has slots of its own, so that deliveries which
 * hang until their time limit hold up no new lead.
 */
export function startDelivery(context: DeliveryContext & { log: FastifyBaseLogger }): Worker {
  const loops = configuredChannels(context.settings).flatMap(channel =>
    LANES.map(lane => deliverForever(context, channel, lane)),
  )
  return {
    wake: () => {
      for (const loop of loops) loop.wake()
    },
    stop: async () => {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}

function deliverForever(context: DeliveryContext & { log: FastifyBaseLogger }, channel: Channel, lane: Lane): Worker {
  const { log, database, settings, now } = context
  const abort = new AbortController()
  const inProgress = new Set<Promise<void>>()
  let stopping = false
  let assigned = false
  let waiting = false
  let alarm = Promise.withResolvers<void>()

  function start(attempt: Promise<Settled>): void {
    const ended = attempt.then(logDead, logWaiting).finally(() => {
      inProgress.delete(ended)
      alarm.resolve()
    })
    inProgress.add(ended)
  }

  function logDead({ row, outcome, dead }: Settled): void {
    if (!dead) return
    log.error(
      { channel, eventId: row.event_id, event: row.event, fault: outcome.kind === 'failed' ? outcome.fault : '' },
      `leads: not delivered after the last attempt; see ${operatorCommand} list, then retry`,
    )
  }

  /** Logged once per outage, not once per poll. */
  function logWaiting(error: unknown): void {
    if (!waiting) log.error({ channel, code: errorCode(error) }, 'leads: delivery is waiting for the database')
    waiting = true
  }

  /** Fills the free slots with what is due. Returns how many were filled. */
  async function fill(): Promise<number> {
    const limit = SLOTS - inProgress.size
    if (limit === 0) return 0
    if (!assigned) {
      await assignWaiting(database, configuredChannels(settings))
      assigned = true
    }
    const rows = await claim(database, { channel, lane, limit }, now())
    waiting = false
    for (const row of rows) start(deliver(context, channel, row, abort.signal))
    return rows.length
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      alarm = Promise.withResolvers<void>()
      let filled = 0
      try {
        filled = await fill()
      } catch (error) {
        logWaiting(error)
      }
      if (filled === 0 && !stopping) await pause(alarm.promise)
    }
    await Promise.all(inProgress)
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
