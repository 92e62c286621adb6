import type { LeadsDatabase } from '../database/database.ts'
import type { OutboxRow } from '../database/tables.ts'
import { findLeads } from './findLeads.ts'

/** Headings of `leads list`. What visitors wrote comes last: see `formatTable`. */
export const LIST_HEADINGS = ['received', 'form', 'check', 'email', 'delivery', 'id', 'name and message']

/** Code points of the message that the list shows. */
const FIRST_WORDS = 60

export interface Totals {
  leads: number
  subscribers: number
  pending: number
  dead: number
}

/**
 * The newest leads with their deliveries, e.g. `webhook delivered, mail dead (SMTP 550)`, as cells under `LIST_HEADINGS`.
 * @param state only those with a delivery in this state
 */
export async function listLeads(
  database: LeadsDatabase,
  limit: number,
  state?: OutboxRow['state'],
): Promise<string[][]> {
  const leads = await findLeads(database, { state }, { limit })
  return leads.map(lead => [
    lead.created_at.slice(0, 16).replace('T', ' '),
    lead.form,
    lead.human_check,
    lead.email,
    lead.deliveries.map(deliveryText).join(', '),
    lead.id,
    `${lead.name}: ${firstWords(lead.message, FIRST_WORDS)}`,
  ])
}

/** The beginning of a text on one line, of whole words where it has any. */
export function firstWords(text: string, limit: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= limit) return letters.join('')
  return `${letters
    .slice(0, limit)
    .join('')
    .replace(/ [^ ]*$/, '')}…`
}

/** The state of a delivery. */
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
