import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encodings.ts'
import { refuse } from './refuse.ts'
import { resolvePath } from './resolvePath.ts'
import { sharedFolders } from './securityHeaders.ts'
import type { SiteFile, SiteManifest } from './siteManifest.ts'

type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Answers from a build: its files, its redirects, its 404 page.
 * @param documentHeaders names of the headers that only documents carry
 */
export function siteHandler(site: SiteManifest, documentHeaders: readonly string[]): SiteHandler {
  // Addresses appear and disappear by date: see publishOnTime.ts.
  let known = { notes: site.notes, ...knownAddresses(site) }
  const current = () => {
    if (known.notes !== site.notes) known = { notes: site.notes, ...knownAddresses(site) }
    return known
  }

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    file: SiteFile,
    status: 200 | 404 | 410,
  ) => {
    if (!file.type.startsWith('text/html')) for (const name of documentHeaders) reply.removeHeader(name)
    if (sharedFolders.some(folder => address.startsWith(folder))) {
      reply.header('cross-origin-resource-policy', 'cross-origin')
    }
    return sendFile(request, reply, file, status)
  }

  return (request, reply) => {
    const [path = '', query] = (request.raw.url ?? '/').split(/\?(.*)/s)
    const resolution = resolvePath(path, current())
    switch (resolution.kind) {
      case 'bad':
        return refuseAddress(request, reply, site, resolution)
      case 'redirect': {
        const [target = '', fragment] = resolution.to.split('#')
        const to = `${target}${query ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}`
        return reply.code(301).header('cache-control', 'public, max-age=3600').header('location', to).send()
      }
      case 'file':
      case 'not-found': {
        const file = site.files.get(resolution.address)
        return file ? send(request, reply, resolution.address, file, resolution.status) : notFound(reply)
      }
    }
  }
}

/** Serves pages for GET and HEAD, and refuses anything that no route took. */
export function siteRoutes(app: FastifyInstance, handler: SiteHandler): void {
  app.get('*', handler)
  app.setNotFoundHandler((request, reply) => {
    // GET and HEAD are answered above, so what arrives here is a method that pages do not take.
    request.raw.resume()
    return refuse(reply.header('allow', 'GET, HEAD'), 405, 'This address answers GET and HEAD only.')
  })
}

const knownAddresses = (site: SiteManifest) => ({
  has: (address: string) => site.files.has(address),
  redirects: new Map(site.notes.redirects.map(({ from, to }) => [from, to])),
  gone: new Set(site.notes.gone),
})

/** Answers a malformed address with 400: a person sees the 404 page in the address's language, a program gets JSON. */
export function refuseAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteManifest,
  { reason, address }: { reason: string; address: string },
) {
  const file = site.files.get(address)
  const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '')
  reply.header('vary', 'accept')
  return file && isPerson ? sendFile(request, reply, file, 400) : refuse(reply, 400, reason)
}

function notFound(reply: FastifyReply) {
  return refuse(reply, 404, 'There is no such page.')
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status: 200 | 400 | 404 | 410) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], candidate => candidate in file.bodies)
  const etag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.header('etag', etag).header('cache-control', file.cacheControl)
  if ('br' in file.bodies || 'gzip' in file.bodies) {
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  }
  if (status === 200 && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = file.bodies[encoding]
  return reply
    .code(status)
    .type(file.type)
    .send(typeof body === 'function' ? body() : body)
}

/** Whether an If-None-Match header names the tag; weak tags compare equal for GET. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
