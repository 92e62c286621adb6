import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Locale } from '../../../content/locales/locales.ts'
import { NOTICE_VERSION } from '../../../site/forms/fields.ts'
import type { newsletterSubscription } from '../../../site/forms/schema.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { Channel } from '../database/tables.ts'
import { enqueue } from '../delivery/enqueue.ts'
import { digest, type Fingerprint, type Recognised, writeOnce } from '../intake/fingerprint.ts'

/** A checked and cleaned subscription. */
export type Subscription = z.output<typeof newsletterSubscription>

/** Digest of what the visitor agreed to. */
export function subscriptionDigest(subscription: Subscription): string {
  return digest(subscription.email, subscription.source)
}

/**
 * Subscribes the address, writing the consent. A known and a new address run the same statements, so that neither the
 * answer nor its time reveals which it was.
 * @param locale language of the notice, null when unknown
 * @throws DatabaseUnavailable
 */
export async function recordSubscription(
  database: LeadsDatabase,
  subscription: Subscription,
  fingerprint: Fingerprint,
  locale: Locale | null,
  channels: readonly Channel[],
  now: Date,
): Promise<Recognised> {
  const at = now.toISOString()
  const eventId = randomUUID()
  return writeOnce(database, fingerprint, eventId, at, async db => {
    const subscriber = await db
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        email: subscription.email,
        email_key: subscription.email.toLowerCase(),
        source: subscription.source,
        locale,
        subscribed_at: at,
        unsubscribed_at: null,
      })
      .onConflict(conflict =>
        conflict.column('email_key').doUpdateSet(update => ({
          email: update.ref('excluded.email'),
          source: update.ref('excluded.source'),
          locale: update.ref('excluded.locale'),
          unsubscribed_at: null,
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('consents')
      .values({
        id: randomUUID(),
        lead_id: null,
        subscriber_id: subscriber.id,
        contact: 0,
        marketing: 1,
        notice_version: NOTICE_VERSION,
        locale,
        claimed_at: subscription.consent.timestamp,
        recorded_at: at,
      })
      .execute()
    const subject = { subscriberId: subscriber.id }
    await enqueue(db, { event: 'newsletter.subscribed', eventId, subject, at }, channels)
  })
}

/**
 * Ends a subscription. Repeating it, or ending that of an erased person, changes nothing.
 * @throws DatabaseUnavailable
 */
export async function unsubscribe(
  database: LeadsDatabase,
  id: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await database.write(async db => {
    const ended = await db
      .updateTable('subscribers')
      .set({ unsubscribed_at: at })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .returning('id')
      .execute()
    if (ended.length === 0) return
    const event = {
      event: 'newsletter.unsubscribed',
      eventId: randomUUID(),
      subject: { subscriberId: id },
      at,
    } as const
    await enqueue(db, event, channels)
  })
}
