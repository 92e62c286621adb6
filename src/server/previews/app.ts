import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { localeCodes, locales } from '../../content/locales/locales.ts'
import { parseUrl } from '../../content/locales/urls.ts'
import { inRanges } from '../http/clientKey.ts'
import { Connections, closeGracefully, connectionLimits } from '../http/connections.ts'
import { httpServer } from '../http/httpServer.ts'
import { answerRaw, parserStatus } from '../http/rawAnswer.ts'
import { refuse } from '../http/refuse.ts'
import { isForDocuments, securityHeaders } from '../http/securityHeaders.ts'
import { siteHandler, siteRoutes } from '../http/siteRoutes.ts'
import type { PreviewsEnv } from './env.ts'
import { gonePage, indexPage, styleHash } from './pages.ts'
import { UploadRefused } from './refusal.ts'
import { type Preview, type PreviewStore, previewName, reportAddress } from './store.ts'
import { texts } from './texts.ts'
import { type UploadLimits, uploadLimits } from './unpack.ts'

interface PreviewsOptions {
  env: Omit<PreviewsEnv, 'PREVIEWS_DIR' | 'PORT' | 'HOST'>
  store: PreviewStore
  now?: () => number
  /** Other limits, for tests. */
  limits?: UploadLimits
  logTo?: { write(line: string): void }
}

/** Whatever is served here, search engines leave it alone, and each preview is an origin of its own. */
const always = { 'x-robots-tag': 'noindex, nofollow', 'origin-agent-cluster': '?1' }

/** The report sets sizes in attributes, which the policy of the site's pages forbids. */
const reportPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What answers for one preview. */
interface PreviewSite {
  readonly preview: Preview
  readonly headers: Readonly<Record<string, string>>
  readonly handle: ReturnType<typeof siteHandler>
}

/** The preview host: its index and uploads under its own name, each preview under a name below it. */
export function createPreviewsApp(options: PreviewsOptions): FastifyInstance {
  const { env, store, now = Date.now, limits = uploadLimits, logTo } = options
  const ownHeaders = { ...securityHeaders({ scripts: [], styles: [styleHash] }), ...always }
  const connections = new Connections({ ...connectionLimits, answerTime: limits.time }, address =>
    inRanges(address, env.TRUST_PROXY),
  )
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    return503OnClosing: false,
    serverFactory: handler => httpServer(handler, connections, ownHeaders, limits.time),
    routerOptions: { maxParamLength: 16_000 },
    frameworkErrors: (error, _request, reply: FastifyReply) =>
      void refuse(reply.headers(ownHeaders), error.statusCode ?? 400, 'The address could not be read.'),
    clientErrorHandler: (error, socket) => answerRaw(socket, parserStatus(error.code), ownHeaders),
  })
  closeGracefully(app, connections)
  // Bodies are archives, or ignored.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  const sites = new WeakMap<Preview, PreviewSite>()
  const siteOf = ({ hostname }: FastifyRequest): PreviewSite | undefined => {
    const preview = store.get(nameIn(hostname, env.PREVIEWS_HOST) ?? '')
    if (!preview) return undefined
    const site = sites.get(preview) ?? makeSite(preview)
    sites.set(preview, site)
    return site
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(siteOf(request)?.headers ?? ownHeaders)
    const isOurs = isBelow(request.hostname, env.PREVIEWS_HOST)
    if (!isOurs) return refuse(reply, 421, `This host serves ${env.PREVIEWS_HOST} and the previews below it only.`)
  })
  app.setErrorHandler((error: { statusCode?: number; name: string; stack?: string }, request, reply) => {
    if (error instanceof UploadRefused) {
      request.log.warn({ refused: error.message }, 'an upload was refused')
      if (error.status === 503) reply.header('retry-after', '30')
      return refuse(reply, error.status, error.message)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ fault: error.name, stack: error.stack })
    return refuse(reply, status, status >= 500 ? 'Something went wrong here.' : 'The request could not be read.')
  })

  ownRoutes(app, { env, store, now, limits })
  // A preview's forms send nothing anywhere: they get an answer of the shape that they expect, in the language of their page.
  app.all('/api/*', (request, reply) => {
    const { locale } = parseUrl(URL.parse(request.headers.referer ?? '')?.pathname ?? '/')
    return refuse(reply.header('cache-control', 'no-store'), 503, texts[locale].forms)
  })
  siteRoutes(app, (request, reply) => {
    const site = siteOf(request)
    const [path = ''] = (request.raw.url ?? '').split('?')
    if (!site) {
      const { locale } = parseUrl(path)
      const host = request.host.slice(request.host.toLowerCase().indexOf(env.PREVIEWS_HOST))
      return reply.code(404).type('text/html; charset=utf-8').send(gonePage(locale, host))
    }
    if (path.startsWith(reportAddress)) reply.header('content-security-policy', reportPolicy)
    return path === reportAddress.slice(0, -1)
      ? reply.code(302).header('location', reportAddress).send()
      : site.handle(request, reply)
  })
  return app
}

