import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSecrets } from '../secrets.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { startTestServer, subscriptionWith, type TestServer } from '../testing/server.ts'
import { signedLink } from './signedLink.ts'
import { restoreSubscription } from './subscriptions.ts'

describe.each(testDatabases())('unsubscribing on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let address: string

  beforeEach(async () => {
    database = await create()
    server = await startTestServer(database.settings)
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    const secrets = await loadSecrets(server.settings.secrets, server.database)
    const [subscriber] = await subscribers()
    const link = new URL(
      signedLink(
        '/unsubscribe',
        'https://www.example.com',
        { id: subscriber?.id ?? '', locale: 'he' },
        secrets.unsubscribe,
      ),
    )
    address = link.pathname + link.search
  })

  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  const subscribers = () => server.database.read(db => db.selectFrom('subscribers').selectAll().execute())
  const outbox = () => server.database.read(db => db.selectFrom('outbox').select('event').execute())

  it('shows a button and changes nothing on GET', async () => {
    const answer = await server.app.inject({ url: address })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<html lang="he" dir="rtl">')
    expect(answer.body).toContain('<form method="post"><button>')
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }])
  })

  it.each([
    ['the button', 'application/x-www-form-urlencoded', ''],
    ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a mail program that sends multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('acts on POST by %s, once', async (_who, type, payload) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: expect.any(String) }])
    expect(await outbox()).toEqual([{ event: 'newsletter.subscribed' }, { event: 'newsletter.unsubscribed' }])
  })

  it('asks an address that has left no more, in either language, and asks it again once it is restored', async () => {
    const page = async (url: string) => (await server.app.inject({ url })).body
    await server.app.inject({ method: 'POST', url: address })
    expect(await page(address)).toContain('<h1>הכתובת הוסרה מרשימת הדיוור</h1>')
    expect(await page(address.replace('lang=he', 'lang=en'))).toContain('<h1>You are unsubscribed</h1>')
    expect(await page(address)).not.toContain('<button>')
    await restoreSubscription(server.database, 'noa@example.com', [], new Date())
    expect(await page(address)).toContain('<button>')
    await server.database.write(db => db.deleteFrom('subscribers').execute())
    expect(await page(address)).toContain('<h1>הכתובת הוסרה מרשימת הדיוור</h1>')
  })

  it('keeps an address that left away when a form names it, until the operator restores it', async () => {
    await server.app.inject({ method: 'POST', url: address })
    const before = await subscribers()
    expect(await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await subscribers()).toMatchObject([{ state: 'left', unsubscribed_at: before[0]?.unsubscribed_at }])
    await restoreSubscription(server.database, 'NOA@example.com', [], new Date())
    expect(await subscribers()).toMatchObject([{ state: 'subscribed', unsubscribed_at: null }])
    const history = await server.database.read(db =>
      db.selectFrom('newsletter_history').select('event').orderBy('at').execute(),
    )
    expect(history.map(row => row.event)).toEqual(['requested', 'left', 'requested', 'restored'])
  })

  it.each([
    ['a changed signature', () => `${address.replace(/&lang=he/, '')}x`],
    ['another subscriber’s id', () => address.replace(/token=[^.]*/, `token=${crypto.randomUUID()}`)],
    ['no token', () => '/unsubscribe'],
    ['two tokens', () => `${address}&token=x`],
  ])('refuses %s', async (_what, make) => {
    const answer = await server.app.inject({ method: 'POST', url: make() })
    expect(answer.statusCode).toBe(400)
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }])
  })
})
