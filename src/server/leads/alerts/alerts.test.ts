import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leadsDatabase } from '../database/open.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { behaviours, type HttpSink, startHttpSink } from '../testing/httpSink.ts'
import { homeSubmissionWith, startTestServer, type TestServer } from '../testing/server.ts'
import { type MailSink, startMailSink } from '../testing/smtpSink.ts'
import { createAlerts } from './alerts.ts'

const HOUR = 60 * 60 * 1000

describe.each(testDatabases())('alerts on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let hook: HttpSink
  let mail: MailSink
  let clock: number
  let alerts: ReturnType<typeof createAlerts>

  beforeEach(async () => {
    clock = Date.now()
    database = await create()
    hook = await startHttpSink()
    mail = await startMailSink()
    server = await startTestServer(database.settings, {
      mail: { url: mail.url, to: ['leads@example.com'], from: 'site@example.com' },
      alerts: { webhook: hook.url, mail: ['ops@example.com'] },
    })
    alerts = createAlerts({ ...server, now: () => new Date(clock), log: server.app.log })
  })

  afterEach(async () => {
    await server.close()
    await hook.close()
    await mail.close()
    await database.remove()
  })

  const submit = async () => server.post('/api/submit-prospect.php', homeSubmissionWith(await server.token()))
  const die = () => server.database.write(db => db.updateTable('outbox').set({ state: 'dead' }).execute())
  const texts = () => hook.received.map(({ body }) => JSON.parse(body).text)

  it('sends nothing while nothing is wrong', async () => {
    await submit()
    await alerts.check()
    expect([hook.received, mail.received]).toEqual([[], []])
  })

  it('sends a dead delivery by both ways, once, and again when there are more', async () => {
    await submit()
    await die()
    await alerts.check()
    await alerts.check()
    expect(texts()).toEqual([expect.stringContaining('www.example.com: Deliveries that failed for the last time: 1.')])
    expect(mail.received).toMatchObject([{ to: ['ops@example.com'] }])
    expect(mail.received[0]?.source).not.toMatch(/noa|levi/i)
    await submit()
    await die()
    await alerts.check()
    expect(texts()[1]).toContain('last time: 2.')
  })

  it('repeats what lasts for a day, and what was repaired and comes again', async () => {
    await submit()
    await die()
    await alerts.check()
    clock += 24 * HOUR
    await alerts.check()
    await server.database.write(db => db.updateTable('outbox').set({ state: 'delivered' }).execute())
    await alerts.check()
    await die()
    await alerts.check()
    expect(texts()).toHaveLength(3)
  })

  it('sends later what could not be sent', async () => {
    await submit()
    await die()
    hook.behave(behaviours.serverError)
    await alerts.check()
    hook.behave(behaviours.accept)
    await alerts.check()
    expect(texts()).toHaveLength(2)
  })

  it('tells of a purge that deletes nothing', async () => {
    await submit()
    clock += 1100 * 24 * HOUR
    await alerts.check()
    expect(texts()).toEqual([expect.stringContaining('The purge deletes nothing: The clock says')])
  })
})

it('tells of a database that is away', async () => {
  const hook = await startHttpSink()
  const settings = { kind: 'sqlite', file: '/dev/null/leads.db' } as const
  const server = await startTestServer(
    { kind: 'sqlite', file: ':memory:' },
    { alerts: { webhook: hook.url, mail: null } },
  )
  const alerts = createAlerts({
    settings: { ...server.settings, database: settings },
    database: leadsDatabase(settings),
    now: () => new Date(),
    log: server.app.log,
  })
  await alerts.check()
  expect(hook.received[0]?.body).toContain('The leads database is not available')
  await server.close()
  await hook.close()
})

describe.each(testDatabases())('/readyz on $kind', ({ create }) => {
  it('answers 200 while forms can be kept, and 503 when not', async () => {
    const database = await create()
    const server = await startTestServer(database.settings)
    expect((await server.app.inject('/readyz')).json()).toEqual({ ok: true })
    await server.close()
    await database.remove()
  })
})

it('/readyz answers 503 where the database cannot be written', async () => {
  const file = `/tmp/leads-not-a-folder-${crypto.randomUUID()}`
  const { writeFileSync } = await import('node:fs')
  writeFileSync(file, 'no database')
  const { default: Fastify } = await import('fastify')
  const { leadsPlugin } = await import('../plugin.ts')
  const app = Fastify()
  const { settings } = await startTestServer({ kind: 'sqlite', file: ':memory:' })
  await app.register(leadsPlugin, { settings: { ...settings, database: { kind: 'sqlite', file } }, background: false })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false }])
  await app.close()
  rmSync(file)
})
