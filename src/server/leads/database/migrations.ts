import { type Kysely, sql } from 'kysely'

type Schema = Kysely<unknown>

/** A step of the schema. Steps are never changed once released, only added. */
interface Migration {
  id: string
  up: (db: Schema) => Promise<void>
}

const text = 'text' as const
const integer = 'integer' as const

async function tables(db: Schema): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('form', text, column => column.notNull())
    .addColumn('name', text, column => column.notNull())
    .addColumn('email', text, column => column.notNull())
    .addColumn('email_key', text, column => column.notNull())
    .addColumn('company', text, column => column.notNull())
    .addColumn('phone', text, column => column.notNull())
    .addColumn('employees', text, column => column.notNull())
    .addColumn('message', text, column => column.notNull())
    .addColumn('page_source', text, column => column.notNull())
    .addColumn('locale', text, column => column.notNull())
    .addColumn('human_check', text, column => column.notNull())
    .addColumn('created_at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('leads_email_key').on('leads').column('email_key').execute()
  await db.schema.createIndex('leads_created_at').on('leads').column('created_at').execute()

  await db.schema
    .createTable('subscribers')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('email', text, column => column.notNull())
    .addColumn('email_key', text, column => column.notNull().unique())
    .addColumn('source', text, column => column.notNull())
    .addColumn('locale', text)
    .addColumn('subscribed_at', text, column => column.notNull())
    .addColumn('unsubscribed_at', text)
    .execute()

  await db.schema
    .createTable('consents')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('lead_id', text, column => column.references('leads.id').onDelete('cascade'))
    .addColumn('subscriber_id', text, column => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('contact', integer, column => column.notNull())
    .addColumn('marketing', integer, column => column.notNull())
    .addColumn('notice_version', text, column => column.notNull())
    .addColumn('locale', text)
    .addColumn('claimed_at', text)
    .addColumn('recorded_at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('consents_lead_id').on('consents').column('lead_id').execute()
  await db.schema.createIndex('consents_subscriber_id').on('consents').column('subscriber_id').execute()

  await db.schema
    .createTable('used_challenges')
    .addColumn('digest', text, column => column.primaryKey())
    .addColumn('lead_id', text, column => column.notNull())
    .addColumn('payload_digest', text, column => column.notNull())
    .addColumn('used_at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('used_challenges_lead_id').on('used_challenges').column('lead_id').execute()
  await db.schema.createIndex('used_challenges_used_at').on('used_challenges').column('used_at').execute()

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', text, column => column.primaryKey())
    .addColumn('subject_id', text, column => column.notNull())
    .addColumn('payload_digest', text, column => column.notNull())
    .addColumn('used_at', text, column => column.notNull())
    .execute()
  await db.schema.createIndex('idempotency_keys_subject_id').on('idempotency_keys').column('subject_id').execute()
  await db.schema.createIndex('idempotency_keys_used_at').on('idempotency_keys').column('used_at').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('event', text, column => column.notNull())
    .addColumn('event_id', text, column => column.notNull())
    .addColumn('event_at', text, column => column.notNull())
    .addColumn('channel', text, column => column.notNull())
    .addColumn('lead_id', text, column => column.references('leads.id').onDelete('cascade'))
    .addColumn('subscriber_id', text, column => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('state', text, column => column.notNull())
    .addColumn('attempts', integer, column => column.notNull())
    .addColumn('next_attempt_at', text, column => column.notNull())
    .addColumn('leased_until', text)
    .addColumn('last_fault', text)
    .addColumn('delivered_at', text)
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'channel', 'next_attempt_at']).execute()
  await db.schema.createIndex('outbox_lead_id').on('outbox').column('lead_id').execute()
  await db.schema.createIndex('outbox_subscriber_id').on('outbox').column('subscriber_id').execute()

  await db.schema
    .createTable('settings')
    .addColumn('name', text, column => column.primaryKey())
    .addColumn('value', text, column => column.notNull())
    .execute()
}

async function newsletterHistory(db: Schema): Promise<void> {
  await db.schema
    .alterTable('subscribers')
    .addColumn('state', text, column => column.notNull().defaultTo('subscribed'))
    .execute()
  await db.schema.alterTable('subscribers').addColumn('confirmation_requested_at', text).execute()
  await db.schema.alterTable('subscribers').addColumn('confirmation_sent_at', text).execute()
  await db.schema
    .createTable('newsletter_history')
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('subscriber_id', text, column => column.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('event', text, column => column.notNull())
    .addColumn('at', text, column => column.notNull())
    .execute()
  await db.schema
    .createIndex('newsletter_history_subscriber_id')
    .on('newsletter_history')
    .column('subscriber_id')
    .execute()
  await sql`update subscribers set state = 'left' where unsubscribed_at is not null`.execute(db)
  await sql`
    insert into newsletter_history (id, subscriber_id, event, at)
    select 'subscribed-' || id, id, 'subscribed', subscribed_at from subscribers
  `.execute(db)
  await sql`
    insert into newsletter_history (id, subscriber_id, event, at)
    select 'left-' || id, id, 'left', unsubscribed_at from subscribers where unsubscribed_at is not null
  `.execute(db)
}

const migrations: readonly Migration[] = [
  { id: '2026-11-01-tables', up: tables },
  { id: '2026-11-21-newsletter-history', up: newsletterHistory },
]

/**
 * Brings the schema up to date. Runs inside a transaction that holds the database's migration lock, so that of several
 * servers started at once one does the work and the others find it done.
 */
export async function migrate<Tables>(typed: Kysely<Tables>): Promise<void> {
  // The schema's types describe its last step; a migration works on what was there before it.
  const db = typed as unknown as Schema
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('id', text, column => column.primaryKey())
    .addColumn('applied_at', text, column => column.notNull())
    .execute()
  const { rows } = await sql<{ id: string }>`select id from migrations`.execute(db)
  const applied = new Set(rows.map(row => row.id))
  for (const migration of migrations) {
    if (applied.delete(migration.id)) continue
    await migration.up(db)
    await sql`insert into migrations (id, applied_at) values (${migration.id}, ${new Date().toISOString()})`.execute(db)
  }
  if (applied.size > 0) {
    throw new Error(
      `The database was made by a newer version of this program: it has ${[...applied].join(', ')}. Deploy that version, or restore a backup.`,
    )
  }
}
