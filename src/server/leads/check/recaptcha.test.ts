import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ANSWER } from '../../../site/forms/answers.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { homeSubmissionWith, startTestServer, type TestServer } from '../testing/server.ts'

const good = { success: true, score: 0.9, action: 'submit', hostname: 'www.example.com' }

let google: Server
let database: TestDatabase
let server: TestServer
let asked: URLSearchParams[]
let answer: { status: number; body: unknown } | 'reset'

beforeEach(async () => {
  asked = []
  answer = { status: 200, body: good }
  google = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      asked.push(new URLSearchParams(body))
      if (answer === 'reset') response.socket?.resetAndDestroy()
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
  const address = google.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const [sqlite] = testDatabases()
  if (!sqlite) throw new Error('no database')
  database = await sqlite.create()
  server = await startTestServer(database.settings, {
    humanCheck: {
      kind: 'recaptcha',
      siteKey: 'site-key',
      secret: 'secret-key',
      minScore: 0.5,
      hostnames: ['www.example.com'],
      verifyUrl: `http://127.0.0.1:${address.port}/siteverify`,
    },
  })
})

afterEach(async () => {
  await server.close()
  await new Promise(resolve => google.close(resolve))
  await database.remove()
})

const submit = (token = 'token-1') => server.post('/api/submit-prospect.php', homeSubmissionWith(token))
const checks = () => server.database.read(db => db.selectFrom('leads').select('human_check').execute())

it('sends the forms the key to use', async () => {
  const challenge = await server.app.inject({ url: '/api/challenge' })
  expect(challenge.json()).toEqual({ recaptcha: { siteKey: 'site-key', action: 'submit' } })
})

it('takes a person', async () => {
  expect((await submit()).status).toBe(200)
  expect(await checks()).toEqual([{ human_check: 'passed' }])
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'secret-key', response: 'token-1' })
})

it('refuses a low score with the words the forms look for', async () => {
  answer = { status: 200, body: { ...good, score: 0.4 } }
  const refused = await submit()
  expect(refused).toMatchObject({ status: 422, body: { error: ANSWER.scoreTooLow } })
  expect(ANSWER.scoreTooLow).toContain('score too low')
})

it.each([
  ['another action', { ...good, action: 'login' }],
  ['another site', { ...good, hostname: 'evil.example' }],
  ['no host', { success: true, score: 0.9, action: 'submit' }],
  ['a bad token', { success: false, 'error-codes': ['invalid-input-response'] }],
])('refuses %s', async (_what, body) => {
  answer = { status: 200, body }
  expect(await submit()).toMatchObject({ status: 422, body: { error: ANSWER.verificationFailed } })
  expect(await checks()).toEqual([])
})

it.each([
  ['is down', { status: 502, body: {} }],
  ['breaks off', 'reset'],
  ['says something else', { status: 200, body: { ok: 1 } }],
  ['does not know our secret', { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
] as const)('keeps the lead, marked, when Google %s', async (_what, given) => {
  answer = given
  expect((await submit()).status).toBe(200)
  expect(await checks()).toEqual([{ human_check: 'unverified' }])
  expect(server.log.join('')).toMatch(/kept unverified/)
})

it('does not ask Google a second time for a retry', async () => {
  await submit()
  expect((await submit()).status).toBe(200)
  expect(asked).toHaveLength(1)
})
