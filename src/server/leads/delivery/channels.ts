import type { LeadsSettings } from '../settings.ts'
import type { Channel } from '../store/tables.ts'

/** Channels that are configured. */
export function configuredChannels(settings: Pick<LeadsSettings, 'webhook' | 'mail'>): Channel[] {
  return [...(settings.webhook ? (['webhook'] as const) : []), ...(settings.mail ? (['mail'] as const) : [])]
}
