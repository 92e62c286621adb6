import Fastify, { type FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { NEWSLETTER_SOURCE } from '../../../site/forms/fields.ts'
import type { LeadFieldName } from '../../../site/forms/leadFields.ts'
import type { newsletterSubscription, standaloneSubmission } from '../../../site/forms/schema.ts'
import type { LeadsDatabase } from '../database/database.ts'
import { leadsDatabase } from '../database/open.ts'
import { leadsPlugin } from '../plugin.ts'
import { loadSecrets } from '../secrets.ts'
import type { LeadsSettings } from '../settings.ts'
import { solvedToken } from './solve.ts'

const SECRET = 'a secret for tests, of at least 32 characters'

/** A server under test: the real routes on a real database. */
export interface TestServer {
  app: FastifyInstance
  /** The server's own connection. */
  database: LeadsDatabase
  settings: LeadsSettings
  log: string[]
  token(): Promise<string>
  post(url: string, payload: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  close(): Promise<void>
}

interface TestAnswer {
  status: number
  body: unknown
  headers: Record<string, unknown>
}

/** Starts the forms' routes without a port; background work only on demand. */
export async function startTestServer(
  databaseSettings: LeadsSettings['database'],
  changes: Partial<LeadsSettings> = {},
  options: { background?: boolean; now?: () => Date } = {},
): Promise<TestServer> {
  const settings: LeadsSettings = {
    database: databaseSettings,
    origin: 'https://www.example.com',
    otherOrigins: [],
    secrets: [SECRET],
    postsPerMinute: 100_000,
    humanCheck: { kind: 'altcha', attempts: 20 },
    webhook: null,
    mail: null,
    alerts: { webhook: null, mail: null },
    ...changes,
  }
  const log: string[] = []
  const app = Fastify({ logger: { level: 'trace', stream: { write: line => void log.push(line) } } })
  const database = leadsDatabase(settings.database)
  await app.register(leadsPlugin, { settings, database, background: false, ...options })
  await app.ready()
  const { challenge } = await loadSecrets(settings.secrets, database)
  return {
    app,
    database,
    settings,
    log,
    token: () => solvedToken(challenge[0]),
    async post(url, payload, headers = {}) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    },
    close: () => app.close(),
  }
}

type FormData = Partial<Record<LeadFieldName, string>>
type StandalonePayload = Omit<z.input<typeof standaloneSubmission>, 'formData'> & { formData: FormData }

/** A complete home-page form. */
export function homeSubmissionWith(captchaToken: string, changes: FormData = {}) {
  return {
    formData: {
      name: 'Noa Levi',
      email: 'noa@example.com',
      company: 'Example Ltd.',
      phone: '+972 3 555 0101',
      employees: '11-50',
      message: 'We have forty Macs.\nPlease call.',
      ...changes,
    },
    captchaToken,
    pageSource: '/he',
  }
}

/** A complete standalone form. */
export function standaloneSubmissionWith(
  captchaToken: string,
  changes: Partial<StandalonePayload> = {},
): StandalonePayload {
  return {
    formData: { name: 'Noa Levi', email: 'noa@example.com', message: 'Please call.' },
    captchaToken,
    pageSource: '/kandji',
    consent: { contact: true, marketing: false, timestamp: '2026-11-01T09:30:00.000Z' },
    ...changes,
  }
}

/** A complete newsletter subscription. */
export function subscriptionWith(email: string): z.input<typeof newsletterSubscription> {
  return {
    email,
    source: NEWSLETTER_SOURCE,
    consent: { marketing: true, timestamp: '2026-11-01T09:30:00.000Z' },
  }
}
