import type { FastifyBaseLogger } from 'fastify'
import type { LeadsDatabase } from '../database/database.ts'
import { errorCode } from '../database/database.ts'
import { PurgeDoubt } from './doubt.ts'
import { CONFIRM_CLOCK, purge, undeliveredSentence } from './purge.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Running {
  stop(): Promise<void>
}

/**
 * Purges at start-up and then every day; after a failure an hour later. Every hour it also clears what deletions left
 * behind, those of the operator's command among them; every minute while a reader prevents it. Several servers may do so
 * at the same time.
 */
export function startDailyPurge(context: {
  database: LeadsDatabase
  now: () => Date
  log: FastifyBaseLogger
}): Running {
  const { database, now, log } = context
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** By the monotonic clock, ms. */
  let purgeAt = performance.now()

  async function purgeWhenDue(): Promise<void> {
    if (performance.now() < purgeAt) return
    purgeAt = performance.now() + DAY - MINUTE
    try {
      const purged = await purge(database, now())
      log.info({ purged }, 'leads: retention purge')
      if (purged.undelivered > 0) log.warn(`leads: ${undeliveredSentence(purged.undelivered)}`)
    } catch (error) {
      if (error instanceof PurgeDoubt) {
        log.error(`leads: the purge deleted nothing: ${error.message} ${CONFIRM_CLOCK}`)
        return
      }
      purgeAt = 0
      log.error({ code: errorCode(error) }, 'leads: the retention purge failed')
    }
  }

  /** Returns whether nothing is left. */
  async function clear(): Promise<boolean> {
    try {
      return await database.clearDeleted(0)
    } catch {
      // An unavailable database is logged where it is needed.
      return true
    }
  }

  async function round(): Promise<void> {
    await purgeWhenDue()
    const next = (await clear()) ? HOUR : MINUTE
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
    }, next)
    timer.unref()
  }

  let running = round()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
