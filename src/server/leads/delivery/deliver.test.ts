import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeadsDatabase } from '../database/database.ts'
import { leadsDatabase } from '../database/open.ts'
import { confirmSubscription } from '../newsletter/subscriptions.ts'
import { forget } from '../retention/forget.ts'
import { loadSecrets } from '../secrets.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { behaviours, type HttpSink, startHttpSink } from '../testing/httpSink.ts'
import {
  homeSubmissionWith,
  standaloneSubmissionWith,
  startTestServer,
  subscriptionWith,
  type TestServer,
} from '../testing/server.ts'
import { type MailSink, startMailSink } from '../testing/smtpSink.ts'
import { assignWaiting, LEASE } from './claim.ts'
import { type DeliveryContext, deliverDue } from './deliver.ts'
import { ATTEMPT_DELAYS } from './schedule.ts'

const PROSPECT = '/api/submit-prospect.php'
const running = new AbortController().signal

describe.each(testDatabases())('delivering on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let crm: HttpSink
  let mail: MailSink
  let clock: number
  const now = () => new Date(clock)

  beforeEach(async () => {
    clock = Date.now()
    database = await create()
    crm = await startHttpSink()
    mail = await startMailSink()
    server = await startTestServer(
      database.settings,
      {
        webhook: { url: crm.url, secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] },
        mail: { url: mail.url, to: ['sales@example.com'], from: 'site@example.com' },
      },
      { now },
    )
  })

  afterEach(async () => {
    await server.close()
    await Promise.all([crm.close(), mail.close()])
    await database.remove()
  })

  const context = (database: LeadsDatabase = server.database): DeliveryContext => ({
    settings: server.settings,
    database,
    secrets: () => loadSecrets(server.settings.secrets, server.database),
    now,
  })
  const round = (channel: 'webhook' | 'mail' = 'webhook') => deliverDue(context(), channel, running)
  const submit = async () => server.post(PROSPECT, homeSubmissionWith(await server.token()))
  const rows = () => server.database.read(db => db.selectFrom('outbox').selectAll().orderBy('channel').execute())

  it('brings a lead to the CRM and to the mailbox, once each', async () => {
    await submit()
    for (const channel of ['webhook', 'mail', 'webhook', 'mail'] as const) await round(channel)
    expect(crm.received).toHaveLength(1)
    expect(mail.received).toHaveLength(1)
    const lead = await server.database.read(db => db.selectFrom('leads').selectAll().executeTakeFirstOrThrow())
    expect(crm.received[0]?.headers['webhook-id']).toBe(lead.id)
    expect(JSON.parse(crm.received[0]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      data: {
        id: lead.id,
        email: 'noa@example.com',
        message: 'We have forty Macs.\nPlease call.',
        verified: true,
        consent: { contact: true, marketing: false, locale: 'he' },
      },
    })
    expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  it('tries again on the schedule and ends as a dead letter that keeps the lead', async () => {
    crm.behave(behaviours.serverError)
    await submit()
    for (const [index, delay] of ATTEMPT_DELAYS.entries()) {
      clock += delay - 1
      if (index > 0) expect(await round()).toEqual([])
      // The longest jitter is a fifth of the delay.
      clock += delay * 0.2 + 1
      expect(await round()).toHaveLength(1)
    }
    expect(await rows()).toMatchObject([{ channel: 'mail' }, { state: 'dead', attempts: 8, last_fault: 'status 500' }])
    expect(crm.received).toHaveLength(8)
    expect(new Set(crm.received.map(request => request.headers['webhook-id'])).size).toBe(1)
    clock += 1000 * 60 * 60 * 24
    expect(await round()).toEqual([])
  })

  it('waits as long as a busy receiver asks', async () => {
    crm.behave(behaviours.busy)
    await submit()
    await round()
    clock += 119_000
    expect(await round()).toEqual([])
    clock += 1001
    expect(await round()).toHaveLength(1)
  })

  it('lets one of two workers at a time have a row, and another take over after the lease', async () => {
    await submit()
    const other = leadsDatabase(server.settings.database)
    crm.behave(behaviours.hang)
    const died = new AbortController()
    const first = deliverDue(context(), 'webhook', died.signal)
    await crm.until(1)
    expect(await deliverDue(context(other), 'webhook', running)).toEqual([])
    crm.behave(behaviours.accept)
    clock += LEASE
    expect(await deliverDue(context(other), 'webhook', running)).toHaveLength(1)
    died.abort()
    await first
    expect(crm.received.map(request => request.headers['webhook-id'])).toEqual(
      Array(2).fill(crm.received[0]?.headers['webhook-id']),
    )
    expect(await rows()).toMatchObject([{ channel: 'mail' }, { state: 'delivered', attempts: 0 }])
    await other.close()
  })

  it('leaves a delivery that the end of the server interrupts for the next start, uncounted', async () => {
    await submit()
    crm.behave(behaviours.hang)
    const stop = new AbortController()
    const interrupted = deliverDue(context(), 'webhook', stop.signal)
    await crm.until(1)
    stop.abort()
    await interrupted
    expect((await rows())[1]).toMatchObject({ state: 'pending', attempts: 0, leased_until: null, last_fault: null })
    crm.behave(behaviours.accept)
    expect(await round()).toMatchObject([{ outcome: { kind: 'delivered' } }])
  })

  it('shares the work of two workers without sending anything twice', async () => {
    for (let count = 0; count < 40; count += 1) await submit()
    const other = leadsDatabase(server.settings.database)
    const drain = async (database: LeadsDatabase) => {
      while ((await deliverDue(context(database), 'webhook', running)).length > 0);
    }
    await Promise.all([drain(server.database), drain(other)])
    expect(crm.received).toHaveLength(40)
    expect(new Set(crm.received.map(request => request.headers['webhook-id'])).size).toBe(40)
    await other.close()
  })

  it('delivers what was taken in before any channel was configured', async () => {
    const earlier = await startTestServer(database.settings, {}, { now })
    await earlier.post(PROSPECT, standaloneSubmissionWith(await earlier.token()))
    await earlier.close()
    await assignWaiting(server.database, ['webhook', 'mail'])
    await round('webhook')
    await round('mail')
    expect([crm.received.length, mail.received.length]).toEqual([1, 1])
  })

  it('notifies the CRM of a subscription once it is confirmed, with a link to unsubscribe, and sends no mail about it', async () => {
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    await round('webhook')
    expect(crm.received).toEqual([])
    const { id } = await server.database.read(db => db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow())
    await confirmSubscription(server.database, id, ['webhook', 'mail'], now())
    await round('webhook')
    await round('mail')
    const { type, data } = JSON.parse(crm.received[0]?.body ?? '{}')
    expect(type).toBe('newsletter.subscribed')
    expect(data).toMatchObject({ email: 'noa@example.com', subscribed: true })
    expect(data.unsubscribeUrl).toMatch(/^https:\/\/www\.example\.com\/unsubscribe\?token=/)
    expect(mail.received).toEqual([])
  })

  it('sends nothing of a person who was erased', async () => {
    await submit()
    await forget(server.database, 'NOA@example.com', new Date())
    await round()
    expect(crm.received).toEqual([])
    expect(await rows()).toEqual([])
  })

  it('delivers at once what a wrong clock put off, when the clock is right again', async () => {
    await submit()
    crm.behave(behaviours.serverError)
    const right = clock
    clock += 1000 * 60 * 60 * 24 * 1100
    await round()
    clock = right
    crm.behave(behaviours.accept)
    expect(await round()).toMatchObject([{ outcome: { kind: 'delivered' } }])
  })

  it('delivers a new lead while as many as there are slots for hang', async () => {
    crm.behave(behaviours.serverError)
    const poison = 20
    for (let count = 0; count < poison; count += 1) await submit()
    while ((await round()).length > 0);
    clock += 6500
    const background = await startTestServer(
      database.settings,
      { webhook: server.settings.webhook },
      { background: true, now },
    )
    const before = crm.received.length
    crm.behave((response, count) => {
      if (JSON.parse(crm.received[count - 1]?.body ?? '').data.email === 'new@example.com') behaviours.accept(response)
    })
    await crm.until(before + 8)
    await background.post(PROSPECT, homeSubmissionWith(await background.token(), { email: 'new@example.com' }))
    await crm.until(before + 9)
    expect(JSON.parse(crm.received.at(-1)?.body ?? '').data.email).toBe('new@example.com')
    await background.close()
  })

  it('fills the slot of a delivery that has ended while others hang', async () => {
    crm.behave((response, count) => (count % 8 === 1 ? behaviours.accept(response) : undefined))
    for (let count = 0; count < 9; count += 1) await submit()
    const background = await startTestServer(
      database.settings,
      { webhook: server.settings.webhook },
      { background: true, now },
    )
    await crm.until(9)
    await background.close()
  })

  it('delivers by itself soon after a lead comes in, and stops with the server', async () => {
    const background = await startTestServer(
      database.settings,
      { webhook: server.settings.webhook },
      { background: true },
    )
    await background.post(PROSPECT, homeSubmissionWith(await background.token()))
    await crm.until(1)
    await background.close()
    expect(await server.database.read(db => db.selectFrom('outbox').select('state').execute())).toEqual([
      { state: 'delivered' },
    ])
  })
})
