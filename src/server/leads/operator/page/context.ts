import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LeadsDatabase } from '../../database/database.ts'
import type { Place } from './layout.ts'

/** What every route of the operator's pages needs. */
export interface PageContext {
  database: LeadsDatabase
  now: () => Date
  /** Where a request is, for the links of its answer. */
  place: (request: FastifyRequest, path: string) => Place
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}
