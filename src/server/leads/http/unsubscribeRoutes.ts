import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale } from '../../../content/locales/locales.ts'
import { DatabaseUnavailable, errorCode } from '../database/database.ts'
import { subscriberOf } from '../newsletter/signedLink.ts'
import { unsubscribe } from '../newsletter/subscriptions.ts'
import { type UnsubscribeState, unsubscribePage } from '../newsletter/unsubscribePage.ts'
import type { Context } from './context.ts'
import { RETRY_AFTER } from './refusal.ts'

/** Largest body that a mail program or the page's button may send, bytes; it is ignored: the token is in the address. */
const BODY_LIMIT = 8 * 1024

/**
 * `GET /unsubscribe` shows a button, `POST` acts: link checkers of mail programs follow GET links, and must not
 * unsubscribe anybody. The POST takes RFC 8058 one-click requests of mail programs, which come without any page.
 */
export async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null))

  app.get('/unsubscribe', async (request, reply) => {
    const { unsubscribe: keys } = await context.secrets()
    const known = subscriberOf(token(request), keys) !== null
    return page(request, reply, known ? 200 : 400, known ? 'ask' : 'invalid')
  })

  app.post('/unsubscribe', async (request, reply) => {
    const { unsubscribe: keys } = await context.secrets()
    const subscriber = subscriberOf(token(request), keys)
    if (subscriber === null) return page(request, reply, 400, 'invalid')
    await unsubscribe(context.database, subscriber, context.channels, context.now())
    context.wakeDelivery()
    return page(request, reply, 200, 'done')
  })

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return page(request, reply, error.statusCode, 'invalid')
    }
    const unavailable = error instanceof DatabaseUnavailable
    request.log.error({ code: unavailable ? error.code : errorCode(error) }, 'leads: unsubscribing failed')
    reply.header('Retry-After', String(RETRY_AFTER))
    return page(request, reply, unavailable ? 503 : 500, 'unavailable')
  })
}

function page(request: FastifyRequest, reply: FastifyReply, status: number, state: UnsubscribeState): FastifyReply {
  const language = parameter(request, 'lang')
  const locale = isLocale(language) ? language : defaultLocale
  return reply.code(status).type('text/html; charset=utf-8').send(unsubscribePage(state, locale))
}

function token(request: FastifyRequest): string {
  return parameter(request, 'token')
}

function parameter(request: FastifyRequest, name: string): string {
  const query = request.query
  if (typeof query !== 'object' || query === null) return ''
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : ''
}
