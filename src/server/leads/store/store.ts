import type { Kysely } from 'kysely'
import type { LeadsSettings } from '../settings.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The leads database. Every operation throws `StoreUnavailable` when the database cannot do it now. */
export interface Store {
  kind: 'sqlite' | 'postgres'
  /** Runs `work` in one transaction; when the promise resolves, what was written is on disk. */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  read<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Opens the database and brings its schema up to date, once; later calls return at once. */
  open(): Promise<void>
  close(): Promise<void>
}

/** The store the settings name, not yet opened: each operation opens it when nobody has. */
export function createStore(database: LeadsSettings['database']): Store {
  return database.kind === 'sqlite' ? openSqlite(database.file) : openPostgres(database.url)
}
