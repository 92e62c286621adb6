import type { HumanCheck } from '../check/humanCheck.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { Channel } from '../database/tables.ts'
import type { Secrets } from '../secrets.ts'
import type { LeadsSettings } from '../settings.ts'

export interface Context {
  settings: LeadsSettings
  database: LeadsDatabase
  channels: readonly Channel[]
  now: () => Date
  /** @throws DatabaseUnavailable while secrets are in a database that cannot be reached */
  secrets: () => Promise<Secrets>
  humanCheck: () => Promise<HumanCheck>
  /** Call after a commit that left something to deliver. */
  wakeDelivery: () => void
}
