import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { LeadsDatabase } from './database.ts'

/**
 * The counts of the rate limit on PostgreSQL. Unlogged: they are worth a minute, and a post must not wait for a second
 * sync to disk. `resets_at` is in ms of the database's clock, which all servers share.
 */
export const rateLimitsTable = sql`
  create unlogged table if not exists rate_limits (
    client text primary key,
    requests integer not null,
    resets_at bigint not null
  )`

const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Counts a request.
 * @param client whose it is and of what kind; kept as a hash, and only until its window is over and someone else's ends
 * @param window ms
 * @returns requests in the current window, this one included, and the rest of the window, ms
 * @throws DatabaseUnavailable
 */
export async function countRequest(
  database: LeadsDatabase,
  client: string,
  window: number,
): Promise<{ current: number; ttl: number }> {
  const key = createHash('sha256').update(client).digest('base64url')
  const { rows } = await database.read(db =>
    sql<{ requests: number; ttl: string }>`
      insert into rate_limits (client, requests, resets_at) values (${key}, 1, ${now} + ${window}::bigint)
      on conflict (client) do update set
        requests = case when rate_limits.resets_at <= ${now} then 1 else rate_limits.requests + 1 end,
        resets_at = case when rate_limits.resets_at <= ${now} then ${now} + ${window}::bigint else rate_limits.resets_at end
      returning requests, greatest(resets_at - ${now}, 0)::text as ttl
    `.execute(db),
  )
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL returned no count.')
  // The first request of a window removes the rows whose window is over.
  if (row.requests === 1) await database.read(db => sql`delete from rate_limits where resets_at <= ${now}`.execute(db))
  return { current: row.requests, ttl: Number(row.ttl) }
}
