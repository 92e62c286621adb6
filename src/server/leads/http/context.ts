import type { HumanCheck } from '../check/humanCheck.ts'
import type { Secrets } from '../secrets.ts'
import type { LeadsSettings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { Channel } from '../store/tables.ts'

/** What the routes work with. */
export interface Context {
  settings: LeadsSettings
  store: Store
  channels: readonly Channel[]
  now: () => Date
  /** @throws StoreUnavailable while secrets are in a database that cannot be reached */
  secrets: () => Promise<Secrets>
  humanCheck: () => Promise<HumanCheck>
  /** Called after a commit that left something to deliver. */
  stored: () => void
}
