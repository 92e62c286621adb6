import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../delivery/deliver.ts'
import { purge } from '../retention/purge.ts'
import { loadSecrets } from '../secrets.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { startTestServer, subscriptionWith, type TestServer } from '../testing/server.ts'
import { type MailSink, startMailSink } from '../testing/smtpSink.ts'
import { unsubscribe } from './subscriptions.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(testDatabases())('confirming a subscription on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let mail: MailSink
  let clock: number
  const now = () => new Date(clock)

  beforeEach(async () => {
    clock = Date.now()
    database = await create()
    mail = await startMailSink()
    const settings = { url: mail.url, to: ['sales@example.com'], from: 'site@example.com' }
    server = await startTestServer(database.settings, { mail: settings }, { now })
  })

  afterEach(async () => {
    await server.close()
    await mail.close()
    await database.remove()
  })

  const subscribe = async (language = 'he') => {
    const answer = await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'), {
      'content-language': language,
      referer: language === 'he' ? 'https://www.example.com/he' : 'https://www.example.com/',
    })
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    const context = { ...server, secrets: () => loadSecrets(server.settings.secrets, server.database), now }
    await deliverDue(context, 'mail', new AbortController().signal)
  }
  const subscriber = () => server.database.read(db => db.selectFrom('subscribers').selectAll().executeTakeFirst())
  const events = async () =>
    (await server.database.read(db => db.selectFrom('outbox').select('event').orderBy('event').execute())).map(
      row => row.event,
    )
  /** The link of the newest mail, as its reader would open it. */
  const link = () => {
    const [head = '', body = ''] = mail.received.at(-1)?.source.split('\r\n\r\n') ?? []
    const text = /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString()
      : body.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    const url = new URL(/https:\S+/.exec(text)?.[0] ?? '')
    return url.pathname + url.search
  }
  const press = async () => (await server.app.inject({ method: 'POST', url: link() })).statusCode
  const open = () => server.app.inject({ url: link() })

  it('subscribes when the button behind the mailed link is pressed, and not before', async () => {
    await subscribe()
    expect(mail.received).toMatchObject([{ to: ['noa@example.com'] }])
    const shown = await server.app.inject({ url: link() })
    expect(shown.body).toContain('<html lang="he" dir="rtl">')
    expect(shown.body).toContain('אישור ההרשמה')
    expect(await subscriber()).toMatchObject({ state: 'pending' })
    expect(await events()).toEqual(['newsletter.confirm'])
    expect(await press()).toBe(200)
    expect(await press()).toBe(200)
    expect(await subscriber()).toMatchObject({ state: 'subscribed' })
    expect(await events()).toEqual(['newsletter.confirm', 'newsletter.subscribed'])
  })

  it('says before its button is pressed that there is nothing left to confirm, or no longer', async () => {
    await subscribe()
    await press()
    expect((await open()).body).toContain('<h1>ההרשמה אושרה</h1>')
    const { id = '' } = (await subscriber()) ?? {}
    await unsubscribe(server.database, id, [], now())
    expect(await open()).toMatchObject({ statusCode: 400, body: expect.not.stringContaining('<button>') })
  })

  it('writes in the language of the form', async () => {
    await subscribe('en')
    expect(mail.received[0]?.source).toContain('Please confirm your subscription')
  })

  it('asks an address once a day, however often it is entered', async () => {
    for (let time = 0; time < 3; time += 1) await subscribe()
    expect(mail.received).toHaveLength(1)
    clock += DAY
    await subscribe()
    expect(mail.received).toHaveLength(2)
  })

  it('lets an address that left come back by its own confirmation only', async () => {
    await subscribe()
    await press()
    const { id = '' } = (await subscriber()) ?? {}
    await unsubscribe(server.database, id, [], now())
    expect(await press()).toBe(400)
    clock += DAY
    await subscribe()
    expect(await subscriber()).toMatchObject({ state: 'left', unsubscribed_at: expect.any(String) })
    expect(await press()).toBe(200)
    expect(await subscriber()).toMatchObject({ state: 'subscribed', unsubscribed_at: null })
  })

  it('forgets after 14 days what was not confirmed, and takes the link no more', async () => {
    await subscribe()
    clock += 14 * DAY
    expect((await purge(server.database, now())).unconfirmed).toBe(0)
    clock += 1
    expect(await press()).toBe(400)
    expect((await purge(server.database, now())).unconfirmed).toBe(1)
    expect(await subscriber()).toBeUndefined()
  })

  it('does not take the unsubscribe link for it', async () => {
    await subscribe()
    const swapped = link().replace('/confirm-subscription', '/unsubscribe')
    expect((await server.app.inject({ method: 'POST', url: swapped })).statusCode).toBe(400)
  })
})
