import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { contentType } from './http/contentTypes.ts'
import type { SiteFile } from './http/siteManifest.ts'

const page = (text: string): SiteFile => ({
  type: 'text/html; charset=utf-8',
  tag: text,
  cacheControl: 'no-cache',
  bodies: { identity: Buffer.from(text), br: Buffer.from(`br ${text}`) },
})

let app: FastifyInstance
const log: string[] = []

/** A server of three pages, with what a test changes of the build's notes or the environment. */
const start = (
  notes: { preview?: boolean } = {},
  env: Partial<Parameters<typeof createApp>[0]['env']> = {},
): ReturnType<typeof createApp> =>
  createApp({
    site: {
      notes: {
        origin: 'https://www.example.com',
        preview: false,
        measured: false,
        csp: { scripts: ["'sha256-abc'"], styles: [] },
        redirects: [{ from: '/lp', to: '/applecare' }],
        gone: [],
        ...notes,
      },
      files: new Map([
        ['/', page('home')],
        [
          '/assets/script-B5LgUFfL.js',
          {
            type: contentType('script.js'),
            tag: 'nine-char',
            cacheControl: 'max-age=31536000, immutable',
            bodies: { identity: Buffer.alloc(200_000), gzip: Buffer.alloc(150_000) },
          },
        ],
        ['/social/en/home.png', { ...page('picture'), type: contentType('home.png') }],
        ['/not-found', page('lost')],
        ['/he/not-found', page('lost in Hebrew')],
      ]),
    },
    env: { LOG_LEVEL: 'info', TRUST_PROXY: [], HUMAN_CHECK: 'altcha', SITE_ORIGIN: undefined, ...env },
    logTo: { write: line => void log.push(line) },
  })

beforeEach(async () => {
  log.length = 0
  app = await start()
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'www.example.com', ...headers } })

test('a page comes in the encoding asked for, to be revalidated by its tag', async () => {
  const answer = await get('/', { 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  expect(answer.body).toBe('br home')
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('HEAD has the headers and no body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/', headers: { host: 'www.example.com' } })
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '4', ''])
})

test('an unknown page is the 404 page of the address’s language', async () => {
  expect([(await get('/nothing')).statusCode, (await get('/nothing')).body]).toEqual([404, 'lost'])
  expect((await get('/he/nothing')).body).toBe('lost in Hebrew')
})

test('a redirect is permanent, keeps the query and stays on the site', async () => {
  const answer = await get('/lp?utm=1')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/applecare?utm=1'])
})

test.each(['/', '/nothing', '/lp', '/%', '/healthz', '/..%2f..%2fetc/passwd', `/${'a'.repeat(5000)}`])(
  'the answer to %s carries the security headers',
  async url => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'sha256-abc'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeDefined()
  },
)

test('a script carries only the headers that concern it', async () => {
  const { headers } = await get('/assets/script-B5LgUFfL.js', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers['content-security-policy']).toBeUndefined()
  // Includes what Node adds for a persistent connection.
  const lines = ['HTTP/1.1 200 OK', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  const bytes = `${lines.join('\r\n')}\r\nKeep-Alive: timeout=65\r\n\r\n`.length
  expect(bytes, lines.join('\n')).toBeLessThanOrEqual(350)
})

test('another method is refused with those that work', async () => {
  const answer = await app.inject({ method: 'POST', url: '/', headers: { host: 'www.example.com' } })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['GET', '/%', 400],
  ['GET', '/..%2f..%2fetc/passwd', 400],
  ['POST', '/', 405],
] as const)('%s %s is refused in the shape that all endpoints answer in', async (method, url, status) => {
  const answer = await app.inject({ method, url, headers: { host: 'www.example.com' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8'])
  expect(answer.json()).toEqual({ success: false, error: expect.any(String) })
})

test.each([
  ['/100%', 'lost'],
  ['/%E0%A4%A', 'lost'],
  ['/he/100%', 'lost in Hebrew'],
  ['/he/%00', 'lost in Hebrew'],
  [`/${'a'.repeat(3000)}`, 'lost'],
])('a person at the malformed address %s sees the 404 page, with 400', async (url, body) => {
  const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'identity' })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    400,
    'text/html; charset=utf-8',
    body,
  ])
  expect(answer.headers.vary).toBe('accept, accept-encoding')
})

test('other sites may show the pictures for social networks, and no page', async () => {
  const policy = async (url: string) => (await get(url)).headers['cross-origin-resource-policy']
  expect([await policy('/social/en/home.png'), await policy('/')]).toEqual(['cross-origin', 'same-origin'])
})

test('a feed is Atom in both languages, another XML file is XML', () => {
  expect(['feed.xml', 'he/feed.xml', 'sitemap.xml'].map(contentType)).toEqual([
    'application/atom+xml; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'application/xml; charset=utf-8',
  ])
})

test('the search index says in which characters it is', () => {
  expect(['search/he.json', 'search/en.json', 'search/other.json'].map(contentType)).toEqual([
    'application/json; charset=windows-1255',
    'application/json; charset=utf-8',
    'application/json; charset=utf-8',
  ])
})

test('only the configured host is for search engines', async () => {
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
  expect((await get('/', { host: 'WWW.Example.com' })).headers['x-robots-tag']).toBeUndefined()
  expect((await get('/', { host: 'preview.example.net' })).headers['x-robots-tag']).toBe('noindex')
})

test('a preview build is for no search engine, on its own host too', async () => {
  await app.close()
  app = await start({ preview: true })
  expect((await get('/')).headers['x-robots-tag']).toBe('noindex')
  expect((await get('/nothing')).headers['x-robots-tag']).toBe('noindex')
})

test('SITE_ORIGIN moves the host that is for search engines', async () => {
  await app.close()
  app = await start({}, { SITE_ORIGIN: 'https://site.example.org' })
  expect((await get('/', { host: 'site.example.org' })).headers['x-robots-tag']).toBeUndefined()
  expect((await get('/')).headers['x-robots-tag']).toBe('noindex')
})

test('behind a balancer that is believed, the host is the one that visitors see', async () => {
  await app.close()
  app = await start({}, { TRUST_PROXY: ['127.0.0.1'] })
  const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'www.example.com' }
  expect((await get('/', forwarded)).headers['x-robots-tag']).toBeUndefined()
})

test('a forwarded host is ignored unless it comes from a trusted balancer', async () => {
  const forged = { host: 'preview.example.net', 'x-forwarded-host': 'www.example.com' }
  expect((await get('/', forged)).headers['x-robots-tag']).toBe('noindex')
})

test('the log holds neither queries nor unknown paths nor addresses', async () => {
  await get('/?email=canary@example.com')
  await get('/canary@example.com')
  expect(log.join('')).not.toContain('canary')
  expect(log.join('')).not.toContain('127.0.0.1')
})

test.each([
  ['GARBAGE\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
])('a request too broken to parse still gets the headers', async (bytes, status) => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', data => {
      text += data
      if (text.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.toLowerCase()).toContain('content-security-policy: ')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({
    success: false,
    error: expect.any(String),
  })
})
