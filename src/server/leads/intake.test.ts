import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '../../site/forms/fields.ts'
import { type TestDatabase, testDatabases } from './testing/databases.ts'
import {
  homeSubmissionWith,
  standaloneSubmissionWith,
  startTestServer,
  subscriptionWith,
  type TestServer,
} from './testing/server.ts'
import { solve } from './testing/solve.ts'

const PROSPECT = '/api/submit-prospect.php'
const NEWSLETTER = '/api/subscribe-newsletter.php'

describe.each(testDatabases())('taking leads on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer

  beforeEach(async () => {
    database = await create()
    server = await startTestServer(database.settings)
  })

  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  const leads = () => server.database.read(db => db.selectFrom('leads').selectAll().execute())
  const consents = () => server.database.read(db => db.selectFrom('consents').selectAll().execute())
  const outbox = () => server.database.read(db => db.selectFrom('outbox').selectAll().execute())

  it('keeps a home form with consent, used challenge and outbox row', async () => {
    const challenge = await server.app.inject({ url: '/api/challenge' })
    const answer = await server.post(PROSPECT, homeSubmissionWith(await solve(challenge.json())))
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    const [lead] = await leads()
    expect(lead).toMatchObject({
      form: 'home',
      email: 'noa@example.com',
      message: 'We have forty Macs.\nPlease call.',
      locale: 'he',
      human_check: 'passed',
    })
    expect(await consents()).toMatchObject([
      { lead_id: lead?.id, contact: 1, marketing: 0, notice_version: NOTICE_VERSION, locale: 'he', claimed_at: null },
    ])
    expect(await outbox()).toMatchObject([{ event_id: lead?.id, channel: 'unassigned', state: 'pending' }])
  })

  it.each([
    ['/kandji', 'standalone', 'en'],
    ['/store', 'quote', 'en'],
    ['/he/store/mac', 'quote', 'he'],
    ['/he/storefront', 'standalone', 'he'],
  ])('knows the form that was sent from %s', async (pageSource, form, locale) => {
    await server.post(PROSPECT, standaloneSubmissionWith(await server.token(), { pageSource }))
    expect(await leads()).toMatchObject([{ form, locale }])
  })

  it('keeps marketing consent and the visitor’s time of it', async () => {
    const consent = { contact: true, marketing: true, timestamp: '2026-11-01T09:30:00.000Z' } as const
    await server.post(PROSPECT, standaloneSubmissionWith(await server.token(), { consent }))
    expect(await consents()).toMatchObject([{ contact: 1, marketing: 1, claimed_at: consent.timestamp, locale: 'en' }])
  })

  it('gives a retry with the same key its first success', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await server.post(PROSPECT, homeSubmissionWith(await server.token()), headers)
    const second = await server.post(PROSPECT, homeSubmissionWith(await server.token()), headers)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await leads()).toHaveLength(1)
  })

  it('gives a retry with the same challenge its first success', async () => {
    const token = await server.token()
    const answers = [
      await server.post(PROSPECT, homeSubmissionWith(token)),
      await server.post(PROSPECT, homeSubmissionWith(token)),
    ]
    expect(answers.map(answer => answer.status)).toEqual([200, 200])
    expect(await leads()).toHaveLength(1)
  })

  it('refuses other contents under a used challenge or key', async () => {
    const token = await server.token()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await server.post(PROSPECT, homeSubmissionWith(token), headers)
    const byChallenge = await server.post(PROSPECT, homeSubmissionWith(token, { message: 'Other' }))
    const byKey = await server.post(PROSPECT, homeSubmissionWith(await server.token(), { message: 'Other' }), headers)
    expect([byChallenge.status, byKey.status]).toEqual([409, 409])
    expect(await leads()).toHaveLength(1)
  })

  it('writes one row for 200 concurrent posts with one challenge', async () => {
    const submission = homeSubmissionWith(await server.token())
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.post(PROSPECT, submission)))
    expect(answers.filter(answer => answer.status !== 200)).toEqual([])
    expect(await leads()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)
    expect(await consents()).toHaveLength(1)
  })

  it('subscribes an address once, however often and in whatever capitals it comes', async () => {
    const first = await server.post(NEWSLETTER, subscriptionWith('noa@example.com'), { 'content-language': 'he' })
    const again = await server.post(NEWSLETTER, subscriptionWith('NOA@example.com'))
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    expect({ ...again, headers: { ...again.headers, date: '' } }).toEqual({
      ...first,
      headers: { ...first.headers, date: '', 'x-ratelimit-remaining': again.headers['x-ratelimit-remaining'] },
    })
    const subscribers = await server.database.read(db => db.selectFrom('subscribers').selectAll().execute())
    expect(subscribers).toHaveLength(1)
    expect(await consents()).toMatchObject([
      { contact: 0, marketing: 1, locale: 'he', subscriber_id: subscribers[0]?.id },
      { contact: 0, marketing: 1, locale: null },
    ])
  })

  it('writes no personal data to the log', async () => {
    await server.post(
      PROSPECT,
      homeSubmissionWith(await server.token(), { name: 'CANARY-NAME', email: 'canary@example.com' }),
    )
    await server.post(PROSPECT, homeSubmissionWith('', { name: 'CANARY-NAME' }))
    await server.post(PROSPECT, '{"CANARY-NAME": canary@example.com')
    await server.post(NEWSLETTER, subscriptionWith('canary@example.com'))
    await server.database.close()
    await server.post(PROSPECT, homeSubmissionWith(await server.token(), { name: 'CANARY-NAME' }))
    expect(server.log.join('')).not.toMatch(/canary/i)
  })
})
