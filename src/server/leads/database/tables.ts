import type { Locale } from '../../../content/locales/locales.ts'
import type { FormKind, LeadColumn } from '../../../site/forms/leadFields.ts'

/**
 * Tables, the same on SQLite and PostgreSQL: only text and integers. Times are ISO 8601 in UTC with milliseconds, so text
 * order is time order; booleans are 0 and 1.
 */
export interface Tables {
  leads: LeadRow
  subscribers: SubscriberRow
  newsletter_history: NewsletterHistoryRow
  consents: ConsentRow
  used_challenges: UsedChallengeRow
  idempotency_keys: IdempotencyKeyRow
  outbox: OutboxRow
  settings: SettingRow
}

type Flag = 0 | 1

/** The visitor's own fields are empty strings where the form left them empty. */
export interface LeadRow extends Record<LeadColumn, string> {
  id: string
  form: FormKind
  /** Lower case, for finding a person's rows. */
  email_key: string
  page_source: string
  locale: Locale
  human_check: 'passed' | 'unverified'
  created_at: string
}

export interface SubscriberRow {
  id: string
  email: string
  email_key: string
  source: string
  locale: Locale | null
  subscribed_at: string
  unsubscribed_at: string | null
  /** `pending`: never confirmed. Only `subscribed` addresses are sent anything. */
  state: 'pending' | 'subscribed' | 'left'
  /** When a form last asked for a confirmation; null when none is awaited. */
  confirmation_requested_at: string | null
  /** When the last mail asking for it was sent. */
  confirmation_sent_at: string | null
}

/** What happened to a subscription, a row each; none is ever changed. Consents are rows of `consents`. */
export interface NewsletterHistoryRow {
  id: string
  subscriber_id: string
  /** `restored`: by the operator. */
  event: 'requested' | 'subscribed' | 'left' | 'restored'
  at: string
}

/** What a person agreed to, when, and which notice they saw. */
interface ConsentRow {
  id: string
  lead_id: string | null
  subscriber_id: string | null
  contact: Flag
  marketing: Flag
  notice_version: string
  /** Language of the notice; null when unknown. */
  locale: Locale | null
  /** Time by the visitor's clock; null where the payload carries none. */
  claimed_at: string | null
  recorded_at: string
}

interface UsedChallengeRow {
  /** SHA-256 of what is unique in the token, hex. */
  digest: string
  lead_id: string
  payload_digest: string
  used_at: string
}

interface IdempotencyKeyRow {
  /** `lead:` or `subscription:` and the key the client sent. */
  key: string
  subject_id: string
  payload_digest: string
  used_at: string
}

export type Channel = 'webhook' | 'mail'

/** One delivery of one event through one channel. The event's contents are read from the lead when it is sent. */
export interface OutboxRow {
  id: string
  event:
    | 'lead.created'
    | 'newsletter.confirm'
    | 'newsletter.subscribed'
    | 'newsletter.unsubscribed'
    | 'lead.erased'
    | 'newsletter.erased'
  /** `webhook-id`: the lead's id, an id of the newsletter event, or `erased-` and the id of what was erased. */
  event_id: string
  event_at: string
  /** `unassigned` while no channel is configured; the worker assigns it when one is. */
  channel: Channel | 'unassigned'
  lead_id: string | null
  subscriber_id: string | null
  state: 'pending' | 'delivered' | 'dead'
  /** Failed attempts so far. */
  attempts: number
  next_attempt_at: string
  /** While this is in the future, a worker is attempting it. */
  leased_until: string | null
  last_fault: string | null
  delivered_at: string | null
}

interface SettingRow {
  name: string
  value: string
}
