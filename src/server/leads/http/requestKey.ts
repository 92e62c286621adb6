import type { FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { IDEMPOTENCY_HEADER } from '../../../site/forms/fields.ts'
import { Refusal } from './refusal.ts'

const KEY = /^[A-Za-z0-9_-]{8,128}$/

/** The request's idempotency key, or null when it has none. A malformed one is refused: ignoring it could record it twice. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const value = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (value === undefined) return null
  if (typeof value === 'string' && KEY.test(value)) return value
  throw new Refusal(400, ANSWER.badRequest, {
    details: [`${IDEMPOTENCY_HEADER} must be 8 to 128 letters, digits, - or _, such as a UUID`],
  })
}
