import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable, type LeadsDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import { rateLimitsTable } from './rateLimits.ts'
import type { Tables } from './tables.ts'

/** Time limits, ms: a visitor waits no longer than this for a 503. */
const CONNECT_TIMEOUT = 2000
const STATEMENT_TIMEOUT = 3000

/** Key of the advisory lock: any number that all servers of this program share and other programs do not use. */
const MIGRATION_LOCK = 4_207_201_711

/** Run on every new connection: no default of client or server may weaken a commit. */
const session = [
  'set synchronous_commit to on',
  `set statement_timeout to ${STATEMENT_TIMEOUT}`,
  `set lock_timeout to ${STATEMENT_TIMEOUT}`,
  'set idle_in_transaction_session_timeout to 10000',
]

/** The leads in a PostgreSQL database, shared by any number of servers. */
export function postgresDatabase(url: string): LeadsDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // A network that drops packets raises no error.
    query_timeout: STATEMENT_TIMEOUT + 1000,
    keepAlive: true,
    application_name: 'leads',
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks between two statements of a transaction: its next statement fails instead.
  pool.on('connect', client => client.on('error', () => undefined))
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async connection => {
        for (const statement of session) await connection.executeQuery(CompiledQuery.raw(statement))
      },
    }),
  })
  let ready: Promise<void> | null = null

  function open(): Promise<void> {
    ready ??= prepare(db).catch(error => {
      ready = null
      throw databaseError(error)
    })
    return ready
  }

  async function guarded<Result>(task: () => Promise<Result>): Promise<Result> {
    await open()
    try {
      return await task()
    } catch (error) {
      throw databaseError(error)
    }
  }

  return {
    kind: 'postgres',
    write: work => guarded(() => db.transaction().execute(work)),
    read: work => guarded(() => work(db)),
    clearDeleted: async () => true,
    open,
    close: () => db.destroy(),
  }
}

async function prepare(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db)
  if (rows[0]?.fsync !== 'on') {
    throw new Error('PostgreSQL runs with fsync off: leads would not be durable. Switch it on in postgresql.conf.')
  }
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
    await migrate(transaction)
    await rateLimitsTable.execute(transaction)
  })
}

/** Errors of the server, the network and the pool become `DatabaseUnavailable`; those of our own code stay as they are. */
function databaseError(error: unknown): unknown {
  const fromDatabase =
    error instanceof pg.DatabaseError ||
    error instanceof AggregateError ||
    (error instanceof Error && ('code' in error || /timeout|terminated|connection|not queryable/i.test(error.message)))
  return fromDatabase ? new DatabaseUnavailable(error) : error
}