function makeSite(preview: Preview): PreviewSite {
  const headers = { ...securityHeaders(preview.site.notes.csp), ...always }
  return { preview, headers, handle: siteHandler(preview.site, Object.keys(headers).filter(isForDocuments)) }
}

/** Index, uploads and removal, under the name of the host itself. */
function ownRoutes(
  app: FastifyInstance,
  { env, store, now, limits }: Required<Pick<PreviewsOptions, 'env' | 'store' | 'now' | 'limits'>>,
): void {
  const constraints = { host: new RegExp(`^${env.PREVIEWS_HOST.replaceAll('.', '\\.')}(?::\\d+)?$`, 'i') }
  for (const locale of localeCodes) {
    app.get(locales[locale].prefix || '/', { constraints }, (request, reply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      return reply.send(indexPage(store.list(), locale, request.host, now()))
    })
  }
  app.get('/healthz', { constraints }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true, previews: store.list().length }),
  )

  const authorised = { constraints, onRequest: requireToken(env.PREVIEWS_TOKEN) }
  app.get('/previews', authorised, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ success: true, previews: store.list().map(({ name, notes }) => ({ name, commit: notes.commit })) }),
  )
  app.put<{ Params: { name: string } }>('/previews/:name', authorised, async (request, reply) => {
    const name = readName(request.params.name)
    const { raw } = request
    const preview = await store.put(name, uploadOf(raw, limits), limits)
    const removed = store.prune(env.PREVIEWS_DAYS, env.PREVIEWS_COUNT)
    request.log.info({ name, commit: preview.notes.commit, removed }, 'a preview was deployed')
    const { pages, faults } = preview.notes
    return reply.code(201).send({ success: true, name, pages, faults, report: preview.site.files.has(reportAddress) })
  })
  app.delete<{ Params: { name: string } }>('/previews/:name', authorised, (request, reply) => {
    const name = readName(request.params.name)
    // Removing twice is not a fault: whoever closes a pull request does not know whether its preview is too old already.
    return reply.send({ success: true, removed: store.remove(name) })
  })
}

function readName(name: string): string {
  if (!previewName.test(name)) {
    throw new UploadRefused(
      400,
      'The name must be one label of a host name: small letters, digits and hyphens, 40 at most.',
    )
  }
  return name
}

/** The body of a request; it stays readable after a refusal, so that the answer reaches whoever is still sending. */
function uploadOf(raw: IncomingMessage, { packed }: UploadLimits): AsyncIterable<Buffer> {
  if (Number(raw.headers['content-length'] ?? 0) > packed) {
    throw new UploadRefused(413, `The archive is larger than ${packed} bytes.`)
  }
  return raw.iterator({ destroyOnReturn: false })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Refuses requests without one of the tokens; how long that takes says nothing about them. */
function requireToken(tokens: readonly string[]) {
  const expected = tokens.map(digest)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const found = digest(given)
    const matches = expected.map(token => timingSafeEqual(token, found))
    if (matches.includes(true)) return
    return refuse(reply.header('www-authenticate', 'Bearer'), 401, 'The token is missing, wrong or no longer valid.')
  }
}

const isBelow = (hostname: string, base: string) => `.${hostname.toLowerCase()}`.endsWith(`.${base}`)

/** The label below the host's own name; undefined for the host itself. */
function nameIn(hostname: string, base: string): string | undefined {
  return isBelow(hostname, base) ? hostname.toLowerCase().slice(0, -base.length - 1) : undefined
}
