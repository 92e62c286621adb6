import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabases } from '../../testing/databases.ts'
import { homeSubmissionWith, startTestServer, subscriptionWith, type TestServer } from '../../testing/server.ts'
import { openPage } from './openPage.ts'

describe.each(testDatabases())('the page of the leads on $kind', ({ create }) => {
  let database: TestDatabase
  let server: TestServer
  let page: Awaited<ReturnType<typeof openPage>>

  beforeEach(async () => {
    database = await create()
    server = await startTestServer(database.settings, {
      webhook: { url: 'http://127.0.0.1:9', secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'] },
    })
    page = await openPage(server.database, { locale: 'he', port: 0, now: () => new Date() })
  })

  afterEach(async () => {
    await page.close()
    await server.close()
    await database.remove()
  })

  const submit = async (changes = {}) =>
    server.post('/api/submit-prospect.php', homeSubmissionWith(await server.token(), changes))
  const outbox = () => server.database.read(db => db.selectFrom('outbox').selectAll().execute())

  /** What a browser shows after following redirects. */
  async function get(path: string): Promise<{ status: number; path: string; text: string; headers: Headers }> {
    const response = await fetch(new URL(path, page.address))
    const { pathname, search } = new URL(response.url)
    return { status: response.status, path: pathname + search, text: await response.text(), headers: response.headers }
  }

  async function post(path: string, fields: Record<string, string> = {}) {
    const url = new URL(path, page.address)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { origin: url.origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    const location = answer.headers.get('location')
    return location === null ? { status: answer.status, path, text: await answer.text() } : get(location)
  }

  /** The names in the list, in its order. */
  const names = (text: string) => [...text.matchAll(/leads\/[^"]+"><bdi>([^<]*)/g)].map(([, name]) => name)

  /** The rows of all tables, such as `Hebrew: 2`. */
  const rows = (text: string) =>
    [...text.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(cells =>
      cells
        .slice(1)
        .map(cell => cell.replace(/<[^>]*>/g, ''))
        .join(': '),
    )

  it('shows nothing without its token, and keeps what it shows from caches and other sites', async () => {
    await submit()
    const { origin } = new URL(page.address)
    for (const path of ['/', '/he/', `/${'x'.repeat(43)}/he/`, '/page.css']) {
      const answer = await fetch(origin + path)
      expect([answer.status, (await answer.text()).includes('Noa')]).toEqual([403, false])
    }
    const { status, path, text, headers } = await get('')
    expect([status, path.endsWith('/he/'), names(text)]).toEqual([200, true, ['Noa Levi']])
    expect(text).toContain('<html lang="he" dir="rtl">')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('finds leads by words in any order and by what is chosen, without their names in addresses', async () => {
    await submit({ name: 'דנה כהן', message: 'יש לנו 40 מחשבים, 20% ישנים' })
    await submit({ name: '<b>Dan</b> Smith', message: 'We have_many Macs' })
    const find = async (fields: Record<string, string>) => {
      const { text, path } = await post('en/find', fields)
      if (fields.words) expect(path).toMatch(/^\/[\w-]{43}\/en\/find\/[\w-]+$/)
      return names(text)
    }
    expect(await find({ words: 'כהן 20%' })).toEqual(['דנה כהן'])
    expect(await find({ words: 'SMITH have_' })).toEqual(['&#60;b&#62;Dan&#60;/b&#62; Smith'])
    expect(await find({ words: '_a' })).toEqual([])
    expect(await find({ words: 'dan\u0000nobody' })).toEqual([])
    expect(await find({ words: 'dan', form: 'quote' })).toEqual([])
    expect(await find({ page: '/he', locale: 'he', form: 'home', state: 'pending', from: '2026-01-01' })).toHaveLength(
      2,
    )
    expect(await find({ to: '2026-01-01' })).toEqual([])
  })

  it('shows a lead whole, and tries again what was given up', async () => {
    await submit({ message: 'First line\n<i>second</i>' })
    await server.database.write(db =>
      db.updateTable('outbox').set({ state: 'dead', last_fault: 'status 500' }).execute(),
    )
    const [row] = await outbox()
    const lead = `en/leads/${row?.lead_id}`
    const { text } = await get(lead)
    for (const shown of ['noa@example.com', 'First line\n&#60;i&#62;second', '>/he<', 'CRM: given up', 'status 500']) {
      expect(text).toContain(shown)
    }
    expect((await post(`${lead}/retry`)).text).toContain('It is due again.')
    expect(await outbox()).toMatchObject([{ state: 'pending', attempts: 0 }])
    expect((await get('en/leads/no-such-lead')).status).toBe(404)
  })

  it('names the person in the heading, not in the title, and answers with a press on the address or the phone', async () => {
    await submit()
    const [row] = await outbox()
    const { text } = await get(`en/leads/${row?.lead_id}`)
    expect(text).toContain('<title>Home page – Leads</title>')
    expect(text).toContain('<h1><bdi>Noa Levi</bdi></h1>')
    expect(text).toContain('href="mailto:noa@example.com"')
    expect(text).toMatch(/href="tel:\+\d+"/)
  })

  it('opens the choices of the search where one of them holds', async () => {
    await submit()
    expect((await post('en/find', { words: 'noa' })).text).toContain('<details><summary>Narrow down')
    expect((await post('en/find', { form: 'home' })).text).toContain('<details open><summary>Narrow down')
  })

  it('counts leads by day, form, page and language', async () => {
    await submit()
    await submit()
    const { text } = await get('en/counts?days=30')
    expect(text).toContain('2 leads in all')
    expect(text.match(/<rect [^>]*><title>/g)).toHaveLength(30)
    for (const row of ['Home page: 2', '/he: 2', 'Hebrew: 2']) {
      expect(rows(text)).toContain(row)
    }
  })

  it('hands over all that is kept of a person, and erases it after asking', async () => {
    await submit({ email: 'Noa@Example.com' })
    await submit({ email: 'dan@example.com', name: 'Dan' })
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    const person = await post('he/person', { email: ' NOA@example.com' })
    // Its random letters may spell the name.
    expect(person.path).not.toMatch(/noa.*example/i)
    const data = JSON.parse((await get(`${person.path}/data.json`)).text)
    expect(data).toMatchObject({ leads: [{ name: 'Noa Levi' }], subscriptions: [{ email: 'noa@example.com' }] })
    expect([data.consents, data.deliveries, data.newsletterHistory].map(rows => rows.length)).toEqual([2, 2, 1])
    const file = await get(`${person.path}/data.html`)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.text).toContain('We have forty Macs.\nPlease call.')
    expect(file.text).not.toContain(new URL(page.address).pathname)

    expect((await get(`${person.path}/forget`)).text).toContain('גיבויים וקובצי ייצוא קודמים')
    expect(await outbox()).toHaveLength(3)
    expect((await post(`${person.path}/forget`)).text).toContain('נמחק. פניות: 1, הרשמות לניוזלטר: 1.')
    expect((await get(person.path)).text).toContain('לא שמור דבר על הכתובת הזאת.')
    expect(names((await get('he/')).text)).toEqual(['Dan'])
  })
})
