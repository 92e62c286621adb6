import { expect, test } from 'vitest'
import { type Asking, refusal } from './guard.ts'

const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

const ask = (headers: Record<string, string | undefined> = {}, rest: Partial<Asking> = {}): Asking => ({
  method: 'PUT',
  socket: { remoteAddress: '127.0.0.1', localPort: 3000 },
  ...rest,
  headers: { ...own, 'content-type': 'application/json', ...headers },
})

test('a page of this server may read and write, under each name of this machine', () => {
  expect(refusal(ask())).toBeUndefined()
  expect(refusal(ask({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }))).toBeUndefined()
  expect(refusal(ask({ host: '[::1]:3000', origin: 'http://[::1]:3000' }))).toBeUndefined()
  expect(refusal(ask({}, { socket: { remoteAddress: '::ffff:127.0.0.1', localPort: 3000 } }))).toBeUndefined()
  expect(refusal(ask({ origin: undefined, 'content-type': undefined }, { method: 'GET' }))).toBeUndefined()
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
  ['a name that was pointed to this machine', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
  ['this machine under a port that is not ours', { host: 'localhost:80' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a form, which needs no leave to be sent', { 'content-type': 'text/plain' }],
  ['nobody in particular', { origin: undefined, 'sec-fetch-site': undefined }],
])('%s may not write', (_, headers) => {
  expect(refusal(ask(headers))).toBeDefined()
})

test('another machine is refused, whatever it says of itself', () => {
  expect(refusal(ask({}, { socket: { remoteAddress: '192.168.1.7', localPort: 3000 } }))).toMatch(/this machine/)
  expect(refusal(ask({}, { socket: { remoteAddress: undefined, localPort: 3000 } }))).toMatch(/this machine/)
})

test('another site may not read either', () => {
  const read = { method: 'GET' }
  expect(refusal(ask({ origin: undefined, 'sec-fetch-site': 'cross-site' }, read))).toBeDefined()
  expect(refusal(ask({ origin: undefined, host: 'evil.example:3000' }, read))).toBeDefined()
})

test('a link of any page may open the desk, a frame may not', () => {
  const link = { origin: undefined, 'sec-fetch-site': 'cross-site' }
  expect(refusal(ask({ ...link, 'sec-fetch-dest': 'document' }, { method: 'GET' }), true)).toBeUndefined()
  expect(refusal(ask({ ...link, 'sec-fetch-dest': 'iframe' }, { method: 'GET' }), true)).toBeDefined()
})
