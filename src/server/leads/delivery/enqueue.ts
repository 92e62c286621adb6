import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Channel, OutboxRow, Tables } from '../database/tables.ts'

/** Something that happened and that the CRM or mailbox is to be notified of. */
interface OutboxEvent {
  event: OutboxRow['event']
  eventId: string
  /** Null for erasures. */
  subject: { leadId: string } | { subscriberId: string } | null
  /** ISO time. */
  at: string
}

/** Adds one pending delivery per channel; without any channel one that waits until the first is configured. */
export async function enqueue(
  db: Kysely<Tables>,
  { event, eventId, subject, at }: OutboxEvent,
  channels: readonly Channel[],
): Promise<void> {
  const rows = (channels.length > 0 ? channels : (['unassigned'] as const)).map(
    (channel): OutboxRow => ({
      id: randomUUID(),
      event,
      event_id: eventId,
      event_at: at,
      channel,
      lead_id: subject && 'leadId' in subject ? subject.leadId : null,
      subscriber_id: subject && 'subscriberId' in subject ? subject.subscriberId : null,
      state: 'pending',
      attempts: 0,
      next_attempt_at: at,
      leased_until: null,
      last_fault: null,
      delivered_at: null,
    }),
  )
  await db.insertInto('outbox').values(rows).execute()
}
