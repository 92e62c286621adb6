import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeCodes } from '../../../../content/locales/locales.ts'
import type { LeadsDatabase } from '../../database/database.ts'
import { type PageContext, sendPage } from './context.ts'
import { pageHeaders, refusalOf } from './guard.ts'
import { html } from './html.ts'
import { layout, type Place } from './layout.ts'
import { leadRoutes } from './leadRoutes.ts'
import { personRoutes } from './personRoutes.ts'
import { style } from './style.ts'
import { texts } from './texts.ts'

/** Largest form, bytes. */
const BODY_LIMIT = 8 * 1024

interface LeadsPage {
  /** With its token: whoever has it reads the leads. */
  address: string
  close(): Promise<void>
}

/**
 * Serves the leads on loopback, to whoever knows this run's token. None of it is part of the site's server.
 * @param port 0 for any that is free
 */
export async function openPage(
  database: LeadsDatabase,
  { locale, port, now }: { locale: Locale; port: number; now: () => Date },
): Promise<LeadsPage> {
  const token = randomBytes(32).toString('base64url')
  const base = `/${token}`
  const app = Fastify({ bodyLimit: BODY_LIMIT })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(pageHeaders)
    const { method, headers } = request
    const refusal = refusalOf({ method, token: tokenOf(request), headers }, token)
    if (refusal === null) return
    reply.code(403).type('text/plain; charset=utf-8').send(`${refusal} Use the address that the terminal shows.\n`)
  })
  const place = (request: FastifyRequest, path: string): Place => ({ base, locale: localeOf(request, locale), path })
  notices(app, place)

  // The router's own comparison would take longer the more of a guessed token is right.
  app.get('/:token/', (_request, reply) => reply.redirect(`${base}/${locale}/`))
  app.get('/:token/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  const context: PageContext = { database, now, place }
  for (const prefix of localeCodes.map(code => `/:token/${code}`)) {
    await app.register(async scope => leadRoutes(scope, context), { prefix })
    await app.register(async scope => personRoutes(scope, context), { prefix })
  }
  return { address: `${await app.listen({ port, host: '127.0.0.1' })}${base}/`, close: () => app.close() }
}

/** Shown where there is no page, or none can be made. */
function notices(app: FastifyInstance, place: PageContext['place']): void {
  const say = (request: FastifyRequest, reply: FastifyReply, status: number, kind: 'notFound' | 'unavailable') => {
    const at = place(request, '/')
    const wording = texts[at.locale]
    return sendPage(reply.code(status), layout(at, wording.title, html`<p role="status">${wording[kind]}</p>`))
  }
  app.setNotFoundHandler((request, reply) => say(request, reply, 404, 'notFound'))
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isRequest = error.statusCode !== undefined && error.statusCode < 500
    return say(request, reply, isRequest ? (error.statusCode ?? 400) : 503, isRequest ? 'notFound' : 'unavailable')
  })
}

const tokenOf = ({ url }: FastifyRequest): string => url.split(/[/?]/)[1] ?? ''

function localeOf({ url }: FastifyRequest, fallback: Locale): Locale {
  const given = url.split(/[/?]/)[2]
  return isLocale(given) ? given : fallback
}
