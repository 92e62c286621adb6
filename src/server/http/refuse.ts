import type { FastifyReply } from 'fastify'

/** The shape of every refusal, from the forms' endpoints and from the HTTP parser alike. */
export interface RefusalBody {
  success: false
  error: string
  details?: readonly string[]
}

export function refusalBody(error: string, details: readonly string[] = []): RefusalBody {
  return { success: false, error, ...(details.length > 0 ? { details } : {}) }
}

/** Answers with a refusal; a status of 400 and above. */
export function refuse(
  reply: FastifyReply,
  status: number,
  error: string,
  details: readonly string[] = [],
): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(refusalBody(error, details))
}
