import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How far the clock may have advanced since the last purge, days. A server purges every day. */
const LONGEST_GAP = 31

/** The largest share of a table that a purge may delete unconfirmed, unless that is `FEW` rows or fewer. */
const LARGEST_SHARE = 0.25
const FEW = 10

const DAY = 24 * 60 * 60 * 1000

/** A purge that deletes nothing until the operator confirms it: the clock, not the calendar, may be the reason for it. */
export class PurgeDoubt extends Error {
  override name = 'PurgeDoubt'
}

/** Name of the setting that holds when a purge last ran with a clock that was not in doubt. */
const CLOCK = 'purged_at'

/**
 * Looks for a clock that is far ahead of what it was, or of the newest record when there was no purge yet. Records that
 * came in since then prove nothing: the same clock dated them.
 * @throws PurgeDoubt
 */
export async function requireLikelyClock(db: Kysely<Tables>, now: Date): Promise<void> {
  const purged = await db.selectFrom('settings').select('value').where('name', '=', CLOCK).executeTakeFirst()
  const newest = await db
    .selectFrom('consents')
    .select(row => row.fn.max('recorded_at').as('at'))
    .executeTakeFirst()
  const last = purged?.value ?? newest?.at
  if (!last) return
  const days = Math.floor((now.getTime() - Date.parse(last)) / DAY)
  if (days <= LONGEST_GAP) return
  throw new PurgeDoubt(
    `The clock says ${now.toISOString().slice(0, 10)}, ${days} days after the last ${purged ? 'purge' : 'record'}.`,
  )
}

/**
 * @param expired rows that would be deleted, of `total`
 * @throws PurgeDoubt
 */
export function requireLikelyShare(what: string, expired: number, total: number): void {
  if (expired <= FEW || expired <= total * LARGEST_SHARE) return
  throw new PurgeDoubt(`${expired} of ${total} ${what} would be deleted at once.`)
}

/** Remembers that the clock was good at this time. */
export async function rememberClock(db: Kysely<Tables>, now: Date): Promise<void> {
  const value = now.toISOString()
  await db
    .insertInto('settings')
    .values({ name: CLOCK, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
