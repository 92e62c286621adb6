import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale } from '../../../content/locales/locales.ts'
import { DatabaseUnavailable, errorCode } from '../database/database.ts'
import { type LinkPageState, linkPage } from '../newsletter/linkPage.ts'
import { type LinkPath, subscriberOf } from '../newsletter/signedLink.ts'
import {
  confirmLinkState,
  confirmSubscription,
  type LinkState,
  unsubscribe,
  unsubscribeLinkState,
} from '../newsletter/subscriptions.ts'
import type { Context } from './context.ts'
import { RETRY_AFTER } from './refusal.ts'

/** Largest body that a mail program or the page's button may send, bytes; it is ignored: the token is in the address. */
const BODY_LIMIT = 8 * 1024

/** What a link of a purpose shows when it is opened, and does when its button is pressed. */
interface Link {
  path: LinkPath
  purpose: 'unsubscribe' | 'confirm'
  open: (subscriberId: string) => Promise<LinkState>
  press: (subscriberId: string) => Promise<LinkState>
}

/**
 * The links of the newsletter and of the mail before it. GET shows a button where one has something to do, POST acts: link checkers of mail programs
 * follow GET links, and must neither unsubscribe nor confirm anyone. `/unsubscribe` also takes RFC 8058 one-click
 * requests of mail programs, which come without any page.
 */
export async function newsletterRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { database, channels, now } = context
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null))

  linkRoutes(app, context, {
    path: '/unsubscribe',
    purpose: 'unsubscribe',
    open: subscriber => unsubscribeLinkState(database, subscriber),
    press: subscriber => unsubscribe(database, subscriber, channels, now()),
  })
  linkRoutes(app, context, {
    path: '/confirm-subscription',
    purpose: 'confirm',
    open: subscriber => confirmLinkState(database, subscriber, now()),
    press: subscriber => confirmSubscription(database, subscriber, channels, now()),
  })

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

function linkRoutes(app: FastifyInstance, context: Context, { path, purpose, open, press }: Link): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, use: Link['open']) => {
    const id = subscriberOf(parameter(request, 'token'), (await context.secrets())[purpose])
    const state = id === null ? 'invalid' : await use(id)
    return page(request, reply, path, state === 'invalid' ? 400 : 200, state)
  }

  app.get(path, (request, reply) => answer(request, reply, open))
  app.post(path, (request, reply) =>
    answer(request, reply, async id => {
      const state = await press(id)
      context.wakeDelivery()
      return state
    }),
  )
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
