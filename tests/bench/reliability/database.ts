import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { leadsDatabase } from '../../../src/server/leads/database/open.ts'
import { type Cluster, createCluster } from '../../postgres/cluster.ts'

/** A database for one proof. */
export interface BenchDatabase {
  kind: 'sqlite' | 'postgres'
  env: Record<string, string>
  cluster: Cluster | null
  /** Addresses of all stored leads, as often as they are stored. */
  emails(): Promise<string[]>
  /** Rows of each table that holds what people sent, or what follows from it. */
  rows(): Promise<Record<string, number>>
  /** Deliveries that are not made yet. */
  pending(): Promise<number>
  /** `ok`, or what the database says is broken. */
  integrity(): Promise<string>
  remove(): Promise<void>
}

/** Makes a database in a new temporary folder, or in the one given. */
export async function createBenchDatabase(kind: 'sqlite' | 'postgres', folder?: string): Promise<BenchDatabase> {
  return kind === 'sqlite' ? sqlite(folder) : postgres(folder)
}

function sqlite(given?: string): BenchDatabase {
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'leads-bench-'))
  const settings = { kind: 'sqlite', file: path.join(folder, 'leads.db') } as const
  return {
    kind: 'sqlite',
    env: { LEADS_DB: settings.file },
    cluster: null,
    emails: () => readEmails(settings),
    rows: () => countRows(settings),
    pending: () => countPending(settings),
    integrity: () =>
      using(settings, async database => {
        const { rows } = await database.read(db => sql<{ integrity_check: string }>`pragma integrity_check`.execute(db))
        return rows.map(row => row.integrity_check).join('; ')
      }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function postgres(folder?: string): Promise<BenchDatabase> {
  const cluster = await createCluster(folder)
  const settings = { kind: 'postgres', url: cluster.url } as const
  return {
    kind: 'postgres',
    env: { DATABASE_URL: cluster.url },
    cluster,
    emails: () => readEmails(settings),
    rows: () => countRows(settings),
    pending: () => countPending(settings),
    integrity: () =>
      using(settings, async database => {
        await database.read(async db => {
          await sql`create extension if not exists amcheck`.execute(db)
          await sql`
            select bt_index_check(index.oid, true) from pg_class index join pg_am on pg_am.oid = index.relam
            where pg_am.amname = 'btree' and index.relkind = 'i' and index.relnamespace = 'public'::regnamespace
          `.execute(db)
        })
        return 'ok'
      }),
    remove: () => cluster.remove(),
  }
}

type Settings = Parameters<typeof leadsDatabase>[0]

async function using<Result>(
  settings: Settings,
  work: (database: ReturnType<typeof leadsDatabase>) => Promise<Result>,
): Promise<Result> {
  const database = leadsDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The server's own tables: their rows change without any message. */
const ownTables: ReadonlySet<string> = new Set(['migrations', 'settings', 'rate_limits'])

function countRows(settings: Settings): Promise<Record<string, number>> {
  return using(settings, database =>
    database.read(async db => {
      const tables = (await db.introspection.getTables()).map(({ name }) => name).filter(name => !ownTables.has(name))
      const counts: Record<string, number> = {}
      for (const table of tables.sort()) {
        const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(db)
        counts[table] = Number(rows[0]?.count)
      }
      return counts
    }),
  )
}

function countPending(settings: Settings): Promise<number> {
  return using(settings, async database => {
    const rows = await database.read(db =>
      db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute(),
    )
    return rows.length
  })
}

function readEmails(settings: Settings): Promise<string[]> {
  return using(settings, async database => {
    const rows = await database.read(db => db.selectFrom('leads').select('email').execute())
    return rows.map(row => row.email)
  })
}
