import { hkdfSync, randomBytes } from 'node:crypto'
import type { LeadsDatabase } from './database/database.ts'

/**
 * One key or several, newest first. What leaves the server is signed with each of them, and comes back valid when one of
 * its signatures is by one of them: so while a secret is changed, servers that have the new one already and servers that
 * do not have it yet accept each other's signatures.
 */
export type Keys = readonly [newest: string, ...earlier: string[]]

/** Keys that sign what leaves the server and comes back. */
export interface Secrets {
  /** Sign challenges of the human check. */
  challenge: Keys
  /** Sign unsubscribe links. */
  unsubscribe: Keys
  /** Sign the links that confirm a subscription. */
  confirm: Keys
}

/**
 * Keys derived from the given secrets, or from one that the first server made and keeps in the database, so that several
 * servers share it.
 * @throws DatabaseUnavailable
 */
export async function loadSecrets(given: Keys | null, database: LeadsDatabase): Promise<Secrets> {
  const secrets = given ?? ([await sharedSecret(database)] as const)
  return {
    challenge: derive(secrets, 'challenge'),
    unsubscribe: derive(secrets, 'unsubscribe'),
    confirm: derive(secrets, 'confirm'),
  }
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

function derive([newest, ...earlier]: Keys, purpose: string): Keys {
  const key = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'leads', purpose, 32)).toString('hex')
  return [key(newest), ...earlier.map(key)]
}
