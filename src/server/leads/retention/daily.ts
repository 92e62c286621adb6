import type { FastifyBaseLogger } from 'fastify'
import type { LeadsDatabase } from '../database/database.ts'
import { errorCode } from '../database/database.ts'
import { purge } from './purge.ts'

const DAY = 24 * 60 * 60 * 1000

/** After a failure the purge is tried again this much later, ms. */
const RETRY = 60 * 60 * 1000

interface Running {
  stop(): Promise<void>
}

/** Purges at start-up and then every day. Several servers may do so at the same time. */
export function startDailyPurge(context: {
  database: LeadsDatabase
  now: () => Date
  log: FastifyBaseLogger
}): Running {
  const { database, now, log } = context
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function round(): Promise<void> {
    let next = DAY
    try {
      const purged = await purge(database, now())
      log.info({ purged }, 'leads: retention purge')
    } catch (error) {
      next = RETRY
      log.error({ code: errorCode(error) }, 'leads: the retention purge failed')
    }
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
