import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSecrets } from '../secrets.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { homeSubmissionWith, startTestServer, subscriptionWith, type TestServer } from '../testing/server.ts'
import { solvedToken } from '../testing/solve.ts'
import { forget } from './forget.ts'
import { monthsBefore, purge, purgeObstacles } from './purge.ts'

const TABLES = ['leads', 'subscribers', 'consents', 'used_challenges', 'idempotency_keys', 'outbox'] as const

const whole = { clock: true, undelivered: true }

describe.each(testDatabases())('keeping no longer than allowed on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let clock: Date

  beforeEach(async () => {
    clock = new Date('2026-11-21T08:00:00.000Z')
    // altcha-lib asks the system for the time.
    vi.useFakeTimers({ toFake: ['Date'], now: clock })
    database = await create()
    server = await startTestServer(database.settings, {}, { now: () => clock })
  })

  afterEach(async () => {
    await server.close()
    await database.remove()
    vi.useRealTimers()
  })

  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async table => [
          table,
          (await server.database.read(db => db.selectFrom(table).selectAll().execute())).length,
        ]),
      ),
    )
  const submit = async (email: string, key = crypto.randomUUID()) => {
    const { challenge } = await loadSecrets(server.settings.secrets, server.database)
    const token = await solvedToken(challenge[0], new Date(clock.getTime() + 600_000))
    const answer = await server.post('/api/submit-prospect.php', homeSubmissionWith(token, { email }), {
      'idempotency-key': key,
    })
    expect(answer.status).toBe(200)
  }

  const deliverAll = () => server.database.write(db => db.updateTable('outbox').set({ state: 'delivered' }).execute())

  it('deletes submissions after 24 months, with everything about them', async () => {
    clock = new Date('2030-11-21T07:59:59.999Z')
    await submit('old@example.com')
    clock = new Date('2030-11-21T08:00:00.000Z')
    await submit('young@example.com')
    const purged = await purge(server.database, new Date('2032-11-21T08:00:00.000Z'), whole)
    expect(purged).toEqual({ leads: 1, subscribers: 0, unconfirmed: 0, receipts: 4, undelivered: 0 })
    const left = await server.database.read(db => db.selectFrom('leads').select('email').execute())
    expect(left).toEqual([{ email: 'young@example.com' }])
    expect(await count()).toEqual({
      leads: 1,
      consents: 1,
      outbox: 1,
      subscribers: 0,
      used_challenges: 0,
      idempotency_keys: 0,
    })
  })

  it('keeps a subscriber until unsubscribed and 12 months more', async () => {
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    expect((await purge(server.database, new Date('2099-01-01'), whole)).subscribers).toBe(0)
    await server.database.write(db =>
      db.updateTable('subscribers').set({ state: 'left', unsubscribed_at: '2026-12-01T00:00:00.000Z' }).execute(),
    )
    expect((await purge(server.database, new Date('2027-12-01T00:00:00.000Z'), whole)).subscribers).toBe(0)
    expect((await purge(server.database, new Date('2027-12-01T00:00:00.001Z'), whole)).subscribers).toBe(1)
    expect(await count()).toMatchObject({ subscribers: 0, consents: 0, outbox: 0 })
  })

  it('keeps what recognises a retry for a day', async () => {
    await submit('noa@example.com')
    expect((await purge(server.database, new Date('2026-11-22T08:00:00.000Z'))).receipts).toBe(0)
    expect((await purge(server.database, new Date('2026-11-22T08:00:00.001Z'))).receipts).toBe(2)
  })

  it('deletes nothing when the clock has jumped, also not once leads came in by it', async () => {
    await submit('noa@example.com')
    await deliverAll()
    await purge(server.database, clock)
    clock = new Date('2029-11-25T08:00:00.000Z')
    await submit('dan@example.com')
    await expect(purge(server.database, clock)).rejects.toThrow(
      'The clock says 2029-11-25, 1100 days after the last purge.',
    )
    expect(await count()).toMatchObject({ leads: 2 })
    expect(await purge(server.database, clock, { ...whole, undelivered: false })).toMatchObject({ leads: 1 })
  })

  it('compares the clock with the newest record before the first purge', async () => {
    await submit('noa@example.com')
    await expect(purge(server.database, new Date('2029-11-25T08:00:00.000Z'))).rejects.toThrow(
      'The clock says 2029-11-25, 1100 days after the last record.',
    )
  })

  it('deletes no large part of all leads at once', async () => {
    for (let number = 0; number < 12; number += 1) await submit(`${number}@example.com`)
    await deliverAll()
    await server.database.write(db => db.updateTable('leads').set({ created_at: '2024-11-01T00:00:00.000Z' }).execute())
    await expect(purge(server.database, clock)).rejects.toThrow('12 of 12 leads would be deleted at once.')
    expect(await purgeObstacles(server.database, clock)).toEqual([
      'The purge deletes nothing: 12 of 12 leads would be deleted at once. Set the clock right; if it is right: npm run leads -- purge --confirm',
    ])
  })

  it('deletes leads past their time where there is no channel: whoever runs the server reads them there', async () => {
    await submit('noa@example.com')
    await server.database.write(db => db.updateTable('leads').set({ created_at: '2024-11-01T00:00:00.000Z' }).execute())
    expect(await purgeObstacles(server.database, clock)).toEqual([])
    expect(await purge(server.database, clock)).toMatchObject({ leads: 1, undelivered: 0 })
    expect(await count()).toMatchObject({ leads: 0, consents: 0, outbox: 0 })
  })

  it.each(['pending', 'dead'] as const)('deletes no lead whose delivery is %s', async state => {
    await submit('noa@example.com')
    await server.database.write(db => db.updateTable('outbox').set({ channel: 'webhook', state }).execute())
    await server.database.write(db => db.updateTable('leads').set({ created_at: '2024-11-01T00:00:00.000Z' }).execute())
    expect(await purge(server.database, clock)).toMatchObject({ leads: 0, undelivered: 1 })
    expect(await purgeObstacles(server.database, clock)).toEqual([
      expect.stringContaining('kept because they were not delivered: 1.'),
    ])
    expect(await purge(server.database, clock, { clock: false, undelivered: true })).toMatchObject({ leads: 1 })
  })

  it('forgets one person and no other', async () => {
    await submit('Noa@Example.com')
    await submit('dan@example.com')
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('Noa@Example.com'), {
      'idempotency-key': crypto.randomUUID(),
    })
    expect(await forget(server.database, ' NOA@example.com ', new Date())).toMatchObject({ leads: 1, subscribers: 1 })
    expect(await count()).toEqual({
      leads: 1,
      consents: 1,
      outbox: 1,
      subscribers: 0,
      used_challenges: 1,
      idempotency_keys: 1,
    })
  })
})

it.each([
  ['2026-11-21', 24, '2024-11-21'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2026-03-31', 1, '2026-02-28'],
])('counts months on the calendar: %s less %i', (date, months, expected) => {
  expect(monthsBefore(new Date(date), months)).toEqual(new Date(expected))
})
