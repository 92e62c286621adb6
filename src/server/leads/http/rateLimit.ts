import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { clientKey } from './clientKey.ts'
import { Refusal } from './refusal.ts'

/** A challenge is asked for more often than a form is sent: on focus, after expiry, after an error. */
export const CHALLENGES_PER_POST = 6

/** Clients remembered at once; the least recently seen is forgotten first. */
const CLIENTS = 20_000

/** Limits requests a client and minute on the routes registered after it. Each server counts for itself. */
export async function limitRate(app: FastifyInstance, postsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: request => (request.method === 'POST' ? postsPerMinute : postsPerMinute * CHALLENGES_PER_POST),
    timeWindow: 60_000,
    cache: CLIENTS,
    keyGenerator: request => clientKey(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, ANSWER.tooMany, { headers: { 'Retry-After': String(Math.ceil(context.ttl / 1000)) } }),
  })
}
