import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { DatabaseUnavailable, type LeadsDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * How long SQLite itself waits for a lock, ms. It blocks the process meanwhile, so this is short; `withRetries` tries
 * again without blocking.
 */
const BUSY_TIMEOUT = 50

/** How long a transaction may wait for its turn and for the lock, ms. */
const LOCK_TIMEOUT = 2000

interface Opened {
  handle: Database.Database
  db: Kysely<Tables>
}

/**
 * The leads in an SQLite file. One connection, one transaction at a time; a commit returns after its fsync
 * (`synchronous=FULL`, asserted at every open).
 */
export function sqliteDatabase(file: string): LeadsDatabase {
  let opened: Opened | null = null
  let last: Promise<unknown> = Promise.resolve()

  /** Runs tasks one after another, in the order in which they came. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  async function connection(): Promise<Opened> {
    opened ??= await openFile(file)
    return opened
  }

  async function transaction<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const { handle, db } = await connection()
    handle.exec('begin immediate')
    try {
      const result = await work(db)
      handle.exec('commit')
      return result
    } finally {
      // A full disk rolls back by itself; then there is nothing left to roll back.
      if (handle.inTransaction) handle.exec('rollback')
    }
  }

  function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_TIMEOUT
    return inTurn(async () => {
      for (;;) {
        // Whatever queued behind a long wait gives up without touching the database.
        if (performance.now() > deadline) throw new DatabaseUnavailable(busy)
        try {
          return await task()
        } catch (error) {
          if (!isBusy(error)) throw databaseError(error)
          await wait(BUSY_TIMEOUT)
        }
      }
    })
  }

  return {
    kind: 'sqlite',
    write: work => withRetries(() => transaction(work)),
    read: work => withRetries(async () => work((await connection()).db)),
    open: () => withRetries(async () => void (await connection())),
    close: () =>
      inTurn(async () => {
        await opened?.db.destroy()
        opened?.handle.close()
        opened = null
      }),
  }
}

async function openFile(file: string): Promise<Opened> {
  if (file !== ':memory:') prepareFile(file)
  const handle = new Database(file, { timeout: BUSY_TIMEOUT })
  try {
    handle.pragma('journal_mode = WAL')
    // better-sqlite3 is built with WAL_SYNCHRONOUS=1: without this, a reopened file loses its last commits with the power.
    handle.pragma('synchronous = FULL')
    handle.pragma('foreign_keys = ON')
    // Deleted personal data is overwritten, not only unlinked.
    handle.pragma('secure_delete = ON')
    const synchronous = handle.pragma('synchronous', { simple: true })
    if (synchronous !== 2)
      throw new Error(`SQLite synchronous is ${synchronous}, expected 2 (FULL): leads would not be durable.`)
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: handle }) })
    handle.exec('begin immediate')
    await migrate(db)
    handle.exec('commit')
    await requireNotMoved(db)
    return { handle, db }
  } catch (error) {
    handle.close()
    throw error
  }
}

/** Creates a missing file for its owner only; SQLite gives the files beside it the same mode. */
function prepareFile(file: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
}

/** A file whose leads were moved to PostgreSQL takes no more of them. */
async function requireNotMoved(db: Kysely<Tables>): Promise<void> {
  const moved = await db.selectFrom('settings').select('value').where('name', '=', 'moved_at').executeTakeFirst()
  if (moved) {
    throw new Error(`The leads of this SQLite file were copied to PostgreSQL at ${moved.value}. Set DATABASE_URL.`)
  }
}

const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
}

/** Errors of SQLite and of the file system become `DatabaseUnavailable`; those of our own code stay as they are. */
function databaseError(error: unknown): unknown {
  if (error instanceof Database.SqliteError) return new DatabaseUnavailable(error)
  if (error instanceof Error && 'syscall' in error) return new DatabaseUnavailable(error)
  return error
}
