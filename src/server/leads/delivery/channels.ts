import type { Channel } from '../database/tables.ts'
import type { LeadsSettings } from '../settings.ts'

/** Channels that are configured. */
export function configuredChannels(settings: Pick<LeadsSettings, 'webhook' | 'mail'>): Channel[] {
  return [...(settings.webhook ? (['webhook'] as const) : []), ...(settings.mail ? (['mail'] as const) : [])]
}
