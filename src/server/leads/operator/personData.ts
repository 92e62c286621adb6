import type { LeadsDatabase } from '../database/database.ts'
import { emailKey } from '../database/emailKey.ts'
import type { LeadRow, NewsletterHistoryRow, OutboxRow, SubscriberRow, Tables } from '../database/tables.ts'

/** Every row about a person, as it is kept. */
export interface PersonData {
  email: string
  /** When this was put together. */
  at: string
  leads: LeadRow[]
  subscriptions: SubscriberRow[]
  newsletterHistory: NewsletterHistoryRow[]
  consents: Tables['consents'][]
  deliveries: OutboxRow[]
}

/** What is stored about the person with an address, ignoring case, oldest first; in one transaction, so that nothing is missed. */
export async function personData(database: LeadsDatabase, email: string, now: Date): Promise<PersonData> {
  const key = emailKey(email)
  return database.write(async db => {
    const leads = db.selectFrom('leads').select('id').where('email_key', '=', key)
    const subscribers = db.selectFrom('subscribers').select('id').where('email_key', '=', key)
    return {
      email: key,
      at: now.toISOString(),
      leads: await db.selectFrom('leads').selectAll().where('email_key', '=', key).orderBy('created_at').execute(),
      subscriptions: await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).execute(),
      newsletterHistory: await db
        .selectFrom('newsletter_history')
        .selectAll()
        .where('subscriber_id', 'in', subscribers)
        .orderBy('at')
        .execute(),
      consents: await db
        .selectFrom('consents')
        .selectAll()
        .where(row => row.or([row('lead_id', 'in', leads), row('subscriber_id', 'in', subscribers)]))
        .orderBy('recorded_at')
        .execute(),
      deliveries: await db
        .selectFrom('outbox')
        .selectAll()
        .where(row => row.or([row('lead_id', 'in', leads), row('subscriber_id', 'in', subscribers)]))
        .orderBy('event_at')
        .execute(),
    }
  })
}

/** Whether anything at all is kept. */
export function isKnown({ leads, subscriptions }: PersonData): boolean {
  return leads.length + subscriptions.length > 0
}

/** The file for a person who asks for their data: UTF-8 JSON. */
export function personJson(person: PersonData): string {
  return `${JSON.stringify(person, null, 2)}\n`
}
