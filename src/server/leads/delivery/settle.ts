import type { LeadsDatabase } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'
import type { Outcome } from './outcome.ts'
import { nextDelay } from './schedule.ts'

/** A row and how its attempt ended. */
export interface Settled {
  row: OutboxRow
  outcome: Outcome
  /** Whether it failed for the last time. */
  dead: boolean
}

/**
 * Records how the attempt of a claimed row ended.
 * @throws DatabaseUnavailable
 */
export async function settle(database: LeadsDatabase, row: OutboxRow, outcome: Outcome, now: Date): Promise<Settled> {
  const change = changeFor(row, outcome, now)
  await database.write(async db => {
    await db
      .updateTable('outbox')
      .set({ ...change, leased_until: null })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .execute()
  })
  return { row, outcome, dead: change.state === 'dead' }
}

function changeFor(row: OutboxRow, outcome: Outcome, now: Date): Partial<OutboxRow> {
  if (outcome.kind === 'delivered') {
    return { state: 'delivered', delivered_at: now.toISOString(), last_fault: null }
  }
  if (outcome.kind === 'interrupted') return {}
  const attempts = row.attempts + 1
  const delay = nextDelay(attempts, outcome.retryAfter, Math.random())
  if (delay === null) return { state: 'dead', attempts, last_fault: outcome.fault }
  return {
    attempts,
    last_fault: outcome.fault,
    next_attempt_at: new Date(now.getTime() + delay).toISOString(),
  }
}
