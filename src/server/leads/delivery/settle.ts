import type { LeadsDatabase } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'
import type { Outcome } from './outcome.ts'
import { nextDelay } from './schedule.ts'

/** A row and how its attempt ended. */
export interface Settled {
  row: OutboxRow
  outcome: Outcome
}

/** Records the outcomes of claimed rows in one transaction. Returns those that are now dead letters. */
export async function settle(database: LeadsDatabase, settled: readonly Settled[], now: Date): Promise<Settled[]> {
  const dead: Settled[] = []
  await database.write(async db => {
    dead.length = 0
    for (const { row, outcome } of settled) {
      const change = changeFor(row, outcome, now)
      if (change.state === 'dead') dead.push({ row, outcome })
      await db
        .updateTable('outbox')
        .set({ ...change, leased_until: null })
        .where('id', '=', row.id)
        .where('state', '=', 'pending')
        .execute()
    }
  })
  return dead
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
