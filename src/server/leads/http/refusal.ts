import type { FastifyReply } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { refuse } from '../../http/refuse.ts'

/** A request that is answered with an error on purpose. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: number
  readonly details: readonly string[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    statusCode: number,
    message: string,
    extra: { details?: readonly string[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.details = extra.details ?? []
    this.headers = extra.headers ?? {}
  }
}

/** Seconds after which a client should try again when the database is not available. */
export const RETRY_AFTER = 5

/** The refusal while the database can be neither read nor written. */
export function databaseRefusal(): Refusal {
  return new Refusal(503, ANSWER.tryLater, { headers: { 'Retry-After': String(RETRY_AFTER) } })
}

/** Sends a refusal in the shape that all errors share. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return refuse(reply.headers(refusal.headers), refusal.statusCode, refusal.message, refusal.details)
}
