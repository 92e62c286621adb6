import type { LeadsDatabase } from '../database/database.ts'
import type { Channel, OutboxRow, SubscriberRow } from '../database/tables.ts'
import { confirmationMail } from '../newsletter/confirmationMail.ts'
import type { Secrets } from '../secrets.ts'
import type { LeadsSettings, MailSettings } from '../settings.ts'
import { claim } from './claim.ts'
import { readSubject, type Subject, webhookMessage } from './event.ts'
import { leadMail } from './leadMail.ts'
import { sendMail } from './mail.ts'
import { delivered, failed, type Outcome } from './outcome.ts'
import { type Settled, settle } from './settle.ts'
import { postWebhook } from './webhook.ts'

/** Rows claimed, and delivered in parallel, at a time. */
const BATCH = 8

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
 * Attempts a claimed row and records the outcome, independently of the others.
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
  return channel === 'webhook' ? byWebhook(context, row, subject, stop) : byMail(context, row, subject, stop)
}

async function byWebhook(
  { settings, secrets }: DeliveryContext,
  row: OutboxRow,
  subject: Subject,
  stop: AbortSignal,
): Promise<Outcome> {
  if (settings.webhook === null) return failed('CRM_WEBHOOK_URL is not set')
  // The address is no longer subscribed.
  if (
    row.event === 'newsletter.subscribed' &&
    subject.kind === 'subscriber' &&
    subject.subscriber.state !== 'subscribed'
  )
    return delivered
  const links = { origin: settings.origin, keys: (await secrets()).unsubscribe }
  return postWebhook(settings.webhook, webhookMessage(row, subject, links), stop)
}

async function byMail(context: DeliveryContext, row: OutboxRow, subject: Subject, stop: AbortSignal): Promise<Outcome> {
  const { mail } = context.settings
  if (mail === null) return failed('SMTP_URL is not set')
  if (subject.kind === 'lead') return sendMail(mail, leadMail(subject), stop)
  // Other events are for the CRM.
  return row.event === 'newsletter.confirm' && subject.kind === 'subscriber'
    ? askToConfirm(context, mail, row, subject.subscriber, stop)
    : delivered
}

/** An address gets one confirmation mail in this time, ms, however often someone enters it into the form. */
const ASK_AGAIN_AFTER = 24 * 60 * 60 * 1000

async function askToConfirm(
  { settings, database, secrets, now }: DeliveryContext,
  mail: MailSettings,
  row: OutboxRow,
  subscriber: SubscriberRow,
  stop: AbortSignal,
): Promise<Outcome> {
  if (subscriber.confirmation_requested_at === null) return delivered
  const lastSent = subscriber.confirmation_sent_at
  if (lastSent !== null && now().getTime() - Date.parse(lastSent) < ASK_AGAIN_AFTER) return delivered
  if (settings.origin === null) return failed('SITE_ORIGIN is not set')
  const message = confirmationMail(row.event_id, subscriber, settings.origin, (await secrets()).confirm)
  const outcome = await sendMail(mail, message, stop)
  if (outcome.kind === 'delivered') {
    const at = now().toISOString()
    await database.write(db =>
      db.updateTable('subscribers').set({ confirmation_sent_at: at }).where('id', '=', subscriber.id).execute(),
    )
  }
  return outcome
}
