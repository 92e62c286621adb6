import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANSWER } from '../../../site/forms/answers.ts'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { homeSubmissionWith, startTestServer } from '../testing/server.ts'
import { leadsDatabase } from './open.ts'

const PROSPECT = '/api/submit-prospect.php'

describe.each(testDatabases())('migrating on $kind', ({ create }) => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await create()
  })

  afterEach(() => database.remove())

  it('lets several servers start at once', async () => {
    const servers = Array.from({ length: 5 }, () => leadsDatabase(database.settings))
    await Promise.all(servers.map(leads => leads.open()))
    const [first] = servers
    const applied = await first?.read(db => sql<{ id: string }>`select id from migrations`.execute(db))
    expect(applied?.rows).toContainEqual({ id: '2026-11-01-tables' })
    await Promise.all(servers.map(leads => leads.close()))
  })

  it('refuses a database of a newer version', async () => {
    const leads = leadsDatabase(database.settings)
    await leads.write(db => sql`insert into migrations (id, applied_at) values ('2099-01-01-later', '')`.execute(db))
    await leads.close()
    const again = leadsDatabase(database.settings)
    await expect(again.open()).rejects.toThrow(/newer version .* 2099-01-01-later/)
    await again.close()
  })

  it('undoes the whole transaction when a part fails', async () => {
    const leads = leadsDatabase(database.settings)
    const fault = new Error('fault')
    const work = leads.write(async db => {
      await db.insertInto('settings').values({ name: 'a', value: 'b' }).execute()
      throw fault
    })
    await expect(work).rejects.toBe(fault)
    expect(await leads.read(db => db.selectFrom('settings').selectAll().execute())).toEqual([])
    await leads.close()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL that breaks off', () => {
  it('fails the transaction whose connection ends between two statements, and nothing else', async () => {
    const database = await testDatabases()
      .find(({ kind }) => kind === 'postgres')
      ?.create()
    if (database?.settings.kind !== 'postgres') throw new Error('no PostgreSQL')
    const leads = leadsDatabase(database.settings)
    const administrator = new pg.Client({ connectionString: database.settings.url })
    await administrator.connect()
    const work = leads.write(async db => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      const ended = administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await ended
      // The connection's end arrives while nothing is asked of it.
      await new Promise(resolve => setTimeout(resolve, 50))
      await sql`select 1`.execute(db)
    })
    await expect(work).rejects.toThrow('The leads database is not available')
    expect(await leads.read(db => db.selectFrom('leads').selectAll().execute())).toEqual([])
    await administrator.end()
    await leads.close()
    await database.remove()
  })
})

