import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabases } from '../testing/databases.ts'
import { behaviours, type HttpSink, startHttpSink } from '../testing/httpSink.ts'
import { homeSubmissionWith, startTestServer, subscriptionWith, type TestServer } from '../testing/server.ts'
import { csvLine } from './exportCsv.ts'
import { runLeads } from './run.ts'
import { formatTable } from './table.ts'

describe.each(testDatabases())('npm run leads on $kind', ({ create, kind }) => {
  let database: TestDatabase
  let server: TestServer
  let crm: HttpSink
  let env: Record<string, string>
  let folder: string

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'leads-operator-'))
    database = await create()
    crm = await startHttpSink()
    env = {
      ...(database.settings.kind === 'sqlite'
        ? { LEADS_DB: database.settings.file }
        : { DATABASE_URL: database.settings.url }),
      SITE_ORIGIN: 'https://www.example.com',
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }
    server = await startTestServer(database.settings)
  })

  afterEach(async () => {
    await server.close()
    await crm.close()
    rmSync(folder, { recursive: true })
    await database.remove()
  })

  async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
    const out: string[] = []
    const error: string[] = []
    const terminal = {
      print: (text: string) => void out.push(text),
      printError: (text: string) => void error.push(text),
    }
    const code = await runLeads(args, env, terminal, new AbortController().signal)
    return { code, out: out.join('\n'), error: error.join('\n') }
  }
  const submit = async (changes = {}) =>
    server.post('/api/submit-prospect.php', homeSubmissionWith(await server.token(), changes))

  it.runIf(kind === 'sqlite')('names the file where there is none, and makes none', async () => {
    const mistyped = path.join(folder, 'laeds.db')
    env = { ...env, LEADS_DB: mistyped }
    expect(await run('forget', 'noa@example.com')).toEqual({
      code: 1,
      out: '',
      error: expect.stringContaining(`There is no database at ${mistyped}`),
    })
    expect(readdirSync(folder)).toEqual([])
  })

  it('lists the newest leads with the state of their delivery', async () => {
    await submit()
    expect((await run('list')).out).toMatch(
      /noa@example\.com {2}no channel configured {2}\S+ {2}Noa Levi: We have forty Macs\. Please call\.\n1 of 1 leads/,
    )
    crm.behave(behaviours.serverError)
    expect(await run('deliver')).toMatchObject({ code: 0, out: expect.stringContaining('0 delivered, 1 failed') })
    expect((await run('list')).out).toContain('webhook pending after 1 failed (status 500)')
    expect((await run('list', '--state', 'dead')).out).toContain('0 of 1 leads shown')
  })

  it('delivers, and retries what was given up', async () => {
    await submit()
    await run('deliver')
    expect(crm.received).toHaveLength(1)
    await server.database.write(db => db.updateTable('outbox').set({ state: 'dead', attempts: 8 }).execute())
    expect((await run('retry')).out).toMatch(/^Dead deliveries due again: 1\./)
    await run('deliver')
    expect(crm.received).toHaveLength(2)
    expect((await run('list', '--state', 'delivered')).out).toContain('webhook delivered')
  })

  it('exports a file that a spreadsheet cannot be tricked by', async () => {
    await submit({ name: '=HYPERLINK("https://evil.example")', message: 'a "quoted"\nline', phone: '+972 3 555 0101' })
    const file = path.join(folder, 'leads.csv')
    expect(await run('export', '--csv', '--output', file)).toMatchObject({ code: 0 })
    const csv = readFileSync(file, 'utf8')
    expect(csv).toMatch(/^\ufeff"id","received"/)
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(csv).toContain(`"'+972 3 555 0101"`)
    expect(csv).toContain('"a ""quoted""\nline"')
  })

  it('exports newsletter addresses with their unsubscribe links', async () => {
    await server.post('/api/subscribe-newsletter.php', subscriptionWith('noa@example.com'))
    const file = path.join(folder, 'addresses.csv')
    await run('export', '--csv', '--subscribers', '--output', file)
    expect(readFileSync(file, 'utf8')).toMatch(
      /"noa@example\.com","".*"https:\/\/www\.example\.com\/unsubscribe\?token=/,
    )
  })

  it('hands over what is kept of a person, as JSON and as a page', async () => {
    await submit()
    expect(JSON.parse((await run('export', 'Noa@example.com')).out)).toMatchObject({ leads: [{ name: 'Noa Levi' }] })
    const file = path.join(folder, 'person.html')
    expect(await run('export', 'noa@example.com', '--html', '--lang', 'he', '--output', file)).toMatchObject({
      code: 0,
    })
    expect(readFileSync(file, 'utf8')).toMatch(/<html lang="he" dir="rtl">.*Noa Levi/s)
    expect(await run('export', 'dan@example.com')).toMatchObject({ code: 1, error: 'Nothing is kept of this address.' })
  })

  it('erases a person from every page of the file', async () => {
    await submit({ name: 'CANARY-NAME', email: 'canary@example.com' })
    expect((await run('forget', 'canary@example.com')).out).toMatch(/^Erased leads: 1; newsletter addresses: 0\./)
    if (database.settings.kind === 'sqlite') {
      for (const end of ['', '-wal']) {
        expect(readFileSync(database.settings.file + end).includes('CANARY-NAME')).toBe(false)
      }
    }
  })

  it('asks the CRM to erase what it received, and names the copies that stay', async () => {
    await submit({ email: 'dan@example.com' })
    await run('deliver')
    const { id } = JSON.parse(crm.received[0]?.body ?? '{}').data
    const { out } = await run('forget', 'dan@example.com')
    expect(out).toContain('Erasures requested from the CRM: 1')
    expect(out).toContain('Not reached from here: backups and exports made earlier')
    await run('deliver')
    expect(crm.received).toHaveLength(2)
    expect(crm.received[1]?.headers['webhook-id']).toBe(`erased-${id}`)
    expect(JSON.parse(crm.received[1]?.body ?? '{}')).toMatchObject({ type: 'lead.erased', data: { id } })
    expect(crm.received[1]?.body).not.toContain('dan')
    expect((await run('forget', 'dan@example.com')).out).not.toContain('CRM')
  })

  it.each([
    ['Hebrew', { name: 'נועה לוי', message: 'שלום,\nיש לנו 40 מחשבי Mac.' }],
    ['English', { name: 'Noa Levi', message: 'Hello,\nwe have 40 Macs.' }],
  ])('shows everything of a lead in %s', async (_, fields) => {
    await submit(fields)
    const { id } = await server.database.read(db => db.selectFrom('leads').select('id').executeTakeFirstOrThrow())
    const { code, out } = await run('show', id)
    expect(code).toBe(0)
    expect(out).toContain(`Name: ${fields.name}\n`)
    expect(out).toContain('Page: /he\nLanguage: he\nHuman check: passed\nMarketing consent: no')
    expect(out.endsWith(`\n\n${fields.message}`)).toBe(true)
    expect(await run('show', 'nobody')).toMatchObject({ code: 1, error: 'There is no lead nobody.' })
  })

  it.runIf(kind === 'sqlite')('backs up while leads come in, to a file that a server can run on', async () => {
    const file = path.join(folder, 'backup.db')
    await submit()
    const [backup] = await Promise.all([run('backup', file), submit(), submit()])
    expect(backup).toMatchObject({ code: 0, error: '' })
    const restored = await startTestServer({ kind: 'sqlite', file })
    expect((await restored.database.read(db => db.selectFrom('leads').select('id').execute())).length).toBeGreaterThan(
      0,
    )
    await restored.close()
    expect(await run('backup', file)).toMatchObject({ code: 1, error: expect.stringContaining('exists already') })
  })

  it('says what is wrong with its use', async () => {
    for (const [words, fault] of [
      [[], 'This command needs different arguments.'],
      [['forget'], 'Name the address: npm run leads -- forget person@example.com'],
      [['resubscribe'], 'Name the address: npm run leads -- resubscribe person@example.com'],
      [['show'], 'Name the lead: npm run leads -- show LEAD-ID (list shows ids)'],
      [['backup'], 'Name the file to write: npm run leads -- backup FILE'],
      [['export'], 'Say what: npm run leads -- export --csv, or npm run leads -- export person@example.com'],
      [['list', '--limit', 'x'], '--limit must be a number from 1'],
      [['list', 'extra'], 'Unexpected word "extra".'],
      [['forget', 'person@example.com', 'extra'], 'Unexpected word "extra".'],
      [['toString'], 'There is no command "toString".'],
    ] as const) {
      const { code, out, error } = await run(...words)
      expect({ code, out, said: error.split('\n\nnpm run leads -- <command>\n')[0] }).toEqual({
        code: 2,
        out: '',
        said: fault,
      })
    }
    expect(await run('help')).toMatchObject({ code: 0, out: expect.stringContaining('copy-to-postgres') })
    env = { ...env, HUMAN_CHECK: 'x' }
    expect(await run('list')).toMatchObject({ code: 1, error: expect.stringContaining('HUMAN_CHECK') })
  })

  it('names the folder that a file cannot be written to', async () => {
    await submit()
    const file = path.join(folder, 'none/file')
    const refused = { code: 1, out: '', error: `There is no folder ${path.dirname(file)} to write to.` }
    expect(await run('export', '--csv', '--output', file)).toEqual(refused)
    expect(await run('export', 'noa@example.com', '--output', file)).toEqual(refused)
    if (kind === 'sqlite') expect(await run('backup', file)).toEqual(refused)
  })

  it.runIf(kind === 'postgres')('copies a SQLite file, once, after which the file takes no more leads', async () => {
    const [sqlite] = testDatabases()
    const old = await sqlite?.create()
    if (old?.settings.kind !== 'sqlite') throw new Error('no SQLite')
    const from = old.settings.file
    const oldServer = await startTestServer(old.settings, { secrets: null })
    const post = async () =>
      oldServer.post('/api/subscribe-newsletter.php', subscriptionWith(`${crypto.randomUUID()}@example.com`))
    for (let count = 0; count < 3; count += 1) await post()
    const secret = await oldServer.database.read(db => db.selectFrom('settings').selectAll().execute())

    expect(await run('copy-to-postgres', '--from', from)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/is in use/),
    })
    env = { ...env, LEADS_DB: from }
    expect((await run('copy-to-postgres')).out).toMatch(/^\d+ rows copied .* takes no more leads/)
    expect(await server.database.read(db => db.selectFrom('subscribers').select('id').execute())).toHaveLength(3)
    expect(await server.database.read(db => db.selectFrom('consents').select('id').execute())).toHaveLength(3)
    expect(await server.database.read(db => db.selectFrom('settings').selectAll().execute())).toEqual(secret)

    expect((await post()).status).toBe(503)
    expect(await run('copy-to-postgres')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/were copied to PostgreSQL at .* Set DATABASE_URL/),
    })
    await oldServer.close()
    await old.remove()
  })

  it.runIf(kind === 'postgres')('copies a backup and leaves it as it was, to the byte', async () => {
    const backup = path.join(folder, 'backup.db')
    const old = await startTestServer({ kind: 'sqlite', file: path.join(folder, 'leads.db') }, { secrets: null })
    await old.post('/api/submit-prospect.php', homeSubmissionWith(await old.token()))
    await old.database.read(db => sql`vacuum into ${backup}`.execute(db))
    await old.close()
    const before = { bytes: readFileSync(backup), names: readdirSync(folder) }
    expect((await run('copy-to-postgres', '--from', backup)).out).toMatch(/rows copied .* was only read/)
    expect({ bytes: readFileSync(backup), names: readdirSync(folder) }).toEqual(before)
    expect(await server.database.read(db => db.selectFrom('leads').select('name').execute())).toEqual([
      { name: 'Noa Levi' },
    ])
  })
})

it('keeps the lines of a table whole and its columns straight', () => {
  expect(
    formatTable(
      ['a', 'name'],
      [
        ['שלום', 'line\nbreak \u001b[31mred\u202e'],
        ['x', 'a long name'],
      ],
      14,
    ),
  ).toBe(['a     name', 'שלום  line br…', 'x     a long …'].join('\n'))
})

it.each(['=1', '+1', '-1', '@A1', '\t=1', '＝1', ' =1'])('neutralises %j', cell => {
  expect(csvLine([cell, '1-2'])).toBe(`"'${cell}","1-2"\r\n`)
})

it('a release calls the command by what works there', () => {
  const env = { ...process.env, LEADS_COMMAND: '/opt/site/current/bin/leads' }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/leads.ts', 'help'], {
    env,
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toMatch(/^\/opt\/site\/current\/bin\/leads <command>\n/)
  expect(stdout).not.toContain('npm')
})
