import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANSWER } from '../../site/forms/answers.ts'
import { BODY_LIMIT } from '../../site/forms/fields.ts'
import { CHALLENGES_PER_POST } from './http/rateLimit.ts'
import { loadSecrets } from './secrets.ts'
import { badInputs } from './testing/badInputs.ts'
import { type TestDatabase, testDatabases } from './testing/databases.ts'
import { homeShape, newsletterShape, standaloneShape } from './testing/payloadShapes.ts'
import {
  homeSubmissionWith,
  standaloneSubmissionWith,
  startTestServer,
  subscriptionWith,
  type TestServer,
} from './testing/server.ts'
import { solvedToken } from './testing/solve.ts'

const PROSPECT = '/api/submit-prospect.php'
const NEWSLETTER = '/api/subscribe-newsletter.php'

/** Bad inputs tried for each endpoint here; `npm run bench:reliability -- bad-requests-sqlite` tries ten thousand. */
const RUNS = 400

describe.each(testDatabases())('refusing on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let token: string

  beforeAll(async () => {
    database = await create()
    server = await startTestServer(database.settings)
    token = await server.token()
  })

  afterAll(async () => {
    await server.close()
    await database.remove()
  })

  async function stored(): Promise<number> {
    return server.database.read(async db => {
      const leads = await db.selectFrom('leads').select('id').execute()
      const subscribers = await db.selectFrom('subscribers').select('id').execute()
      const used = await db.selectFrom('used_challenges').select('digest').execute()
      return leads.length + subscribers.length + used.length
    })
  }

  it.each([
    ['home', PROSPECT, () => homeShape(homeSubmissionWith(token))],
    ['standalone', PROSPECT, () => standaloneShape(standaloneSubmissionWith(token))],
    ['newsletter', NEWSLETTER, () => newsletterShape(subscriptionWith('noa@example.com'))],
  ])('answers any bad input of the %s form with a named 4xx and keeps nothing', async (_form, url, shape) => {
    await fc.assert(
      fc.asyncProperty(badInputs(shape()), async ({ body, headers }) => {
        const answer = await server.post(url, body, headers)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(answer.status).toBeLessThan(500)
        expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\w+/) })
      }),
      { numRuns: RUNS },
    )
    expect(await stored()).toBe(0)
  })

  it('names every faulty field at once', async () => {
    const submission = homeSubmissionWith(token, { name: ' ', email: 'noa', phone: '' })
    const answer = await server.post(PROSPECT, { ...submission, formdata: 1 })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: ANSWER.invalid,
        details: [
          'name is required',
          'email must be an email address',
          'phone is required',
          'formdata is not a field of the request',
        ],
      },
    })
  })

  it.each([
    ['a body of more than 32 kB', (): string => 'x'.repeat(BODY_LIMIT + 1), 413, ANSWER.tooLarge],
    ['broken JSON', (): string => '{"formData":', 400, ANSWER.notJson],
    ['no body', (): string => '', 400, ANSWER.notJson],
    ['bytes that are not UTF-8', (): Buffer => withBrokenByte(), 400, ANSWER.notJson],
  ] as const)('answers %s in its own words', async (_what, body, status, error) => {
    expect(await server.post(PROSPECT, body())).toMatchObject({ status, body: { success: false, error } })
    expect(await stored()).toBe(0)
  })

  /** A good submission but for one byte inside the message. */
  function withBrokenByte(): Buffer {
    const body = Buffer.from(JSON.stringify(homeSubmissionWith(token, { message: 'before#after' })))
    body[body.indexOf('#')] = 0xff
    return body
  }

  it.each([
    ['no token', async () => ''],
    ['a token signed by somebody else', () => solvedToken('another secret')],
    ['a challenge made to last longer', async () => Buffer.from(lasting(token)).toString('base64')],
    ['an expired challenge', async () => solvedToken(await challengeSecret(), new Date(Date.now() - 1000))],
  ])('answers 422 to %s', async (_what, make) => {
    expect(await server.post(PROSPECT, homeSubmissionWith(await make()))).toMatchObject({
      status: 422,
      body: { success: false, error: ANSWER.verificationFailed },
    })
    expect(await stored()).toBe(0)
  })

  /** The token's JSON with a later expiry, which its signature does not cover. */
  function lasting(encoded: string): string {
    return Buffer.from(encoded, 'base64')
      .toString()
      .replace(/"expiresAt":\d+/, '"expiresAt":4000000000')
  }

  async function challengeSecret(): Promise<string> {
    return (await loadSecrets(server.settings.secrets, server.database)).challenge[0]
  }

  it.each([
    ['GET', PROSPECT, 405],
    ['DELETE', NEWSLETTER, 405],
    ['POST', '/api/challenge', 405],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/nothing', 404],
  ] as const)('answers %s %s with %i in the same shape', async (method, url, status) => {
    const answer = await server.app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('takes a form from its own origin', async () => {
    const headers = { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }
    const answer = await server.post(PROSPECT, homeSubmissionWith(await server.token()), headers)
    expect(answer.status).toBe(200)
  })
})

describe.each(testDatabases())('limiting the rate on $kind', ({ kind, create }) => {
  let database: TestDatabase
  const servers: TestServer[] = []

  async function start(postsPerMinute: number): Promise<TestServer> {
    const server = await startTestServer(database.settings, { postsPerMinute })
    servers.push(server)
    return server
  }

  const subscribe = async (server: TestServer, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: NEWSLETTER,
      remoteAddress,
      payload: subscriptionWith('noa@example.com'),
    })

  beforeEach(async () => {
    database = await create()
  })

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await database.remove()
  })

  it('counts an IPv6 /64 as one client and says when to try again', async () => {
    const server = await start(2)
    const statuses = []
    for (const last of ['1', '2', '3']) statuses.push((await subscribe(server, `2001:db8:1:2::${last}`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await subscribe(server, '2001:db8:1:2:ffff::9')
    expect(refused.json()).toEqual({ success: false, error: ANSWER.tooMany })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await subscribe(server, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  it('counts each endpoint separately, and allows more challenges than posts', async () => {
    const server = await start(2)
    const challenges = []
    for (let asked = 0; asked < 2 * CHALLENGES_PER_POST + 1; asked += 1) {
      challenges.push((await server.app.inject('/api/challenge')).statusCode)
    }
    expect(challenges).toEqual([...Array(2 * CHALLENGES_PER_POST).fill(200), 429])
    const posts = []
    for (let sent = 0; sent < 3; sent += 1) {
      posts.push((await server.post(PROSPECT, homeSubmissionWith(await server.token()))).status)
    }
    expect(posts).toEqual([200, 200, 429])
    expect((await server.post(NEWSLETTER, subscriptionWith('noa@example.com'))).status).toBe(200)
  })

  it.runIf(kind === 'postgres')('counts for all servers together', async () => {
    const [first, second] = [await start(2), await start(2)]
    const statuses = []
    for (const server of [first, second, first, second]) {
      statuses.push((await subscribe(server, '203.0.113.7')).statusCode)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})