describe('SQLite that cannot take a lead', () => {
  let folder: string
  let file: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'leads-database-'))
    file = path.join(folder, 'leads.db')
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps the files unreadable to other users', async () => {
    const leads = leadsDatabase({ kind: 'sqlite', file })
    await leads.open()
    expect(readdirSync(folder).map(name => (statSync(path.join(folder, name)).mode & 0o777).toString(8))).toEqual([
      '600',
      '600',
      '600',
    ])
    await leads.close()
  })

  it('syncs each commit to disk, also when the file is opened again', async () => {
    for (let time = 0; time < 2; time += 1) {
      const leads = leadsDatabase({ kind: 'sqlite', file })
      expect(await leads.read(db => sql`pragma synchronous`.execute(db))).toMatchObject({ rows: [{ synchronous: 2 }] })
      await leads.close()
    }
  })

  it('answers 503 with Retry-After while the disk is full, and takes leads again at once after', async () => {
    const server = await startTestServer({ kind: 'sqlite', file })
    await server.database.read(db => sql`pragma max_page_count = 1`.execute(db))
    const message = 'x'.repeat(5000)
    const answers = []
    // The file grows to its limit, which cannot be under its present size: some may still fit.
    for (let count = 0; count < 30; count += 1) {
      answers.push(await server.post(PROSPECT, homeSubmissionWith(await server.token(), { message })))
    }
    const kept = answers.filter(answer => answer.status === 200).length
    const refused = answers.filter(answer => answer.status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({
      body: { success: false, error: ANSWER.tryLater },
      headers: { 'retry-after': '5' },
    })
    await server.database.read(db => sql`pragma max_page_count = 100000`.execute(db))
    expect((await server.post(PROSPECT, homeSubmissionWith(await server.token()))).status).toBe(200)
    const rows = await server.database.read(db => db.selectFrom('leads').select('id').execute())
    expect(rows).toHaveLength(kept + 1)
    await server.close()
  })

  it('waits for a short lock, and answers 503 to a long one', async () => {
    const server = await startTestServer({ kind: 'sqlite', file })
    const other = new Database(file)
    other.exec('begin immediate')
    const short = server.post(PROSPECT, homeSubmissionWith(await server.token()))
    await new Promise(resolve => setTimeout(resolve, 120))
    other.exec('rollback')
    expect((await short).status).toBe(200)

    other.exec('begin immediate')
    const long = await Promise.all(
      [1, 2, 3].map(async () => server.post(PROSPECT, homeSubmissionWith(await server.token()))),
    )
    expect(long.map(answer => answer.status)).toEqual([503, 503, 503])
    other.exec('rollback')
    expect((await server.post(PROSPECT, homeSubmissionWith(await server.token()))).status).toBe(200)
    other.close()
    await server.close()
  })

  it('refuses a lead whose file was removed, puts everything back in place and takes it again', async () => {
    const server = await startTestServer({ kind: 'sqlite', file })
    const post = async (email: string) =>
      (await server.post(PROSPECT, homeSubmissionWith(await server.token(), { email }))).status
    expect(await post('before@example.com')).toBe(200)
    rmSync(folder, { recursive: true })
    expect(await post('during@example.com')).toBe(503)
    expect(server.log.join('')).toContain('FILE_REMOVED')
    expect(await post('after@example.com')).toBe(200)
    await server.close()
    expect(readdirSync(folder)).toEqual(['leads.db'])
    expect(emailsIn(file)).toEqual(expect.arrayContaining(['before@example.com', 'after@example.com']))
  })

  it('refuses a lead whose file was replaced, and keeps what it had beside the new one', async () => {
    const other = path.join(folder, 'other.db')
    const restored = await startTestServer({ kind: 'sqlite', file: other })
    await restored.close()
    const server = await startTestServer({ kind: 'sqlite', file })
    const post = async (email: string) =>
      (await server.post(PROSPECT, homeSubmissionWith(await server.token(), { email }))).status
    expect(await post('before@example.com')).toBe(200)
    for (const end of ['-wal', '-shm']) rmSync(file + end)
    renameSync(other, file)
    expect(await post('during@example.com')).toBe(503)
    expect(await post('after@example.com')).toBe(200)
    await server.close()
    expect(emailsIn(file)).toEqual(['after@example.com'])
    const rescued = readdirSync(folder).find(name => name.startsWith('leads.db.rescued-')) ?? ''
    expect(emailsIn(path.join(folder, rescued))).toContain('before@example.com')
  })

  it('saves what it holds when the file is gone at the stop', async () => {
    const server = await startTestServer({ kind: 'sqlite', file })
    await server.post(PROSPECT, homeSubmissionWith(await server.token()))
    for (const end of ['', '-wal', '-shm']) rmSync(file + end)
    await server.close()
    expect(emailsIn(file)).toEqual(['noa@example.com'])
  })

  it('leaves nothing deleted in the log, and admits that it cannot while somebody reads', async () => {
    const server = await startTestServer({ kind: 'sqlite', file })
    await server.post(PROSPECT, homeSubmissionWith(await server.token(), { name: 'CANARY' }))
    const reader = new Database(file)
    reader.exec('begin; select count(*) from leads')
    await server.database.write(db => db.deleteFrom('leads').execute())
    expect(await server.database.clearDeleted(0)).toBe(false)
    expect(readFileSync(`${file}-wal`).includes('CANARY')).toBe(true)
    reader.exec('commit')
    expect(await server.database.clearDeleted(0)).toBe(true)
    for (const end of ['', '-wal', '-shm']) expect(readFileSync(file + end).includes('CANARY')).toBe(false)
    reader.close()
    await server.close()
  })

  it.each([
    ['a file that is no database', () => writeFileSync(file, 'x'.repeat(5000)), () => file, /restore a backup/],
    ['a folder in the place of the file', () => undefined, () => folder, /LEADS_DB must name a file/],
    [
      'a file in the place of the folder',
      () => writeFileSync(file, ''),
      () => path.join(file, 'leads.db'),
      /LEADS_DB must name a file/,
    ],
  ])('starts on %s, says what to do, and answers 503', async (_what, prepare, place, advice) => {
    prepare()
    const server = await startTestServer({ kind: 'sqlite', file: place() })
    expect(server.log.join('')).toMatch(advice)
    expect(await server.post(PROSPECT, homeSubmissionWith(await server.token()))).toMatchObject({
      status: 503,
      body: { success: false, error: ANSWER.tryLater },
    })
    await server.close()
  })

  it('takes leads as soon as a damaged file is replaced', async () => {
    writeFileSync(file, 'x'.repeat(5000))
    const server = await startTestServer({ kind: 'sqlite', file })
    rmSync(file)
    expect((await server.post(PROSPECT, homeSubmissionWith(await server.token()))).status).toBe(200)
    await server.close()
  })

  it('takes the rights of others away from a file that has them', async () => {
    writeFileSync(file, '', { mode: 0o644 })
    const leads = leadsDatabase({ kind: 'sqlite', file })
    await leads.open()
    expect(readdirSync(folder).map(name => statSync(path.join(folder, name)).mode & 0o077)).toEqual([0, 0, 0])
    await leads.close()
  })
})

function emailsIn(file: string): unknown[] {
  const database = new Database(file, { readonly: true })
  const emails = database.prepare('select email from leads').pluck().all()
  database.close()
  return emails
}

describe('PostgreSQL that cannot be reached', () => {
  it('lets the server start, and answers 503 in the shape of all errors', async () => {
    const server = await startTestServer({ kind: 'postgres', url: 'postgres://leads@127.0.0.1:1/leads' })
    expect(await server.post(PROSPECT, homeSubmissionWith(await server.token()))).toMatchObject({
      status: 503,
      body: { success: false, error: ANSWER.tryLater },
      headers: { 'retry-after': '5' },
    })
    expect((await server.app.inject({ url: '/api/challenge' })).statusCode).toBe(200)
    await server.close()
  })
})

it.skipIf(process.env.TEST_DATABASE_URL)(
  'runs every test of the forms on PostgreSQL too, when TEST_DATABASE_URL names a server (node tests/postgres/serve.ts)',
  () => {},
)
