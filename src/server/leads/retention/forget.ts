import type { LeadsDatabase } from '../database/database.ts'

export interface Forgotten {
  leads: number
  subscribers: number
}

/**
 * Erases a person: every lead and subscription of the address, whatever its capitals, with consents, deliveries and
 * receipts.
 * @throws DatabaseUnavailable
 */
export async function forget(database: LeadsDatabase, email: string): Promise<Forgotten> {
  const key = email.normalize('NFC').trim().toLowerCase()
  return database.write(async db => {
    const leads = db.selectFrom('leads').select('id').where('email_key', '=', key)
    const events = db
      .selectFrom('outbox')
      .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
      .select('outbox.event_id')
      .where('subscribers.email_key', '=', key)
    await db.deleteFrom('used_challenges').where('lead_id', 'in', leads).execute()
    await db.deleteFrom('idempotency_keys').where('subject_id', 'in', leads).execute()
    await db.deleteFrom('idempotency_keys').where('subject_id', 'in', events).execute()
    const erasedLeads = await db.deleteFrom('leads').where('email_key', '=', key).returning('id').execute()
    const erasedSubscribers = await db.deleteFrom('subscribers').where('email_key', '=', key).returning('id').execute()
    return { leads: erasedLeads.length, subscribers: erasedSubscribers.length }
  })
}
