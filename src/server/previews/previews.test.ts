import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPreviewsApp } from './app.ts'
import { PreviewStore } from './store.ts'
import { archive, build } from './testing/archive.ts'
import { hostileArchives } from './testing/hostileArchives.ts'
import { uploadLimits } from './unpack.ts'

const [token, earlier] = ['a'.repeat(40), 'b'.repeat(40)]
const day = 86_400_000

let parent: string
let folder: string
let app: FastifyInstance
let store: PreviewStore
let now: number

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'previews-'))
  folder = join(parent, 'kept')
  mkdirSync(folder)
  now = Date.parse('2026-11-01T10:00:00Z')
  await start()
})
afterEach(async () => {
  await app.close()
  rmSync(parent, { recursive: true, force: true })
})

async function start(tokens: readonly [string, ...string[]] = [token, earlier]): Promise<void> {
  store = new PreviewStore(folder, () => now)
  app = createPreviewsApp({
    env: {
      LOG_LEVEL: 'silent',
      TRUST_PROXY: [],
      PREVIEWS_HOST: 'previews.example.com',
      PREVIEWS_TOKEN: tokens,
      PREVIEWS_DAYS: 30,
      PREVIEWS_COUNT: 3,
    },
    store,
    now: () => now,
    limits: { ...uploadLimits, packed: 2_000_000, unpacked: 4_000_000, entries: 500, time: 20_000 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

const port = () => (app.server.address() as AddressInfo).port

/** A request over a real connection, to whatever host. */
function send(host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = httpRequest(
      { port: port(), host: '127.0.0.1', path, method, headers: { host, ...headers } },
      response => {
        let text = ''
        response.setEncoding('utf8').on('data', chunk => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

const base = 'previews.example.com'
const authorization = `Bearer ${token}`
const put = (name: string, body: Buffer, headers: Record<string, string> = { authorization }, host = base) =>
  send(host, `/previews/${name}`, { method: 'PUT', headers, body })
const home = async (name: string) => (await send(`${name}.${base}:3100`, '/')).body
const errorOf = ({ body }: Answer): string => JSON.parse(body).error
/** Everything in the folder of previews, and next to it. */
const files = () => readdirSync(parent, { recursive: true, encoding: 'utf8' }).sort()

test('each preview is served under its own host, without cookies and hidden from search engines', async () => {
  expect((await put('pr-1', archive(build('first')))).status).toBe(201)
  await put('pr-2', archive(build('second')))
  expect([await home('pr-1'), await home('pr-2')]).toEqual(['first', 'second'])
  const page = await send(`pr-1.${base}`, '/')
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'origin-agent-cluster': '?1' })
  expect(page.headers['set-cookie']).toBeUndefined()
  expect((await send(`pr-1.${base}`, '/lp')).headers.location).toBe('/kandji')
  expect((await send(`pr-1.${base}`, '/nowhere')).status).toBe(404)
})

test('the report is at /review/, with the styles that it needs', async () => {
  await put('pr-1', archive(build('home')))
  const report = await send(`pr-1.${base}`, '/review/')
  expect(report).toMatchObject({ status: 200, body: 'the report' })
  expect(report.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  expect((await send(`pr-1.${base}`, '/review')).headers.location).toBe('/review/')
})

test('forms go nowhere and say so in the language of their page', async () => {
  await put('pr-1', archive(build('home')))
  const answer = (referer: string) =>
    send(`pr-1.${base}`, '/api/submit-prospect.php', {
      method: 'POST',
      headers: { referer, 'content-type': 'application/json' },
      body: Buffer.from('{}'),
    })
  const english = await answer(`http://pr-1.${base}/kandji`)
  expect([english.status, JSON.parse(english.body)]).toEqual([
    503,
    { success: false, error: 'This is a preview: its forms send nothing. Nobody received your message.' },
  ])
  expect(errorOf(await answer(`http://pr-1.${base}/he/kandji`))).toMatch(/תצוגה מקדימה/)
})

test('the index says in both languages where each comes from and what to look at', async () => {
  await put('pr-1', archive(build('home', { author: '<b>Dana</b>' })))
  now += 3 * 3_600_000
  const english = (await send(`${base}:3100`, '/')).body
  for (const part of [
    'prices',
    '012345678',
    '&#60;b&#62;Dana',
    '3 hours ago',
    'Dead address',
    `//pr-1.${base}:3100/he/kandji`,
  ]) {
    expect(english).toContain(part)
  }
  const hebrew = (await send(base, '/he')).body
  expect(hebrew).toContain('dir="rtl"')
  expect(hebrew).toContain('לפני 3 שעות')
})

test('a new upload takes the place of the one before, also for a host that starts again', async () => {
  await put('pr-1', archive(build('first')))
  await put('pr-1', archive(build('second')))
  expect(await home('pr-1')).toBe('second')
  expect(readdirSync(folder).filter(name => name.startsWith('pr-1'))).toHaveLength(1)
  await app.close()
  mkdirSync(join(folder, 'pr-1~1'))
  mkdirSync(join(folder, '.incoming/left-over'), { recursive: true })
  await start()
  expect(await home('pr-1')).toBe('second')
  expect(existsSync(join(folder, 'pr-1~1')) || existsSync(join(folder, '.incoming/left-over'))).toBe(false)
})

test('previews go when they are removed, too old or too many', async () => {
  for (const name of ['pr-1', 'pr-2', 'pr-3', 'pr-4']) {
    now += 1000
    await put(name, archive(build(name)))
  }
  expect(store.list().map(({ name }) => name)).toEqual(['pr-4', 'pr-3', 'pr-2'])
  const remove = () => send(base, '/previews/pr-4', { method: 'DELETE', headers: { authorization } })
  expect([(await remove()).body, (await remove()).body]).toEqual([
    '{"success":true,"removed":true}',
    '{"success":true,"removed":false}',
  ])
  const gone = await send(`pr-4.${base}`, '/he/kandji')
  expect([gone.status, gone.body.includes('כבר לא כאן')]).toEqual([404, true])
  now += 31 * day
  expect(store.prune(30, 3)).toEqual(['pr-3', 'pr-2'])
})

test('without a valid token nothing is taken, removed or listed', async () => {
  for (const given of [undefined, 'Bearer', `Bearer ${'c'.repeat(40)}`, `Basic ${token}`, `Bearer ${token}x`]) {
    const headers = given ? { authorization: given } : {}
    expect.soft((await put('pr-1', archive(build('home')), headers)).status, given).toBe(401)
    expect.soft((await send(base, '/previews/pr-1', { method: 'DELETE', headers })).status, given).toBe(401)
    expect.soft((await send(base, '/previews', { headers })).status, given).toBe(401)
  }
  expect(files()).toEqual(['kept', 'kept/.incoming'])
})

test('an earlier token is good for as long as it is configured', async () => {
  const headers = { authorization: `Bearer ${earlier}` }
  expect((await put('pr-1', archive(build('home')), headers)).status).toBe(201)
  await app.close()
  await start([token])
  expect((await put('pr-1', archive(build('home')), headers)).status).toBe(401)
})

test('other hosts are refused, and a preview takes no upload', async () => {
  await put('pr-1', archive(build('home')))
  for (const host of ['evil.example', 'previews.example.com.evil.example', 'evilpreviews.example.com']) {
    expect((await send(host, '/')).status).toBe(421)
    expect((await put('pr-2', archive(build('home')), { authorization }, host)).status).toBe(421)
  }
  expect((await put('pr-2', archive(build('home')), { authorization }, `pr-1.${base}`)).status).toBe(405)
  expect((await send(`a.pr-1.${base}`, '/')).status).toBe(404)
  expect(store.list()).toHaveLength(1)
})

test('a name that is no label of a host name is refused', async () => {
  for (const name of ['..', '.incoming', 'PR-1', 'a.b', 'x'.repeat(41), 'pr-1-', 'pr%2F1', '%2e%2e%2fother']) {
    expect.soft([400, 404, 405], name).toContain((await put(name, archive(build('home')))).status)
  }
  expect(store.list()).toEqual([])
})

test('hostile archives are refused by name; nothing is left of them, and the other previews stay', async () => {
  await put('pr-1', archive(build('first')))
  await put('pr-2', archive(build('second')))
  const before = files()
  for (const [what, content, reason] of hostileArchives) {
    const answer = await put('pr-1', Buffer.isBuffer(content) ? content : archive(content))
    expect.soft([400, 413], what).toContain(answer.status)
    expect.soft(errorOf(answer), what).toMatch(reason)
    expect.soft(files(), what).toEqual(before)
    expect.soft([await home('pr-1'), await home('pr-2')], what).toEqual(['first', 'second'])
  }
})

test('more bytes than allowed are refused, announced or not', async () => {
  const large = archive([...build('x'), { path: 'client/large', text: randomBytes(2_500_000) }])
  expect((await put('pr-1', large)).status).toBe(413)
  const chunked = { authorization, 'transfer-encoding': 'chunked' }
  expect((await put('pr-1', large, chunked)).status).toBe(413)
  expect(files()).toEqual(['kept', 'kept/.incoming'])
})

test('an upload that ends half-way leaves nothing behind', async () => {
  await put('pr-1', archive(build('first')))
  const before = files()
  const body = archive([...build('half'), { path: 'client/more', text: randomBytes(60_000) }])
  const socket = connect(port(), '127.0.0.1')
  socket.write(
    `PUT /previews/pr-1 HTTP/1.1\r\nhost: ${base}\r\nauthorization: ${authorization}\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, 40_000))
  await expect.poll(() => files().length).toBeGreaterThan(before.length)
  expect(await home('pr-1')).toBe('first')
  socket.destroy()
  await expect.poll(files).toEqual(before)
  expect(await home('pr-1')).toBe('first')
})

test('of two uploads at once the one that began last stays', async () => {
  const slow = archive(build('slow'))
  const socket = connect(port(), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', chunk => {
    answer += chunk
  })
  socket.write(
    `PUT /previews/pr-1 HTTP/1.1\r\nhost: ${base}\r\nauthorization: ${authorization}\r\ncontent-length: ${slow.length}\r\n\r\n`,
  )
  socket.write(slow.subarray(0, 20))
  await expect.poll(() => readdirSync(join(folder, '.incoming'))).toHaveLength(1)
  expect((await put('pr-1', archive(build('fast')))).status).toBe(201)
  socket.write(slow.subarray(20))
  await expect.poll(() => answer).toContain('409')
  socket.destroy()
  expect(await home('pr-1')).toBe('fast')
})
