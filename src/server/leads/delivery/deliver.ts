import type { LeadsDatabase } from '../database/database.ts'
import type { Channel, OutboxRow } from '../database/tables.ts'
import type { Secrets } from '../secrets.ts'
import type { LeadsSettings } from '../settings.ts'
import { claim } from './claim.ts'
import { mailMessage, readSubject, type Subject, webhookMessage } from './event.ts'
import { sendMail } from './mail.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { type Settled, settle } from './settle.ts'
import { postWebhook } from './webhook.ts'

/** Attempts that a command makes side by side. */
const BATCH = 8

/** Dependencies of delivery. */
export interface DeliveryContext {
  settings: LeadsSettings
  database: LeadsDatabase
  secrets: () => Promise<Secrets>
  now: () => Date
}

/**
 * Claims what is due on a channel and delivers it; resolves when every attempt has ended.
 * @throws DatabaseUnavailable when the database fails; what was sent but not recorded is sent again after its lease
 */
export async function deliverDue(context: DeliveryContext, channel: Channel, stop: AbortSignal): Promise<Settled[]> {
  const rows = await claim(context.database, { channel, limit: BATCH }, context.now())
  return Promise.all(rows.map(row => deliver(context, channel, row, stop)))
}

/**
 * Attempts a claimed row and records the outcome, whatever the others do.
 * @throws DatabaseUnavailable
 */
export async function deliver(
  context: DeliveryContext,
  channel: Channel,
  row: OutboxRow,
  stop: AbortSignal,
): Promise<Settled> {
  const outcome = await attempt(context, channel, row, stop)
  return settle(context.database, row, outcome, context.now())
}

async function attempt(
  context: DeliveryContext,
  channel: Channel,
  row: OutboxRow,
  stop: AbortSignal,
): Promise<Outcome> {
  const subject = await context.database.read(db => readSubject(db, row))
  // Erased between claiming and reading: there is nothing to deliver.
  if (subject === null) return delivered
  if (stop.aborted) return { kind: 'interrupted' }
  return channel === 'webhook' ? byWebhook(context, row, subject, stop) : byMail(context, subject, stop)
}

async function byWebhook(
  { settings, secrets }: DeliveryContext,
  row: OutboxRow,
  subject: Subject,
  stop: AbortSignal,
): Promise<Outcome> {
  if (settings.webhook === null) return failed('CRM_WEBHOOK_URL is not set')
  const links = { origin: settings.origin, keys: (await secrets()).unsubscribe }
  return postWebhook(settings.webhook, webhookMessage(row, subject, links), stop)
}

async function byMail({ settings }: DeliveryContext, subject: Subject, stop: AbortSignal): Promise<Outcome> {
  if (settings.mail === null) return failed('SMTP_URL is not set')
  const message = mailMessage(subject)
  return message === null ? delivered : sendMail(settings.mail, message, stop)
}
