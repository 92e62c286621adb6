import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { LeadsDatabase } from '../database/database.ts'
import { leadsDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

/** In the order in which rows can be inserted: referenced tables come first. */
const TABLES = [
  'leads',
  'subscribers',
  'newsletter_history',
  'consents',
  'used_challenges',
  'idempotency_keys',
  'outbox',
] as const satisfies readonly (keyof Tables)[]

/** Rows copied at once. */
const BATCH = 500

/**
 * Moves everything from an SQLite file to an empty PostgreSQL in one transaction, signing secret included, so that unsubscribe
 * links already sent stay valid. The file is locked meanwhile and closed to new leads afterwards: a server still
 * running on it answers 503, which the forms survive, instead of taking leads that would be lost.
 * @returns rows copied
 * @throws Error when the target holds leads already, or holds other rows than the source afterwards
 */
export async function moveToPostgres(
  file: string,
  target: LeadsDatabase,
  onProgress: (rows: number) => void,
): Promise<number> {
  const source = leadsDatabase({ kind: 'sqlite', file })
  try {
    return await source.write(async from => {
      const copied = await target.write(to => copyAll(from, to, onProgress))
      await closeSource(from)
      return copied
    })
  } finally {
    await source.close()
  }
}

/**
 * The same from a backup, which stays as it is: opening it would migrate it and change its journal. What is opened is a copy
 * that goes away afterwards.
 */
export async function copyBackup(
  file: string,
  target: LeadsDatabase,
  onProgress: (rows: number) => void,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-copy-'))
  try {
    const copy = path.join(folder, 'leads.db')
    copyFileSync(file, copy)
    return await moveToPostgres(copy, target, onProgress)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function copyAll(from: Kysely<Tables>, to: Kysely<Tables>, onProgress: (rows: number) => void): Promise<number> {
  await requireEmpty(to)
  let rows = 0
  for (const table of TABLES) {
    await copyTable(from, to, table, count => {
      rows += count
      onProgress(rows)
    })
  }
  for (const setting of await from.selectFrom('settings').selectAll().execute()) {
    await to
      .insertInto('settings')
      .values(setting)
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: setting.value }))
      .execute()
  }
  return rows
}

async function requireEmpty(target: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const row = await target.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst()
    if (row !== undefined) {
      throw new Error(
        `The PostgreSQL database already has rows in "${table}". Copy into an empty one; nothing was changed.`,
      )
    }
  }
}

async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: (typeof TABLES)[number],
  onRows: (count: number) => void,
): Promise<void> {
  let after = 0
  let copied = 0
  for (;;) {
    const { rows } = await sql<Record<string, unknown> & { rowid_: number }>`
      select rowid as rowid_, * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${BATCH}
    `.execute(from)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.rowid_
    await insert(
      to,
      table,
      rows.map(({ rowid_: _, ...row }) => row),
    )
    copied += rows.length
    onRows(rows.length)
  }
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(to)
  if (Number(rows[0]?.count) !== copied) {
    throw new Error(
      `"${table}" has ${rows[0]?.count} rows in PostgreSQL, expected ${copied}. Nothing was kept; try again.`,
    )
  }
}

async function insert(to: Kysely<Tables>, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}`.execute(
    to,
  )
}

async function closeSource(source: Kysely<Tables>): Promise<void> {
  for (const table of ['leads', 'subscribers', 'outbox']) {
    await sql`
      create trigger ${sql.ref(`${table}_moved`)} before insert on ${sql.table(table)}
      begin select raise(abort, 'moved to PostgreSQL'); end
    `.execute(source)
  }
  await source.insertInto('settings').values({ name: 'moved_at', value: new Date().toISOString() }).execute()
}
