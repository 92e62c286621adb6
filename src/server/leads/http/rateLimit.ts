import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { clientKey } from '../../http/clientKey.ts'
import type { LeadsDatabase } from '../database/database.ts'
import { countRequest } from '../database/rateLimits.ts'
import { Refusal } from './refusal.ts'

/** Challenges are requested more often than forms are sent: on focus, after expiry, after an error, by everyone in an office. */
export const CHALLENGES_PER_POST = 12

/** Clients remembered at once; the least recently seen is dropped first. */
const CLIENTS = 20_000

/** Time over which requests are counted, ms. */
const WINDOW = 60_000

/** Put in a route's `config` to limit it: each route is counted separately. */
export function limitedTo(max: number) {
  return { rateLimit: { max, timeWindow: WINDOW } }
}

/**
 * Limits requests per client and minute on the routes registered after it that carry `limitedTo`. On PostgreSQL all
 * servers count together; without the database nothing is limited, as nothing can be stored either.
 */
export async function limitRate(app: FastifyInstance, database: LeadsDatabase): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: CLIENTS,
    skipOnError: true,
    keyGenerator: request => `${request.routeOptions.url} ${clientKey(request.ip)}`,
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, ANSWER.tooMany, { headers: { 'Retry-After': String(Math.ceil(context.ttl / 1000)) } }),
    ...(database.kind === 'postgres' ? { store: sharedStore(database) } : {}),
  })
}

/** The counts of all servers on one PostgreSQL. */
function sharedStore(database: LeadsDatabase) {
  return class SharedStore implements FastifyRateLimitStore {
    incr(client: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      countRequest(database, client, WINDOW).then(
        count => done(null, count),
        error => done(error),
      )
    }

    child(): SharedStore {
      return this
    }
  }
}
