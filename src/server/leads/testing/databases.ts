import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { LeadsSettings } from '../settings.ts'

/** A database for a single test. */
export interface TestDatabase {
  settings: LeadsSettings['database']
  remove(): Promise<void>
}

/** A kind of database and how to make one; the tests of the forms run on each kind there is. */
export interface TestDatabaseKind {
  kind: 'sqlite' | 'postgres'
  create(): Promise<TestDatabase>
}

/** SQLite always; PostgreSQL when `TEST_DATABASE_URL` names a server on which databases may be created. */
export function testDatabases(): TestDatabaseKind[] {
  const url = process.env.TEST_DATABASE_URL
  return [
    { kind: 'sqlite', create: createSqlite },
    ...(url ? [{ kind: 'postgres' as const, create: () => createPostgres(url) }] : []),
  ]
}

async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-test-'))
  return {
    settings: { kind: 'sqlite', file: path.join(folder, 'leads.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function createPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `leads_test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    settings: { kind: 'postgres', url: url.href },
    remove: () => administer(serverUrl, `drop database ${name} with (force)`),
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
