import type { Kysely } from 'kysely'
import type { Locale } from '../../../content/locales/locales.ts'
import { mapLeadFields } from '../../../site/forms/leadFields.ts'
import type { LeadRow, OutboxRow, SubscriberRow, Tables } from '../database/tables.ts'
import { signedLink } from '../newsletter/signedLink.ts'
import type { Keys } from '../secrets.ts'
import type { WebhookMessage } from './webhook.ts'

/** The lead or subscriber of an outbox row, read when it is sent, so that an erased person's data is not sent. */
export type Subject =
  | { kind: 'lead'; lead: LeadRow; consent: { marketing: boolean; noticeVersion: string; locale: Locale | null } }
  | { kind: 'subscriber'; subscriber: SubscriberRow }
  /** All that is sent about an erased person: the id that the receiver knows. */
  | { kind: 'erased'; id: string }

/** Before the id of what was erased, in an outbox row's `event_id`. */
export const ERASED = 'erased-'

/** Reads the row's subject; null when it was erased. */
export async function readSubject(db: Kysely<Tables>, row: OutboxRow): Promise<Subject | null> {
  if (row.lead_id !== null) {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', row.lead_id).executeTakeFirst()
    const consent = await db.selectFrom('consents').selectAll().where('lead_id', '=', row.lead_id).executeTakeFirst()
    if (!lead || !consent) return null
    return {
      kind: 'lead',
      lead,
      consent: { marketing: consent.marketing === 1, noticeVersion: consent.notice_version, locale: consent.locale },
    }
  }
  if (row.event === 'lead.erased' || row.event === 'newsletter.erased') {
    return { kind: 'erased', id: row.event_id.replace(ERASED, '') }
  }
  if (row.subscriber_id === null) return null
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', row.subscriber_id)
    .executeTakeFirst()
  return subscriber ? { kind: 'subscriber', subscriber } : null
}

/** What unsubscribe links are made of; without an origin there are none. */
export interface LinkSettings {
  origin: string | null
  keys: Keys
}

/** Body of the webhook: `type`, `timestamp`, `data`, as Standard Webhooks advises. */
export function webhookMessage(row: OutboxRow, subject: Subject, links: LinkSettings): WebhookMessage {
  return {
    id: row.event_id,
    body: JSON.stringify({ type: row.event, timestamp: row.event_at, data: dataOf(subject, links) }),
  }
}

function dataOf(subject: Subject, links: LinkSettings): Record<string, unknown> {
  switch (subject.kind) {
    case 'lead':
      return leadData(subject)
    case 'subscriber':
      return subscriberData(subject.subscriber, links)
    case 'erased':
      return { id: subject.id }
  }
}

function leadData({ lead, consent }: Extract<Subject, { kind: 'lead' }>): Record<string, unknown> {
  return {
    id: lead.id,
    form: lead.form,
    ...mapLeadFields(({ column }) => lead[column]),
    pageSource: lead.page_source,
    locale: lead.locale,
    verified: lead.human_check === 'passed',
    createdAt: lead.created_at,
    consent: { contact: true, ...consent },
  }
}

function subscriberData(subscriber: SubscriberRow, { origin, keys }: LinkSettings): Record<string, unknown> {
  return {
    id: subscriber.id,
    email: subscriber.email,
    source: subscriber.source,
    locale: subscriber.locale,
    subscribed: subscriber.state === 'subscribed',
    unsubscribeUrl: origin === null ? null : signedLink('/unsubscribe', origin, subscriber, keys),
  }
}
