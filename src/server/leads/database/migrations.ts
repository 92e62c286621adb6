import { type Kysely, sql } from 'kysely'

const tables = [
  `create table leads (
    id text primary key,
    form text not null,
    name text not null,
    email text not null,
    email_key text not null,
    company text not null,
    phone text not null,
    employees text not null,
    message text not null,
    page_source text not null,
    locale text not null,
    human_check text not null,
    created_at text not null
  )`,
  'create index leads_email_key on leads (email_key)',
  'create index leads_created_at on leads (created_at)',

  `create table subscribers (
    id text primary key,
    email text not null,
    email_key text not null unique,
    source text not null,
    locale text,
    subscribed_at text not null,
    unsubscribed_at text
  )`,

  `create table consents (
    id text primary key,
    lead_id text references leads (id) on delete cascade,
    subscriber_id text references subscribers (id) on delete cascade,
    contact integer not null,
    marketing integer not null,
    notice_version text not null,
    locale text,
    claimed_at text,
    recorded_at text not null
  )`,
  'create index consents_lead_id on consents (lead_id)',
  'create index consents_subscriber_id on consents (subscriber_id)',

  `create table used_challenges (
    digest text primary key,
    lead_id text not null,
    payload_digest text not null,
    used_at text not null
  )`,
  'create index used_challenges_lead_id on used_challenges (lead_id)',
  'create index used_challenges_used_at on used_challenges (used_at)',

  `create table idempotency_keys (
    key text primary key,
    subject_id text not null,
    payload_digest text not null,
    used_at text not null
  )`,
  'create index idempotency_keys_subject_id on idempotency_keys (subject_id)',
  'create index idempotency_keys_used_at on idempotency_keys (used_at)',

  `create table outbox (
    id text primary key,
    event text not null,
    event_id text not null,
    event_at text not null,
    channel text not null,
    lead_id text references leads (id) on delete cascade,
    subscriber_id text references subscribers (id) on delete cascade,
    state text not null,
    attempts integer not null,
    next_attempt_at text not null,
    leased_until text,
    last_fault text,
    delivered_at text
  )`,
  'create index outbox_due on outbox (state, channel, next_attempt_at)',
  'create index outbox_lead_id on outbox (lead_id)',
  'create index outbox_subscriber_id on outbox (subscriber_id)',

  'create table settings (name text primary key, value text not null)',
]

const newsletterHistory = [
  "alter table subscribers add column state text not null default 'subscribed'",
  'alter table subscribers add column confirmation_requested_at text',
  'alter table subscribers add column confirmation_sent_at text',
  `create table newsletter_history (
    id text primary key,
    subscriber_id text not null references subscribers (id) on delete cascade,
    event text not null,
    at text not null
  )`,
  'create index newsletter_history_subscriber_id on newsletter_history (subscriber_id)',
  "update subscribers set state = 'left' where unsubscribed_at is not null",
  `insert into newsletter_history (id, subscriber_id, event, at)
    select 'subscribed-' || id, id, 'subscribed', subscribed_at from subscribers`,
  `insert into newsletter_history (id, subscriber_id, event, at)
    select 'left-' || id, id, 'left', unsubscribed_at from subscribers where unsubscribed_at is not null`,
]

/** The steps of the schema, in SQL that SQLite and PostgreSQL share. They are never changed once released, only added to. */
const migrations: readonly (readonly [id: string, statements: readonly string[]])[] = [
  ['2026-11-01-tables', tables],
  ['2026-11-21-newsletter-history', newsletterHistory],
]

/**
 * Brings the schema up to date. Runs inside a transaction that holds the database's migration lock, so that of several
 * servers started at once one does the work and the others find it done.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`create table if not exists migrations (id text primary key, applied_at text not null)`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from migrations`.execute(db)
  const applied = new Set(rows.map(row => row.id))
  for (const [id, statements] of migrations) {
    if (applied.delete(id)) continue
    for (const statement of statements) await sql.raw(statement).execute(db)
    await sql`insert into migrations (id, applied_at) values (${id}, ${new Date().toISOString()})`.execute(db)
  }
  if (applied.size > 0) {
    throw new Error(
      `The database was made by a newer version of this program: it has ${[...applied].join(', ')}. Deploy that version, or restore a backup.`,
    )
  }
}
