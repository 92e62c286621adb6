import { hkdfSync, randomBytes } from 'node:crypto'
import type { LeadsDatabase } from './database/database.ts'

/** Keys that sign what leaves the server and comes back. */
export interface Secrets {
  /** Signs challenges of the human check. */
  challenge: string
  /** Signs unsubscribe links. */
  unsubscribe: string
}

/**
 * Keys derived from the given secret, or from one that the first server made and keeps in the database, so that several
 * servers share it.
 * @throws DatabaseUnavailable
 */
export async function loadSecrets(given: string | null, database: LeadsDatabase): Promise<Secrets> {
  const secret = given ?? (await sharedSecret(database))
  return { challenge: derive(secret, 'challenge'), unsubscribe: derive(secret, 'unsubscribe') }
}

async function sharedSecret(database: LeadsDatabase): Promise<string> {
  return database.write(async db => {
    await db
      .insertInto('settings')
      .values({ name: 'secret', value: randomBytes(32).toString('base64') })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow()
    return row.value
  })
}

function derive(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'leads', purpose, 32)).toString('hex')
}
