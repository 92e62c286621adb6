import type { LeadsDatabase } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'

/** Headings of `leads list`. The name comes last: see `formatTable`. */
export const LIST_HEADINGS = ['received', 'form', 'check', 'email', 'delivery', 'id', 'name']

export interface Totals {
  leads: number
  subscribers: number
  pending: number
  dead: number
}

/**
 * The newest leads with their deliveries, e.g. `webhook delivered, mail dead (SMTP 550)`, as cells below `LIST_HEADINGS`.
 * @param state only those with a delivery in this state
 */
export async function listLeads(
  database: LeadsDatabase,
  limit: number,
  state?: OutboxRow['state'],
): Promise<string[][]> {
  return database.read(async db => {
    let query = db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').limit(limit)
    if (state !== undefined) {
      query = query.where(lead =>
        lead.exists(
          lead
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.lead_id', '=', 'leads.id')
            .where('outbox.state', '=', state),
        ),
      )
    }
    const leads = await query.execute()
    const ids = leads.map(({ id }) => id)
    const outbox =
      ids.length === 0
        ? []
        : await db.selectFrom('outbox').selectAll().where('lead_id', 'in', ids).orderBy('channel', 'desc').execute()
    return leads.map(lead => [
      lead.created_at.slice(0, 16).replace('T', ' '),
      lead.form,
      lead.human_check,
      lead.email,
      outbox
        .filter(row => row.lead_id === lead.id)
        .map(deliveryText)
        .join(', '),
      lead.id,
      lead.name,
    ])
  })
}

/** How far a delivery is. */
export function deliveryText(row: OutboxRow): string {
  if (row.channel === 'unassigned') return 'no channel configured'
  const tries = row.state === 'pending' && row.attempts > 0 ? ` after ${row.attempts} failed` : ''
  const fault = row.last_fault !== null && row.state !== 'delivered' ? ` (${row.last_fault})` : ''
  return `${row.channel} ${row.state}${tries}${fault}`
}

export async function totals(database: LeadsDatabase): Promise<Totals> {
  return database.read(async db => {
    const count = async (table: 'leads' | 'subscribers') => {
      const query = db.selectFrom(table).select(row => row.fn.countAll().as('count'))
      return Number((await query.executeTakeFirstOrThrow()).count)
    }
    const states = await db
      .selectFrom('outbox')
      .select(row => ['state', row.fn.countAll().as('count')])
      .groupBy('state')
      .execute()
    const inState = (state: OutboxRow['state']) => Number(states.find(row => row.state === state)?.count ?? 0)
    return {
      leads: await count('leads'),
      subscribers: await count('subscribers'),
      pending: inState('pending'),
      dead: inState('dead'),
    }
  })
}
