import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { z } from 'zod'
import { DatabaseUnavailable, type LeadsDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import { FileMoved, fileIdentity, prepareFile, rescue } from './sqliteFile.ts'
import type { Tables } from './tables.ts'

/**
 * How long SQLite itself waits for a lock, ms. It blocks the process meanwhile, so this is short; `withRetries` tries
 * again without blocking.
 */
const BUSY_TIMEOUT = 50

/** How long a transaction may wait for its turn and for the lock, ms. */
const LOCK_TIMEOUT = 2000

/** How often emptying the write-ahead log is tried while a reader prevents it, ms. */
const CHECKPOINT_INTERVAL = 200

interface Opened {
  handle: Database.Database
  /** The file that was opened; null in memory. */
  identity: string | null
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

  /**
   * Notices that the file was removed or replaced: SQLite goes on writing to a file that no one will find again. What it
   * holds is saved, and the request is refused; the next one opens what is in place then.
   * @throws FileMoved
   */
  function requireInPlace({ handle, identity }: Opened): void {
    if (identity === null || fileIdentity(file) === identity) return
    const moved = rescue(handle, file)
    opened = null
    throw moved
  }

  async function transaction<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const open = await connection()
    const { handle, db } = open
    handle.exec('begin immediate')
    try {
      const result = await work(db)
      handle.exec('commit')
      requireInPlace(open)
      return result
    } finally {
      // A full disk rolls back by itself; then there is nothing left to roll back.
      if (handle.open && handle.inTransaction) handle.exec('rollback')
    }
  }

  async function read<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const open = await connection()
    const result = await work(open.db)
    requireInPlace(open)
    return result
  }

  /** False when another connection still reads what the log holds. */
  async function emptyLog(): Promise<boolean> {
    const { handle } = await connection()
    const [row] = checkpoint.parse(handle.pragma('wal_checkpoint(truncate)'))
    return row.busy === 0
  }

  function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + LOCK_TIMEOUT
    return inTurn(async () => {
      for (;;) {
        // A task that waited too long for its turn gives up without touching the database.
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
    read: work => withRetries(() => read(work)),
    async clearDeleted(timeout) {
      const deadline = performance.now() + timeout
      while (!(await withRetries(emptyLog))) {
        if (performance.now() > deadline) return false
        await wait(CHECKPOINT_INTERVAL)
      }
      return true
    },
    open: () => withRetries(async () => void (await connection())),
    close: () =>
      inTurn(async () => {
        if (opened === null) return
        try {
          requireInPlace(opened)
        } catch (error) {
          // The next start finds what was saved; there is no request to refuse.
          if (error instanceof FileMoved) return
          throw databaseError(error)
        }
        opened.handle.close()
        opened = null
      }),
  }
}

async function openFile(file: string): Promise<Opened> {
  if (file !== ':memory:') prepareFile(file)
  const handle = new Database(file, { timeout: BUSY_TIMEOUT })
  const identity = file === ':memory:' ? null : fileIdentity(file)
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
    return { handle, identity, db }
  } catch (error) {
    handle.close()
    throw error
  }
}

/** A file whose leads were moved to PostgreSQL accepts no more. */
async function requireNotMoved(db: Kysely<Tables>): Promise<void> {
  const moved = await db.selectFrom('settings').select('value').where('name', '=', 'moved_at').executeTakeFirst()
  if (moved) {
    throw new Error(`The leads of this SQLite file were copied to PostgreSQL at ${moved.value}. Set DATABASE_URL.`)
  }
}

/** What the pragma answers. */
const checkpoint = z.tuple([z.object({ busy: z.number() })])

const busy = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code)
}

/** Errors of SQLite and of the file system become `DatabaseUnavailable`; those of our own code stay as they are. */
function databaseError(error: unknown): unknown {
  if (error instanceof Database.SqliteError || error instanceof FileMoved) return new DatabaseUnavailable(error)
  if (error instanceof Error && 'syscall' in error) return new DatabaseUnavailable(error)
  return error
}
