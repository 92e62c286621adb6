import type { LeadsDatabase } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'

/** A lead on one line of `leads list`. */
export interface ListedLead {
  id: string
  receivedAt: string
  form: string
  email: string
  name: string
  verified: boolean
  /** Its deliveries, e.g. `webhook delivered, mail dead (SMTP 550)`. */
  delivery: string
}

/** How many of everything there are. */
export interface Totals {
  leads: number
  subscribers: number
  pending: number
  dead: number
}

/**
 * The newest leads with the state of their deliveries.
 * @param state only those with a delivery in this state
 */
export async function listLeads(
  database: LeadsDatabase,
  limit: number,
  state?: OutboxRow['state'],
): Promise<ListedLead[]> {
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
    const outbox =
      leads.length === 0
        ? []
        : await db
            .selectFrom('outbox')
            .selectAll()
            .where(
              'lead_id',
              'in',
              leads.map(lead => lead.id),
            )
            .orderBy('channel', 'desc')
            .execute()
    return leads.map(lead => ({
      id: lead.id,
      receivedAt: lead.created_at,
      form: lead.form,
      email: lead.email,
      name: lead.name,
      verified: lead.human_check === 'passed',
      delivery: outbox
        .filter(row => row.lead_id === lead.id)
        .map(deliveryText)
        .join(', '),
    }))
  })
}

function deliveryText(row: OutboxRow): string {
  if (row.channel === 'unassigned') return 'no channel configured'
  const tries = row.state === 'pending' && row.attempts > 0 ? ` after ${row.attempts} failed` : ''
  const fault = row.last_fault !== null && row.state !== 'delivered' ? ` (${row.last_fault})` : ''
  return `${row.channel} ${row.state}${tries}${fault}`
}

/** Counts for the line below the list. */
export async function totals(database: LeadsDatabase): Promise<Totals> {
  return database.read(async db => {
    const count = async (table: 'leads' | 'subscribers') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(row => row.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
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
