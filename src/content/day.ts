import { z } from 'zod'
import { lazily } from './lazily.ts'
import { msg } from './messages/msg.ts'

/** A day as YYYY-MM-DD that the calendar has. */
export const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: msg('a day such as 2026-11-01').id, abort: true })
  .refine(
    day => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    msg('a day that exists').id,
  )

/** Where the company and its visitors are: what has expired, or is not yet to be seen, follows its clocks. */
const siteTimeZone = 'Asia/Jerusalem'

/** A moment in the site's time zone: a day, which begins at midnight, or a day with its hour and minute. */
export const momentSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:[ T](?:[01]\d|2[0-3]):[0-5]\d)?$/, {
    error: msg('a day such as 2026-12-01, or a minute such as 2026-12-01 09:30').id,
    abort: true,
  })
  .refine(moment => daySchema.safeParse(moment.slice(0, 10)).success, msg('a day that exists').id)

/** The instant of such a moment, ms since 1970; of an hour that summer time leaves out, the one after it. */
export function siteInstant(moment: string): number {
  const wall = Date.parse(`${moment.slice(0, 10)}T${moment.slice(11) || '00:00'}Z`)
  const ahead = (instant: number) => Date.parse(`${siteMoment(instant).replace(' ', 'T')}Z`) - instant
  return wall - ahead(wall - ahead(wall))
}

const siteTime = lazily(
  () => new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23', timeZone: siteTimeZone }),
)

/** What the site's clocks show at an instant, as 2026-12-01 09:30. */
export function siteMoment(instant: number): string {
  return `${siteDay(new Date(instant))} ${siteTime().format(instant)}`
}

/**
 * Now, or the moment that `SITE_TIME` names: what the site will be then.
 * @throws {Error} where that is not a moment
 */
export function siteNow({ SITE_TIME }: { readonly SITE_TIME?: string | undefined } = process.env): Date {
  if (!SITE_TIME) return new Date()
  const moment = momentSchema.safeParse(SITE_TIME)
  if (moment.success) return new Date(siteInstant(moment.data))
  throw new Error(`SITE_TIME is "${SITE_TIME}": expected ${moment.error.issues[0]?.message}.`)
}

const siteDays = lazily(
  () => new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: siteTimeZone }),
)

/** The visitors' day, as 2026-11-01, the same on every machine that builds the site or writes for it. */
export function siteDay(now: Date): string {
  const parts = new Map(
    siteDays()
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
