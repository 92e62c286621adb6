import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultDatabaseFile } from './database/defaultFile.ts'
import { leadsEnvShape, readLeadsEnv } from './env.ts'
import { leadsSettings } from './settings.ts'

it('needs nothing: SQLite in the user’s data folder, altcha, no delivery', () => {
  expect(leadsSettings(readLeadsEnv({}))).toEqual({
    database: { kind: 'sqlite', file: defaultDatabaseFile() },
    origin: null,
    otherOrigins: [],
    secrets: null,
    postsPerMinute: 10,
    humanCheck: { kind: 'altcha', attempts: 1000 },
    webhook: null,
    mail: null,
    alerts: { webhook: null, mail: null },
  })
})

it('names every fault at once and shows no value', () => {
  const read = () =>
    readLeadsEnv({
      DATABASE_URL: 'mysql://secret-1',
      SITE_ORIGIN: 'https://example.com/path',
      CRM_WEBHOOK_URL: 'http://crm.example.com/secret-2',
      CRM_WEBHOOK_SECRET: 'secret-3',
      LEADS_RATE_LIMIT: '-1',
      ALTCHA_ATTEMPTS: '0',
      HUMAN_CHECK: 'none',
    })
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment has 7 faults (see docs/operations.md):
      SITE_ORIGIN: must be an origin without a path, such as https://www.example.com
      DATABASE_URL: must be a URL such as postgres://user:password@host:5432/leads
      LEADS_RATE_LIMIT: must be a whole number from 1 to 1000000
      HUMAN_CHECK: must be altcha or recaptcha
      ALTCHA_ATTEMPTS: must be a whole number from 1 to 10000
      CRM_WEBHOOK_URL: must be https, except on this machine (localhost): leads are personal data
      CRM_WEBHOOK_SECRET: must be whsec_ followed by 24 to 64 bytes in base64, as by: echo whsec_$(openssl rand -base64 32); or up to 3 of them, newest first, separated by commas]
  `)
})

it.each([
  [{ CRM_WEBHOOK_URL: 'https://crm.example.com/' }, 'CRM_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'smtp://localhost', LEADS_MAIL_TO: 'a@example.com' }, 'LEADS_MAIL_FROM'],
  [{ HUMAN_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'x', SITE_ORIGIN: 'https://example.com' }, 'RECAPTCHA_SECRET'],
])('says what else is needed with %o', (env, missing) => {
  expect(() => readLeadsEnv(env)).toThrow(`${missing}: is needed because`)
})

it('takes several secrets, newest first', () => {
  const [newest, earlier] = ['n'.repeat(32), 'e'.repeat(32)]
  expect(leadsSettings(readLeadsEnv({ LEADS_SECRET: `${newest}, ${earlier}` })).secrets).toEqual([newest, earlier])
  expect(() => readLeadsEnv({ LEADS_SECRET: `${newest},short` })).toThrow('LEADS_SECRET: must be at least 32')
})

it('takes several addresses for mails', () => {
  const { mail, alerts } = leadsSettings(
    readLeadsEnv({
      SMTP_URL: 'smtp://localhost',
      LEADS_MAIL_FROM: 'site@example.com',
      LEADS_MAIL_TO: 'sales@example.com, noa@example.com',
      ALERT_MAIL_TO: 'ops@example.com',
    }),
  )
  expect([mail?.to, alerts.mail]).toEqual([['sales@example.com', 'noa@example.com'], ['ops@example.com']])
  expect(() => readLeadsEnv({ LEADS_MAIL_TO: 'sales@example.com,' })).toThrow('LEADS_MAIL_TO: must be an email address')
})

it('takes blank as absent', () => {
  expect(readLeadsEnv({ DATABASE_URL: '', LEADS_RATE_LIMIT: '', CRM_WEBHOOK_URL: '' })).toEqual(readLeadsEnv({}))
})

it('is described whole in docs/operations.md', () => {
  const manual = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  expect(Object.keys(leadsEnvShape).filter(name => !manual.includes(`| \`${name}\` |`))).toEqual([])
})
