import { randomUUID } from 'node:crypto'
import type { Channel, OutboxRow } from '../database/tables.ts'

/** Something that happened and that the outside world is to learn of. */
export interface OutboxEvent {
  event: OutboxRow['event']
  eventId: string
  leadId: string | null
  subscriberId: string | null
  /** ISO time. */
  at: string
}

/** One pending row a channel; without any channel one that waits for the first to be configured. */
export function outboxRows(event: OutboxEvent, channels: readonly Channel[]): OutboxRow[] {
  const wanted: OutboxRow['channel'][] = channels.length > 0 ? [...channels] : ['unassigned']
  return wanted.map(channel => ({
    id: randomUUID(),
    event: event.event,
    event_id: event.eventId,
    event_at: event.at,
    channel,
    lead_id: event.leadId,
    subscriber_id: event.subscriberId,
    state: 'pending',
    attempts: 0,
    next_attempt_at: event.at,
    leased_until: null,
    last_fault: null,
    delivered_at: null,
  }))
}
