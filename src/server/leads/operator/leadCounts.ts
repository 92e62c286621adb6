import { type Kysely, sql } from 'kysely'
import { siteDay } from '../../../content/day.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** A name and how many leads it has. */
export interface Count {
  name: string
  count: number
}

/** Leads of a period, grouped; days in order, all else largest first. */
export interface LeadCounts {
  total: number
  /** Every day of the period in the site's time zone, including those without leads. */
  days: Count[]
  form: Count[]
  page: Count[]
  locale: Count[]
}

const DAY = 24 * 60 * 60 * 1000

/** Counts the leads of that many days, today's included. */
export async function leadCounts(database: LeadsDatabase, now: Date, days: number): Promise<LeadCounts> {
  const names = lastDays(now, days)
  // Half a day more on each side of the first midnight than any clock differs from UTC; what is too much is dropped below.
  const since = new Date(now.getTime() - (days + 1) * DAY).toISOString()
  const rows = await database.read(db => countByHour(db, since))
  const known = new Map<string, number>(names.map(name => [name, 0]))
  const counts = { form: new Map<string, number>(), page: new Map<string, number>(), locale: new Map<string, number>() }
  let total = 0
  for (const { hour, form, page, locale, count } of rows) {
    // The site's clocks differ from UTC by whole hours.
    const day = siteDay(new Date(`${hour}:00:00Z`))
    const before = known.get(day)
    if (before === undefined) continue
    known.set(day, before + count)
    total += count
    for (const [by, name] of [
      ['form', form],
      ['page', page],
      ['locale', locale],
    ] as const) {
      counts[by].set(name, (counts[by].get(name) ?? 0) + count)
    }
  }
  return {
    total,
    days: [...known].map(([name, count]) => ({ name, count })),
    form: largestFirst(counts.form),
    page: largestFirst(counts.page),
    locale: largestFirst(counts.locale),
  }
}

async function countByHour(db: Kysely<Tables>, since: string) {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const rows = await db
    .selectFrom('leads')
    .select(row => [hour.as('hour'), 'form', 'page_source as page', 'locale', row.fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .groupBy([hour, 'form', 'page_source', 'locale'])
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}

/** Names of the last days, the oldest first. */
function lastDays(now: Date, days: number): string[] {
  const noon = Date.parse(`${siteDay(now)}T12:00:00Z`)
  return Array.from({ length: days }, (_, index) =>
    new Date(noon - (days - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

function largestFirst(counts: ReadonlyMap<string, number>): Count[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}
