import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import { emailKey } from '../database/emailKey.ts'
import type { Tables } from '../database/tables.ts'
import { enqueue } from '../delivery/enqueue.ts'
import { ERASED } from '../delivery/event.ts'

export interface Forgotten {
  leads: number
  subscribers: number
  /** Erasure messages queued for the CRM, one for each record that it may have. */
  crmErasures: number
  /** Mails about the person that were delivered to a mailbox. */
  mailed: number
}

/**
 * Erases a person: every lead and subscription of the address, ignoring case, with consents, deliveries and
 * receipts. Notifies the CRM of each that it may have received.
 * @throws DatabaseUnavailable
 */
export async function forget(database: LeadsDatabase, email: string, now: Date): Promise<Forgotten> {
  const key = emailKey(email)
  return database.write(async db => {
    const leads = db.selectFrom('leads').select('id').where('email_key', '=', key)
    const events = db
      .selectFrom('outbox')
      .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
      .select('outbox.event_id')
      .where('subscribers.email_key', '=', key)
    const sent = await sentTo(db, key)
    await db.deleteFrom('used_challenges').where('lead_id', 'in', leads).execute()
    await db.deleteFrom('idempotency_keys').where('subject_id', 'in', leads).execute()
    await db.deleteFrom('idempotency_keys').where('subject_id', 'in', events).execute()
    const erasedLeads = await db.deleteFrom('leads').where('email_key', '=', key).returning('id').execute()
    const erasedSubscribers = await db.deleteFrom('subscribers').where('email_key', '=', key).returning('id').execute()
    const at = now.toISOString()
    const erased = [
      ...erasedLeads.map(({ id }) => ({ event: 'lead.erased', id }) as const),
      ...erasedSubscribers.map(({ id }) => ({ event: 'newsletter.erased', id }) as const),
    ].filter(({ id }) => sent.some(row => row.channel === 'webhook' && row.subject === id))
    for (const { event, id } of erased) {
      await enqueue(db, { event, eventId: ERASED + id, subject: null, at }, ['webhook'])
    }
    return {
      leads: erasedLeads.length,
      subscribers: erasedSubscribers.length,
      crmErasures: erased.length,
      mailed: sent.filter(row => row.channel === 'mail' && row.state === 'delivered').length,
    }
  })
}

/** Deliveries about a person that were attempted; one that failed may have arrived all the same. */
async function sentTo(db: Kysely<Tables>, key: string) {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select(['outbox.channel', 'outbox.state', 'outbox.lead_id', 'outbox.subscriber_id'])
    .where(row => row.or([row('leads.email_key', '=', key), row('subscribers.email_key', '=', key)]))
    .where(row =>
      row.or([
        row('outbox.state', '!=', 'pending'),
        row('outbox.attempts', '>', 0),
        row('outbox.leased_until', 'is not', null),
      ]),
    )
    .execute()
  return rows.map(({ channel, state, lead_id, subscriber_id }) => ({
    channel,
    state,
    subject: lead_id ?? subscriber_id,
  }))
}
