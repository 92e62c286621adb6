import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import { ANSWER } from '../../../site/forms/answers.ts'
import { Refusal } from './refusal.ts'

/** A challenge is asked for more often than a form is sent: on focus, after expiry, after an error. */
const CHALLENGES_PER_POST = 6

/** Clients remembered at once; the least recently seen is dropped first. */
const CLIENTS = 20_000

/** Limits requests per client and minute on the routes registered after it. Each server counts for itself. */
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

/**
 * The key that one client is counted by: its IPv4 address, or the /64 of its IPv6 address, which one household or office
 * is given whole and can vary at will.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // IPv4 addresses mapped into IPv6 become IPv4 again.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const prefix = parsed.parts.slice(0, 4).map(group => group.toString(16))
  return `${prefix.join(':')}::/64`
}
