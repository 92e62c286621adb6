import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { siteInstant } from '../../../content/day.ts'
import type { Locale } from '../../../content/locales/locales.ts'
import type { FormKind } from '../../../site/forms/leadFields.ts'
import { leadFields } from '../../../site/forms/leadFields.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { LeadRow, OutboxRow, Tables } from '../database/tables.ts'

/** Which leads to find; omitted or empty fields do not filter. */
export interface LeadFilter {
  /** Words that must all be somewhere in what the visitor wrote, in any order; or a lead's id. */
  words?: string | undefined
  form?: FormKind | undefined
  locale?: Locale | undefined
  page?: string | undefined
  /** With a delivery in this state. */
  state?: OutboxRow['state'] | undefined
  /** First and last day in the site's time zone, as 2026-11-01. */
  from?: string | undefined
  to?: string | undefined
}

/** A lead with its deliveries. */
export interface FoundLead extends LeadRow {
  deliveries: OutboxRow[]
}

/** The leads that match a filter, newest first. */
export async function findLeads(
  database: LeadsDatabase,
  filter: LeadFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FoundLead[]> {
  return database.read(async db => {
    const leads = await filtered(db.selectFrom('leads').selectAll(), filter)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    const ids = leads.map(({ id }) => id)
    const outbox =
      ids.length === 0
        ? []
        : await db.selectFrom('outbox').selectAll().where('lead_id', 'in', ids).orderBy('channel', 'desc').execute()
    return leads.map(lead => ({ ...lead, deliveries: outbox.filter(row => row.lead_id === lead.id) }))
  })
}

/** How many leads match a filter. */
export async function countLeads(database: LeadsDatabase, filter: LeadFilter): Promise<number> {
  const { count } = await database.read(db =>
    filtered(
      db.selectFrom('leads').select(row => row.fn.countAll().as('count')),
      filter,
    ).executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/** Every page that a lead was sent from. */
export async function originPages(database: LeadsDatabase): Promise<string[]> {
  const rows = await database.read(db =>
    db.selectFrom('leads').select('page_source').distinct().orderBy('page_source').execute(),
  )
  return rows.map(row => row.page_source)
}

function filtered<Output>(
  query: SelectQueryBuilder<Tables, 'leads', Output>,
  { words = '', form, locale, page, state, from, to }: LeadFilter,
): SelectQueryBuilder<Tables, 'leads', Output> {
  let narrowed = query
  for (const word of words.split(/\s+/).filter(Boolean)) narrowed = narrowed.where(lead => contains(lead, word))
  if (form) narrowed = narrowed.where('form', '=', form)
  if (locale) narrowed = narrowed.where('locale', '=', locale)
  if (page) narrowed = narrowed.where('page_source', '=', page)
  if (from) narrowed = narrowed.where('created_at', '>=', startOfDay(from))
  if (to) narrowed = narrowed.where('created_at', '<', startOfDay(to, 1))
  if (!state) return narrowed
  return narrowed.where(lead =>
    lead.exists(
      lead
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.lead_id', '=', 'leads.id')
        .where('outbox.state', '=', state),
    ),
  )
}

function contains(lead: ExpressionBuilder<Tables, 'leads'>, word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return lead.or([
    lead('id', '=', word.toLowerCase()),
    ...leadFields.map(({ column }) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
  ])
}

/** When a day in the site's time zone begins, or the one that many days later, as the database writes times. */
function startOfDay(day: string, later = 0): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + later)
  return new Date(siteInstant(date.toISOString().slice(0, 10))).toISOString()
}
