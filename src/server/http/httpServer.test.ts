import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { type ConnectionLimits, connectionLimits } from './connections.ts'

let app: FastifyInstance | undefined
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app?.close()
})

/** A server with one page of a megabyte and one answer that waits for `release`. */
async function start(limits: Partial<ConnectionLimits> = {}, trusted: string[] = []) {
  const asked = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<string>()
  app = await createApp({
    site: {
      notes: {
        origin: 'https://www.example.com',
        preview: false,
        measured: false,
        csp: { scripts: [], styles: [] },
        redirects: [],
        gone: [],
      },
      files: new Map([
        [
          '/',
          {
            type: 'text/html',
            tag: 'home',
            cacheControl: 'no-cache',
            bodies: { identity: Buffer.alloc(1_000_000, 'a') },
          },
        ],
      ]),
    },
    env: { LOG_LEVEL: 'silent', TRUST_PROXY: trusted, HUMAN_CHECK: 'altcha', SITE_ORIGIN: undefined },
    leads: async scope => {
      scope.get('/slow', () => {
        asked.resolve()
        return waiting.promise
      })
    },
    limits: { ...connectionLimits, ...limits },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, asked: asked.promise, release: () => waiting.resolve('done') }
}

/** Opens a connection, by default of a client of its own, and sends. */
async function open(bytes = '', localAddress = '127.0.0.1') {
  const address = app?.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  let text = ''
  const socket = connect({ port: address.port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  const answered = Promise.withResolvers<string>()
  const closed = new Promise<string>(resolve => socket.once('close', () => resolve(text)))
  socket.on('error', () => undefined)
  socket.on('data', data => {
    text += data
    if (text.includes('\r\n\r\n')) answered.resolve(text)
  })
  socket.write(bytes)
  await new Promise(resolve => socket.once('connect', resolve).once('close', resolve))
  return { socket, answered: answered.promise, closed }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

test('a connection that asks on and on without reading is closed', async () => {
  await start()
  const hostile = await open()
  hostile.socket.pause()
  hostile.socket.write(get('/').repeat(connectionLimits.unanswered + 1))
  hostile.socket.resume()
  expect((await hostile.closed).length).toBeLessThan(1_000_000 * connectionLimits.unanswered)
})

test('what such a connection has already sent is not parsed', async () => {
  const { app } = await start()
  let parsed = 0
  app.server.prependListener('request', () => {
    parsed += 1
  })
  await (await open(get('/').repeat(1000))).closed
  expect(parsed).toBeLessThanOrEqual(connectionLimits.unanswered + 1)
})

test('requests one after the other on one connection are all answered', async () => {
  await start()
  const client = await open()
  for (let turn = 0; turn < connectionLimits.unanswered + 4; turn += 1) {
    client.socket.write(get('/healthz'))
    const [data] = await new Promise<[Buffer]>(resolve => client.socket.once('data', chunk => resolve([chunk])))
    expect(String(data)).toMatch(/^HTTP\/1.1 200 /)
  }
})

test('an answer that is not read in time is cut', async () => {
  await start({ answerTime: 200 })
  const hostile = await open(get('/').repeat(8))
  hostile.socket.pause()
  const started = performance.now()
  // Closed by the server while nothing is read: seen as soon as reading begins.
  await new Promise(resolve => app?.server.getConnections(() => resolve(undefined)))
  const count = () => new Promise<number>(resolve => app?.server.getConnections((_error, open) => resolve(open)))
  while ((await count()) > 0 && performance.now() - started < 4000) await new Promise(resolve => setImmediate(resolve))
  expect(await count()).toBe(0)
})

test('an idle connection gives its place to the next of its client', async () => {
  await start({ perClient: 2 })
  const [oldest, other] = [await open(), await open()]
  const next = await open(get('/healthz'))
  expect(await next.answered).toMatch(/^HTTP\/1.1 200 /)
  await oldest.closed
  expect(other.socket.destroyed).toBe(false)
})

test('one client that takes every place leaves room for another', async () => {
  await start({ total: 3 })
  const hostile = [await open(), await open(), await open(get('/').repeat(3))]
  const visitor = await open(get('/healthz'), '127.0.0.2')
  expect(await visitor.answered).toMatch(/^HTTP\/1.1 200 /)
  await hostile[0]?.closed
})

test('what the server works on is not cut for a newcomer', async () => {
  const { asked, release } = await start({ perClient: 1 })
  const working = await open(get('/slow'))
  await asked
  const newcomer = await open(get('/healthz'))
  expect(await newcomer.closed).toBe('')
  release()
  expect(await working.answered).toMatch(/done$/)
})

test('a balancer that is believed may bring more connections than a client', async () => {
  await start({ perClient: 1 }, ['127.0.0.0/8'])
  const first = await open()
  expect(await (await open(get('/healthz'))).answered).toMatch(/^HTTP\/1.1 200 /)
  expect(first.socket.destroyed).toBe(false)
})

test('the server stops as soon as the last answer is out, though its connection is kept alive', async () => {
  const { app, asked, release } = await start()
  const client = await open(get('/slow'))
  await asked
  const closed = app.close()
  // Closing has begun, and found the connection busy.
  await new Promise(resolve => setImmediate(resolve))
  release()
  expect(await client.answered).toMatch(/done$/)
  await closed
})

test('a balancer may use an open connection once more while the server stops, and is told that it was the last time', async () => {
  const { app } = await start({}, ['127.0.0.0/8'])
  const balancer = await open(get('/healthz'))
  expect(await balancer.answered).toMatch(/^HTTP\/1.1 200 /)
  const closed = app.close()
  await vi.waitUntil(() => !app.server.listening)
  balancer.socket.write(get('/healthz'))
  const answers = (await balancer.closed).split(/(?=HTTP\/1.1 )/)
  expect(answers).toEqual([expect.stringMatching(/^HTTP\/1.1 200 /), expect.stringMatching(/^HTTP\/1.1 200 /)])
  expect(answers[1]).toMatch(/^connection: close\r$/im)
  await closed
})

test('an upload that is stuck does not hold up the stop', async () => {
  const { app } = await start()
  await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf')
  const started = performance.now()
  await app.close()
  expect(performance.now() - started).toBeLessThan(4000)
})

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'The request has no Host header.'],
  ['an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400, 'The request has no Host header.'],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400, 'The request has more than one Host header.'],
  ['another protocol', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n', 400, 'This server speaks HTTP/1.1.'],
  [
    'an unknown expectation',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n',
    417,
    'This server knows no expectation but 100-continue.',
  ],
])('%s is refused by name, with the headers', async (_what, bytes, status, error) => {
  await start()
  const answer = await (await open(bytes)).closed
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('content-security-policy: ')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({ success: false, error })
})

test('HTTP/1.0 without a Host is answered', async () => {
  await start()
  expect(await (await open('GET /healthz HTTP/1.0\r\n\r\n')).closed).toMatch(/^HTTP\/1.1 200 /)
})
