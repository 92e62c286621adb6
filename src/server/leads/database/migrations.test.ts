import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unsubscribe } from '../newsletter/subscriptions.ts'
import { forget } from '../retention/forget.ts'
import type { LeadsSettings } from '../settings.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import type { LeadsDatabase } from './database.ts'
import { leadsDatabase } from './open.ts'

const firstVersion = readFileSync(new URL('../testing/first-version.sql', import.meta.url), 'utf8')

async function fill(settings: LeadsSettings['database']): Promise<void> {
  if (settings.kind === 'sqlite') {
    const handle = new Database(settings.file)
    handle.exec(firstVersion)
    handle.close()
    return
  }
  const client = new pg.Client({ connectionString: settings.url })
  await client.connect()
  await client.query(firstVersion)
  await client.end()
}

describe.each(testDatabases())('a filled database of the first version on $kind', ({ create }) => {
  let test: TestDatabase
  let database: LeadsDatabase

  beforeEach(async () => {
    test = await create()
    await fill(test.settings)
    database = leadsDatabase(test.settings)
    await database.open()
  })

  afterEach(async () => {
    await database.close()
    await test.remove()
  })

  const all = (table: 'leads' | 'consents' | 'outbox' | 'used_challenges' | 'idempotency_keys' | 'settings') =>
    database.read(db => db.selectFrom(table).selectAll().execute())

  it('keeps every row', async () => {
    const counts = { leads: 2, consents: 4, outbox: 3, used_challenges: 1, idempotency_keys: 1, settings: 1 } as const
    for (const table of Object.keys(counts) as (keyof typeof counts)[]) {
      expect([table, (await all(table)).length]).toEqual([table, counts[table]])
    }
    expect(await all('leads')).toContainEqual(expect.objectContaining({ id: 'lead-he', name: 'נועה לוי' }))
  })

  it('knows of each subscriber whether it is on the list, and what happened so far', async () => {
    const subscribers = await database.read(db => db.selectFrom('subscribers').selectAll().orderBy('id').execute())
    expect(subscribers).toMatchObject([
      { id: 'left', state: 'left', confirmation_requested_at: null },
      { id: 'on-the-list', state: 'subscribed', confirmation_requested_at: null },
    ])
    const history = await database.read(db =>
      db.selectFrom('newsletter_history').select(['subscriber_id', 'event', 'at']).orderBy('at').execute(),
    )
    expect(history).toHaveLength(3)
    expect(history.at(-1)).toEqual({ subscriber_id: 'left', event: 'left', at: '2026-11-04T08:00:00.000Z' })
  })

  it('works on: somebody leaves, and somebody is forgotten with everything of theirs', async () => {
    await unsubscribe(database, 'on-the-list', [], new Date('2026-12-01'))
    const left = await database.read(db => db.selectFrom('subscribers').select('state').execute())
    expect(left).toEqual([{ state: 'left' }, { state: 'left' }])
    expect(await forget(database, 'noa@example.com', new Date())).toMatchObject({ leads: 1, subscribers: 1 })
    expect(await all('consents')).toHaveLength(2)
    const history = await database.read(db => db.selectFrom('newsletter_history').selectAll().execute())
    expect(history.map(row => row.subscriber_id)).toEqual(['left', 'left'])
  })
})
