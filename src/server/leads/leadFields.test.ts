import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localeCodes } from '../../content/locales/locales.ts'
import { type LeadField, leadFields, mapLeadFields } from '../../site/forms/leadFields.ts'
import { readSubject, webhookMessage } from './delivery/event.ts'
import { leadMail } from './delivery/leadMail.ts'
import { exportLeads } from './operator/exportCsv.ts'
import { type TestDatabase, testDatabases } from './testing/databases.ts'
import { standaloneSubmissionWith, startTestServer, type TestServer } from './testing/server.ts'

/** A value that the standalone form's schema takes, and that no other field has. */
function exampleOf(field: LeadField): string {
  switch (field.type) {
    case 'choice':
      return field.choices.standalone[0]?.[0] ?? ''
    case 'email':
      return `${field.name}@example.com`
    case 'phone':
      return '+972 3 555 0199'
    default:
      return `Text of ${field.name}`
  }
}

const values = mapLeadFields(exampleOf)

describe.each(testDatabases())('every field of the table, on $kind,', ({ create }) => {
  let database: TestDatabase
  let server: TestServer

  beforeEach(async () => {
    database = await create()
    server = await startTestServer(database.settings)
    const submission = standaloneSubmissionWith(await server.token(), { formData: values })
    expect(await server.post('/api/submit-prospect.php', submission)).toMatchObject({ status: 200 })
  })

  afterEach(async () => {
    await server.close()
    await database.remove()
  })

  const delivery = () =>
    server.database.read(async db => {
      const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      const subject = await readSubject(db, row)
      if (subject === null) throw new Error('There is no lead.')
      return { row, subject }
    })

  it.each(leadFields)('has a column: $name', async ({ name, column }) => {
    const row = await server.database.read(db => db.selectFrom('leads').selectAll().executeTakeFirstOrThrow())
    expect(row[column]).toBe(values[name])
  })

  it('goes to the CRM under its name', async () => {
    const { row, subject } = await delivery()
    const { data } = JSON.parse(webhookMessage(row, subject, { origin: null, keys: [''] }).body)
    expect(data).toMatchObject(values)
  })

  it.each(localeCodes)('stands in the mail about a lead in %s, under its name in that language', async locale => {
    const { subject } = await delivery()
    if (subject.kind !== 'lead') throw new Error('no lead')
    const { text } = leadMail({ ...subject, lead: { ...subject.lead, locale } })
    for (const { name, title, type } of leadFields) {
      expect(text).toContain(type === 'message' ? `\n\n${values[name]}\n` : `${title[locale]}: ${values[name]}\n`)
    }
  })

  it('has a column of the export', async () => {
    let csv = ''
    for await (const { text } of exportLeads(server.database)) csv += text
    const [head = [], row = []] = csv.split('\r\n').map(line => line.split(','))
    for (const { name, title } of leadFields) {
      expect(row[head.indexOf(`"${title.en.toLowerCase()}"`)]?.replace("'", '')).toBe(`"${values[name]}"`)
    }
  })

  it('distinguishes one message from another', async () => {
    for (const { name, type } of leadFields) {
      if (type === 'choice') continue
      const token = await server.token()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const changed = { ...values, [name]: type === 'phone' ? '+972 3 555 0100' : `other-${values[name]}` }
      await server.post('/api/submit-prospect.php', standaloneSubmissionWith(token, { formData: values }), headers)
      const second = standaloneSubmissionWith(token, { formData: changed })
      expect(await server.post('/api/submit-prospect.php', second, headers)).toMatchObject({ status: 409 })
    }
  })
})
