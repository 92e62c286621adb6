import type { Kysely } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** Months a contact submission is kept (specification §9). */
const LEAD_MONTHS = 24

/** Months an address is kept after it was unsubscribed (specification §9). */
const UNSUBSCRIBED_MONTHS = 12

/** How long used challenges and idempotency keys are kept to recognise a retry, ms. */
const RECEIPT_LIFETIME = 24 * 60 * 60 * 1000

/** Rows deleted in one transaction, so that forms are answered between two of them. */
const BATCH = 500

export interface Purged {
  leads: number
  subscribers: number
  receipts: number
}

/**
 * Deletes what is older than the privacy policy allows, with consents and deliveries, whatever their state.
 * @param onProgress called after each batch with the number of rows deleted
 * @throws DatabaseUnavailable
 */
export async function purge(
  database: LeadsDatabase,
  now: Date,
  onProgress: (deleted: number) => void = () => {},
): Promise<Purged> {
  let deleted = 0
  const all = async (batch: (db: Kysely<Tables>) => Promise<number>) => {
    let sum = 0
    for (;;) {
      const count = await database.write(batch)
      sum += count
      deleted += count
      if (count > 0) onProgress(deleted)
      if (count < BATCH) return sum
    }
  }
  const leadsBefore = monthsBefore(now, LEAD_MONTHS).toISOString()
  const unsubscribedBefore = monthsBefore(now, UNSUBSCRIBED_MONTHS).toISOString()
  const receiptsBefore = new Date(now.getTime() - RECEIPT_LIFETIME).toISOString()
  return {
    leads: await all(async db => {
      const old = db.selectFrom('leads').select('id').where('created_at', '<', leadsBefore).limit(BATCH)
      return (await db.deleteFrom('leads').where('id', 'in', old).returning('id').execute()).length
    }),
    subscribers: await all(async db => {
      const old = db
        .selectFrom('subscribers')
        .select('id')
        .where('unsubscribed_at', '<', unsubscribedBefore)
        .limit(BATCH)
      return (await db.deleteFrom('subscribers').where('id', 'in', old).returning('id').execute()).length
    }),
    receipts:
      (await all(async db => {
        const old = db.selectFrom('used_challenges').select('digest').where('used_at', '<', receiptsBefore).limit(BATCH)
        return (await db.deleteFrom('used_challenges').where('digest', 'in', old).returning('digest').execute()).length
      })) +
      (await all(async db => {
        const old = db.selectFrom('idempotency_keys').select('key').where('used_at', '<', receiptsBefore).limit(BATCH)
        return (await db.deleteFrom('idempotency_keys').where('key', 'in', old).returning('key').execute()).length
      })),
  }
}

/** The same moment some months earlier, or the last day of a shorter month. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return before
}
