import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import project from '../../package.json' with { type: 'json' }
import { BODY_LIMIT } from '../site/forms/fields.ts'
import type { Env } from './env.ts'
import { inRanges } from './http/clientKey.ts'
import { type ConnectionLimits, Connections, closeGracefully, connectionLimits } from './http/connections.ts'
import { httpServer } from './http/httpServer.ts'
import { answerRaw, parserStatus } from './http/rawAnswer.ts'
import { refuse } from './http/refuse.ts'
import { notFoundPage } from './http/resolvePath.ts'
import { hostsOfBuild, isForDocuments, type OutsideHosts, securityHeaders } from './http/securityHeaders.ts'
import type { SiteManifest } from './http/siteManifest.ts'
import { refuseAddress, siteHandler, siteRoutes } from './http/siteRoutes.ts'
import type { Metrics } from './metrics/metrics.ts'

interface AppOptions {
  site: SiteManifest
  env: Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY' | 'HUMAN_CHECK' | 'SITE_ORIGIN'>
  /** Adds the forms' endpoints; left out where there are none to test. */
  leads?: (app: FastifyInstance) => Promise<void>
  /** Where answered requests are counted. */
  metrics?: Metrics
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void }
  /** Other limits, for tests. */
  limits?: ConnectionLimits
}

const recaptcha: OutsideHosts = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/'],
}

/** The whole server: the built site, its redirects and headers, and the forms' endpoints. */
export async function createApp({
  site,
  env,
  leads,
  metrics,
  logTo,
  limits = connectionLimits,
}: AppOptions): Promise<FastifyInstance> {
  const headersOf = (notes: SiteManifest['notes']) =>
    securityHeaders(notes.csp, [...(env.HUMAN_CHECK === 'recaptcha' ? [recaptcha] : []), ...hostsOfBuild(notes)])
  const headers = headersOf(site.notes)
  // Pages appear and disappear by date, and with them inline code that the headers allow.
  let current = { notes: site.notes, headers }
  const host = new URL(env.SITE_ORIGIN ?? site.notes.origin).host

  const connections = new Connections(limits, address => inRanges(address, env.TRUST_PROXY))

  const app = Fastify({
    logger: { level: env.LOG_LEVEL, ...(logTo ? { stream: logTo } : {}) },
    // Fastify would log addresses and queries, which can hold personal data.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    bodyLimit: BODY_LIMIT,
    // Requests from before the stop are answered; later ones reach the next version.
    return503OnClosing: false,
    serverFactory: handler => httpServer(handler, connections, headers),
    routerOptions: { maxParamLength: 16_000 },
    frameworkErrors(error, request, reply: FastifyReply) {
      const reason = 'The address could not be read.'
      reply.headers(headers)
      if (error.code !== 'FST_ERR_BAD_URL') refuse(reply, error.statusCode ?? 400, reason)
      else refuseAddress(request, reply, site, { reason, address: notFoundPage(request.raw.url ?? '/', site.files) })
    },
    clientErrorHandler(error, socket) {
      answerRaw(socket, parserStatus(error.code), headers)
    },
  })

  // Everything is answered before the database and the rest of the server close.
  closeGracefully(app, connections)
  app.addHook('onRequest', async (request, reply) => {
    if (current.notes !== site.notes) current = { notes: site.notes, headers: headersOf(site.notes) }
    reply.headers(current.headers)
    // Only the configured origin is for search engines; every other name of this server is a preview.
    if (site.notes.preview || request.host.toLowerCase() !== host) reply.header('x-robots-tag', 'noindex')
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?')[0] ?? ''
    const file = site.files.get(path)
    // A path that is not of the site may hold anything a visitor typed.
    const endpoint = request.routeOptions.url ?? 'unknown'
    metrics?.observe({
      method: request.method,
      route: file ? (file.type.startsWith('text/html') ? 'page' : 'file') : endpoint,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    request.log.info({
      method: request.method,
      path: file ? path : endpoint,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler((error: { statusCode?: number; name: string; stack?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ fault: error.name, stack: error.stack })
    return status >= 500
      ? refuse(reply, status, 'Something went wrong here. Please try again later.')
      : refuse(reply, status, 'The request could not be read.')
  })

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true, version: project.version, commit: site.notes.commit ?? 'unknown' }
  })
  if (leads) await app.register(async scope => leads(scope))
  siteRoutes(app, siteHandler(site, Object.keys(headers).filter(isForDocuments)))
  return app
}
