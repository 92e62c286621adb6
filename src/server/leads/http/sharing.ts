import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDEMPOTENCY_HEADER, NOTICE_LANGUAGE_HEADER } from '../../../site/forms/fields.ts'

/** How long a browser may keep the answer to a preflight, s; none keeps it longer than two hours. */
const PREFLIGHT_LIFETIME = 7200

/**
 * Lets pages of other origins read answers, and answers their preflights (CORS): those of the same site on a host that serves
 * files only. Comes before everything that refuses, so that they can read refusals too.
 */
export function shareWith(origins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (origins.length === 0) return
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': `content-type, ${IDEMPOTENCY_HEADER}, ${NOTICE_LANGUAGE_HEADER}`.toLowerCase(),
        'access-control-max-age': String(PREFLIGHT_LIFETIME),
      })
      .code(204)
    return reply.send()
  }
}
