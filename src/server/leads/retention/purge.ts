import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { confirmableSince } from '../newsletter/subscriptions.ts'
import { operatorCommand } from '../operatorCommand.ts'
import { PurgeDoubt, rememberClock, requireLikelyClock, requireLikelyShare } from './doubt.ts'

/** Months a contact submission is kept (specification §9). */
const LEAD_MONTHS = 24

/** Months an address is kept after it was unsubscribed (specification §9). */
const UNSUBSCRIBED_MONTHS = 12

/** How long used challenges and idempotency keys are kept to recognise a retry, ms. */
const RECEIPT_LIFETIME = 24 * 60 * 60 * 1000

/** Rows deleted in one transaction, so that forms are answered between two of them. */
const BATCH = 500

export interface Confirmed {
  /** Confirms that the clock is right, and that this much should be deleted. */
  clock: boolean
  /** Also delete undelivered leads past their retention period. */
  undelivered: boolean
}

export interface Purged {
  leads: number
  subscribers: number
  /** Addresses that were never confirmed. */
  unconfirmed: number
  receipts: number
  /** Leads past their retention period, kept because a delivery failed. */
  undelivered: number
}

/**
 * Deletes what is older than the privacy policy allows, with consents and deliveries.
 * @param onProgress called after each batch with the number of rows deleted
 * @throws PurgeDoubt when the clock may be wrong; then nothing is deleted
 * @throws DatabaseUnavailable
 */
export async function purge(
  database: LeadsDatabase,
  now: Date,
  confirmed: Confirmed = { clock: false, undelivered: false },
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
  await database.write(async db => {
    if (!confirmed.clock) await requireLikely(db, now)
    await rememberClock(db, now)
    // Erasures reported to the CRM; all other rows go with their lead.
    await db
      .deleteFrom('outbox')
      .where('event', 'in', ['lead.erased', 'newsletter.erased'])
      .where('state', '=', 'delivered')
      .execute()
  })
  const receiptsBefore = new Date(now.getTime() - RECEIPT_LIFETIME).toISOString()
  return {
    leads: await all(async db => {
      const old = oldLeads(db, now, confirmed.undelivered ? 'all' : 'delivered')
        .select('id')
        .limit(BATCH)
      return (await db.deleteFrom('leads').where('id', 'in', old).returning('id').execute()).length
    }),
    subscribers: await all(async db => {
      const old = formerSubscribers(db, now).select('id').limit(BATCH)
      return (await db.deleteFrom('subscribers').where('id', 'in', old).returning('id').execute()).length
    }),
    unconfirmed: await all(async db => {
      const old = db
        .selectFrom('subscribers')
        .select('id')
        .where('state', '=', 'pending')
        .where('confirmation_requested_at', '<', confirmableSince(now))
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
    undelivered: await database.read(db => count(oldLeads(db, now, 'undelivered'))),
  }
}

/**
 * What keeps the purge from its work, in a sentence for the operator each.
 * @throws DatabaseUnavailable
 */
export async function purgeObstacles(database: LeadsDatabase, now: Date): Promise<string[]> {
  return database.read(async db => {
    const obstacles: string[] = []
    try {
      await requireLikely(db, now)
    } catch (error) {
      if (!(error instanceof PurgeDoubt)) throw error
      obstacles.push(`The purge deletes nothing: ${error.message} ${CONFIRM_CLOCK}`)
    }
    const undelivered = await count(oldLeads(db, now, 'undelivered'))
    if (undelivered > 0) obstacles.push(undeliveredSentence(undelivered))
    return obstacles
  })
}

/** What the operator can do about a `PurgeDoubt`. */
export const CONFIRM_CLOCK = `Set the clock right; if it is right: ${operatorCommand} purge --confirm`

export function undeliveredSentence(leads: number): string {
  return `Leads older than ${LEAD_MONTHS} months that are kept because they were not delivered: ${leads}. Deliver them, or: ${operatorCommand} purge --undelivered`
}

async function requireLikely(db: Kysely<Tables>, now: Date): Promise<void> {
  await requireLikelyClock(db, now)
  requireLikelyShare('leads', await count(oldLeads(db, now, 'delivered')), await count(db.selectFrom('leads')))
  requireLikelyShare(
    'newsletter addresses',
    await count(formerSubscribers(db, now)),
    await count(db.selectFrom('subscribers')),
  )
}

function oldLeads(db: Kysely<Tables>, now: Date, which: 'all' | 'delivered' | 'undelivered') {
  const old = db.selectFrom('leads').where('created_at', '<', monthsBefore(now, LEAD_MONTHS).toISOString())
  if (which === 'all') return old
  return old.where(lead => {
    const open = lead.exists(
      lead
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.lead_id', '=', 'leads.id')
        .where('outbox.state', '!=', 'delivered')
        // Without a channel, leads are read in the database: they are deleted when their retention period ends.
        .where('outbox.channel', '!=', 'unassigned'),
    )
    return which === 'undelivered' ? open : lead.not(open)
  })
}

function formerSubscribers(db: Kysely<Tables>, now: Date) {
  const before = monthsBefore(now, UNSUBSCRIBED_MONTHS).toISOString()
  return db.selectFrom('subscribers').where('unsubscribed_at', '<', before)
}

async function count(rows: SelectQueryBuilder<Tables, 'leads' | 'subscribers', object>): Promise<number> {
  const { total } = await rows.select(row => row.fn.countAll().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The same time some months earlier, or the last day of a shorter month. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return before
}
