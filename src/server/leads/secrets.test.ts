import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedLink } from './newsletter/signedLink.ts'
import { type Keys, loadSecrets } from './secrets.ts'
import { type TestDatabase, testDatabases } from './testing/databases.ts'
import { homeSubmissionWith, startTestServer, subscriptionWith, type TestServer } from './testing/server.ts'
import { solve } from './testing/solve.ts'

const OLD = 'the old secret, of at least 32 characters'
const NEW = 'the new secret, of at least 32 characters'

/** Every pair of neighbouring servers while the secret is changed on one after the other. */
const steps: [string, Keys, Keys][] = [
  ['that does not have the new one yet', [OLD], [NEW, OLD]],
  ['that has dropped the old one', [NEW, OLD], [NEW]],
]

describe.each(steps)('changing the secret beside a server %s', (_name, first, second) => {
  let database: TestDatabase
  let servers: TestServer[]

  beforeEach(async () => {
    const [sqlite] = testDatabases()
    if (!sqlite) throw new Error('no database')
    database = await sqlite.create()
    servers = []
    for (const secrets of [first, second]) servers.push(await startTestServer(database.settings, { secrets }))
  })

  afterEach(async () => {
    for (const server of servers) await server.close()
    await database.remove()
  })

  it.each([
    ['first to second', 0, 1],
    ['second to first', 1, 0],
  ])('takes the challenge and the unsubscribe link of the other: %s', async (_direction, from, to) => {
    const [maker, taker] = [servers[from], servers[to]]
    if (!maker || !taker) throw new Error('no servers')
    const token = await solve((await maker.app.inject({ url: '/api/challenge' })).json())
    expect(await taker.post('/api/submit-prospect.php', homeSubmissionWith(token))).toMatchObject({ status: 200 })

    await maker.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    const { id } = await maker.database.read(db => db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow())
    const keys = (await loadSecrets(maker.settings.secrets, maker.database)).unsubscribe
    const link = new URL(signedLink('/unsubscribe', 'https://www.example.com', { id, locale: null }, keys))
    expect((await taker.app.inject({ method: 'POST', url: link.pathname + link.search })).statusCode).toBe(200)
  })

  it('takes a challenge once, whichever of its signatures come with it', async () => {
    const [maker, taker] = first.length > second.length ? servers : servers.toReversed()
    if (!maker || !taker) throw new Error('no servers')
    const token = await solve((await maker.app.inject({ url: '/api/challenge' })).json())
    const fewer = JSON.parse(Buffer.from(token, 'base64').toString())
    fewer.challenge.signature = fewer.challenge.signature.slice(0, 64)
    const post = (captchaToken: string, message: string) =>
      maker.post('/api/submit-prospect.php', homeSubmissionWith(captchaToken, { message }))
    expect(await post(token, 'one')).toMatchObject({ status: 200 })
    expect(await post(Buffer.from(JSON.stringify(fewer)).toString('base64'), 'two')).toMatchObject({ status: 409 })
  })
})

it('refuses what only a dropped secret signed', async () => {
  const [sqlite] = testDatabases()
  const database = await sqlite?.create()
  if (!database) throw new Error('no database')
  const old = await startTestServer(database.settings, { secrets: [OLD] })
  const current = await startTestServer(database.settings, { secrets: [NEW] })
  expect(await current.post('/api/submit-prospect.php', homeSubmissionWith(await old.token()))).toMatchObject({
    status: 422,
  })
  await old.close()
  await current.close()
  await database.remove()
})
