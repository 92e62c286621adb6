import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The leads database. Every operation throws `DatabaseUnavailable` when the database cannot do it now. */
export interface LeadsDatabase {
  kind: 'sqlite' | 'postgres'
  /** Runs `work` in one transaction; when the promise resolves, what was written is on disk. */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  read<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Removes what deleted rows left outside the tables: SQLite's write-ahead log keeps them until it is emptied.
   * PostgreSQL does so itself (vacuum).
   * @param timeout how long to try, ms
   * @returns false if it could not be done, because another program kept reading
   */
  clearDeleted(timeout: number): Promise<boolean>
  /** Opens the database and brings its schema up to date, once; later calls return at once. */
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * The database cannot read or write now: full, locked, stopped, unreachable. The message holds a code only: drivers quote
 * row contents in theirs, and those are personal data.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    const code = errorCode(cause)
    super(`The leads database is not available (${code}).`)
    this.code = code
  }
}

/** Code of a driver's or the system's error (`SQLITE_FULL`, `57P01`, `ECONNREFUSED`), else its class name. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error instanceof AggregateError) return errorCode(error.errors[0])
  // The pool of `pg` gives its time-outs no code.
  if (/timeout|terminated/i.test(error.message)) return 'TIMEOUT'
  return error.name
}
