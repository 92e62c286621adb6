import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ANSWER } from '../../../site/forms/answers.ts'
import { DatabaseUnavailable, errorCode } from '../database/database.ts'
import { databaseRefusal, Refusal, sendRefusal } from './refusal.ts'

/** What Fastify's own errors become; their messages are for developers. */
const TEXTS: Readonly<Record<number, string>> = {
  400: ANSWER.notJson,
  413: ANSWER.tooLarge,
  415: ANSWER.wrongType,
}

/**
 * Turns any error into the endpoints' JSON. Logs codes only: messages of drivers and parsers quote what people wrote.
 */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error)
  if (error instanceof DatabaseUnavailable) {
    request.log.error({ code: error.code }, 'leads: the database is not available')
    return sendRefusal(reply, databaseRefusal())
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) {
    return sendRefusal(reply, new Refusal(status, TEXTS[status] ?? ANSWER.badRequest))
  }
  request.log.error({ code: errorCode(error), stack: stackWithoutMessage(error) }, 'leads: unexpected fault')
  return sendRefusal(reply, new Refusal(500, ANSWER.tryLater))
}

/** Where it happened, without the message. */
function stackWithoutMessage(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
