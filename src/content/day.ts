import { z } from 'zod'

/** A day as YYYY-MM-DD that the calendar has. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day such as 2026-11-01', abort: true })
  .refine(
    day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    'a day that the calendar has',
  )

/** Where the company and its visitors are: what has expired, or is not yet to be seen, follows its clocks. */
const siteTimeZone = 'Asia/Jerusalem'

/** The visitors' day, as 2026-11-01, the same on every machine that builds the site. */
export const siteDay = (now: Date): string => dayIn(now, siteTimeZone)

/** The day of a clock in a time zone, by default the machine's, which is a writer's own; as 2026-11-01. */
export function dayIn(now: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
