import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { standaloneSubmissionWith, startTestServer, type TestServer } from '../testing/server.ts'

const elsewhere = 'https://static.example.com'
const submit = '/api/submit-prospect.php'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  const [sqlite] = testDatabases()
  if (!sqlite) throw new Error('no SQLite')
  database = await sqlite.create()
  server = await startTestServer(database.settings, { otherOrigins: [elsewhere], postsPerMinute: 2 })
})

afterAll(async () => {
  await server.close()
  await database.remove()
})

const preflight = (origin: string, url: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'sec-fetch-site': 'cross-site' },
  })
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' })

it('answers the preflight of the site’s pages elsewhere, of no others', async () => {
  const answer = await preflight(elsewhere, submit)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': elsewhere,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, idempotency-key, content-language',
    vary: 'origin',
  })
  for (const other of ['https://evil.example', 'null', `${elsewhere}.evil.example`, elsewhere.replace('s:', ':')]) {
    const refused = await preflight(other, submit)
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, undefined])
  }
})

it('takes a form from there, and lets its page read refusals too', async () => {
  const challenge = await server.app.inject({ url: '/api/challenge', headers: from(elsewhere) })
  expect([challenge.statusCode, challenge.headers['access-control-allow-origin']]).toEqual([200, elsewhere])
  const payload = standaloneSubmissionWith(await server.token())
  expect(await server.post(submit, payload, from('https://evil.example'))).toMatchObject({ status: 403 })
  const answers = [
    await server.post(submit, payload, from(elsewhere)),
    await server.post(submit, {}, from(elsewhere)),
    await server.post(submit, {}, from(elsewhere)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 429])
  for (const { headers } of answers) {
    expect(headers['access-control-allow-origin']).toBe(elsewhere)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  }
})
