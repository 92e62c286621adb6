import type { FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses what a page of another site sends. Browsers state the sender in `Sec-Fetch-Site` and `Origin`; other clients
 * state nothing, and are let through: there is no session that they could abuse.
 * @param origin origin visitors see, or null to go by the Host header alone
 */
export function requireOwnOrigin(request: FastifyRequest, origin: string | null): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403, ANSWER.foreignOrigin)
  const sender = request.headers.origin
  if (sender === undefined || sender === origin) return
  if (!URL.canParse(sender) || new URL(sender).host !== request.headers.host?.toLowerCase()) {
    throw new Refusal(403, ANSWER.foreignOrigin)
  }
}
