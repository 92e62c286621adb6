import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale } from '../../../content/locales/locales.ts'
import { DatabaseUnavailable, errorCode } from '../database/database.ts'
import { type LinkPageState, linkPage } from '../newsletter/linkPage.ts'
import { type LinkPath, subscriberOf } from '../newsletter/signedLink.ts'
import { confirmSubscription, unsubscribe } from '../newsletter/subscriptions.ts'
import type { Context } from './context.ts'
import { RETRY_AFTER } from './refusal.ts'

/** Largest body that a mail program or the page's button may send, bytes; it is ignored: the token is in the address. */
const BODY_LIMIT = 8 * 1024

/** What a link does when its button is pressed; false when it is no longer valid. */
type Act = (subscriberId: string) => Promise<boolean>

/**
 * The links of the newsletter and of the mail before it. GET shows a button, POST acts: link checkers of mail programs
 * follow GET links, and must neither unsubscribe nor confirm anyone. `/unsubscribe` also takes RFC 8058 one-click
 * requests of mail programs, which come without any page.
 */
export async function newsletterRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, channels, now } = context
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null))

  linkRoutes(app, context, '/unsubscribe', 'unsubscribe', async subscriber => {
    await unsubscribe(database, subscriber, channels, now())
    return true
  })
  linkRoutes(app, context, '/confirm-subscription', 'confirm', subscriber =>
    confirmSubscription(database, subscriber, channels, now()),
  )

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const path = request.url.startsWith('/unsubscribe') ? '/unsubscribe' : '/confirm-subscription'
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return page(request, reply, path, error.statusCode, 'invalid')
    }
    const unavailable = error instanceof DatabaseUnavailable
    request.log.error({ code: unavailable ? error.code : errorCode(error) }, 'leads: a newsletter link failed')
    reply.header('Retry-After', String(RETRY_AFTER))
    return page(request, reply, path, unavailable ? 503 : 500, 'unavailable')
  })
}

function linkRoutes(
  app: FastifyInstance,
  context: Context,
  path: LinkPath,
  purpose: 'unsubscribe' | 'confirm',
  act: Act,
): void {
  const subscriber = async (request: FastifyRequest) =>
    subscriberOf(parameter(request, 'token'), (await context.secrets())[purpose])

  app.get(path, async (request, reply) => {
    const known = (await subscriber(request)) !== null
    return page(request, reply, path, known ? 200 : 400, known ? 'ask' : 'invalid')
  })

  app.post(path, async (request, reply) => {
    const id = await subscriber(request)
    if (id === null || !(await act(id))) return page(request, reply, path, 400, 'invalid')
    context.wakeDelivery()
    return page(request, reply, path, 200, 'done')
  })
}

function page(
  request: FastifyRequest,
  reply: FastifyReply,
  path: LinkPath,
  status: number,
  state: LinkPageState,
): FastifyReply {
  const language = parameter(request, 'lang')
  const locale = isLocale(language) ? language : defaultLocale
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(linkPage(path, state, locale))
}

function parameter(request: FastifyRequest, name: string): string {
  const query = request.query
  if (typeof query !== 'object' || query === null) return ''
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' ? value : ''
}
