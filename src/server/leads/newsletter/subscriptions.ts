import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Locale } from '../../../content/locales/locales.ts'
import { NOTICE_VERSION } from '../../../site/forms/fields.ts'
import type { newsletterSubscription } from '../../../site/forms/schema.ts'
import type { LeadsDatabase } from '../database/database.ts'
import { emailKey } from '../database/emailKey.ts'
import type { Channel, NewsletterHistoryRow, SubscriberRow, Tables } from '../database/tables.ts'
import { enqueue } from '../delivery/enqueue.ts'
import { digest, type Fingerprint, type Recognised } from '../intake/fingerprint.ts'
import { writeOnce } from '../intake/writeOnce.ts'

/** A checked and cleaned subscription. */
export type Subscription = z.output<typeof newsletterSubscription>

/** Digest of what the visitor agreed to. */
export function subscriptionDigest(subscription: Subscription): string {
  return digest(subscription.email, subscription.source)
}

/** Days within which a subscription is confirmed, or forgotten. */
export const CONFIRMATION_DAYS = 14

/** How an address gets onto the list. */
export interface Joining {
  channels: readonly Channel[]
  /** Whether a mail asks the address to confirm; else it is subscribed at once, unless it left before. */
  confirm: boolean
}

/**
 * Records that a form asked for the newsletter, with the consent. Anyone can send anyone's address: where mail is
 * configured it is subscribed when the link in a mail confirms it; where not, at once, but an address that left stays away
 * until the operator restores it. A known and a new address run the same statements, so that neither the answer nor its
 * time reveals which it was.
 * @param locale language of the notice, null when unknown
 * @throws DatabaseUnavailable
 */
export async function recordSubscription(
  database: LeadsDatabase,
  subscription: Subscription,
  fingerprint: Fingerprint,
  locale: Locale | null,
  { channels, confirm }: Joining,
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
        state: confirm ? 'pending' : 'subscribed',
        confirmation_requested_at: confirm ? at : null,
        confirmation_sent_at: null,
      })
      // A form changes nothing about an address that is subscribed or unsubscribed.
      .onConflict(conflict =>
        conflict.column('email_key').doUpdateSet(update => ({
          locale: sql<Locale | null>`case when subscribers.state = 'subscribed' then subscribers.locale else ${update.ref('excluded.locale')} end`,
          state: sql<
            SubscriberRow['state']
          >`case when subscribers.state = 'pending' then ${update.ref('excluded.state')} else subscribers.state end`,
          confirmation_requested_at: sql<
            string | null
          >`case when subscribers.state = 'subscribed' then null else ${update.ref('excluded.confirmation_requested_at')} end`,
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
    await remember(db, subscriber.id, 'requested', at)
    const subject = { subscriberId: subscriber.id }
    // Sent only where it is true by then: see `byMail` and `byWebhook`.
    await (confirm
      ? enqueue(db, { event: 'newsletter.confirm', eventId, subject, at }, ['mail'])
      : enqueue(db, { event: 'newsletter.subscribed', eventId, subject, at }, channels))
  })
}

/** The state of a signed link: it waits for its button to be pressed, has done its work, or is not valid (any more). */
export type LinkState = 'ask' | 'done' | 'invalid'

/**
 * Subscribes an address whose confirmation is awaited. Repeating it changes nothing.
 * @returns 'invalid' when there was nothing to confirm within the last `CONFIRMATION_DAYS`
 * @throws DatabaseUnavailable
 */
export async function confirmSubscription(
  database: LeadsDatabase,
  id: string,
  channels: readonly Channel[],
  now: Date,
): Promise<LinkState> {
  return database.write(async db => {
    const state = confirmationState(await find(db, id), now)
    if (state !== 'ask') return state
    await join(db, id, 'subscribed', channels, now)
    return 'done'
  })
}

/** @throws DatabaseUnavailable */
export async function confirmLinkState(database: LeadsDatabase, id: string, now: Date): Promise<LinkState> {
  return confirmationState(await database.read(db => find(db, id)), now)
}

/**
 * An address that left, or whose person was erased, is not on the list.
 * @throws DatabaseUnavailable
 */
export async function unsubscribeLinkState(database: LeadsDatabase, id: string): Promise<LinkState> {
  const row = await database.read(db => find(db, id))
  return row && row.state !== 'left' ? 'ask' : 'done'
}

const find = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()

function confirmationState(row: SubscriberRow | undefined, now: Date): LinkState {
  if (row?.state === 'subscribed') return 'done'
  const requested = row?.confirmation_requested_at ?? ''
  return requested && requested >= confirmableSince(now) ? 'ask' : 'invalid'
}

/**
 * Puts an address that left, or that never confirmed, back on the list, on the operator's word.
 * @returns whether the address is known
 * @throws DatabaseUnavailable
 */
export async function restoreSubscription(
  database: LeadsDatabase,
  email: string,
  channels: readonly Channel[],
  now: Date,
): Promise<boolean> {
  return database.write(async db => {
    const row = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (row && row.state !== 'subscribed') await join(db, row.id, 'restored', channels, now)
    return row !== undefined
  })
}

/** A request before this time can no longer be confirmed, ISO. */
export function confirmableSince(now: Date): string {
  return new Date(now.getTime() - CONFIRMATION_DAYS * 24 * 60 * 60 * 1000).toISOString()
}

async function join(
  db: Kysely<Tables>,
  id: string,
  event: 'subscribed' | 'restored',
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('subscribers')
    .set({ state: 'subscribed', subscribed_at: at, unsubscribed_at: null, confirmation_requested_at: null })
    .where('id', '=', id)
    .execute()
  await remember(db, id, event, at)
  await enqueue(
    db,
    { event: 'newsletter.subscribed', eventId: randomUUID(), subject: { subscriberId: id }, at },
    channels,
  )
}

async function remember(
  db: Kysely<Tables>,
  subscriberId: string,
  event: NewsletterHistoryRow['event'],
  at: string,
): Promise<void> {
  await db
    .insertInto('newsletter_history')
    .values({ id: randomUUID(), subscriber_id: subscriberId, event, at })
    .execute()
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
): Promise<LinkState> {
  const at = now.toISOString()
  await database.write(async db => {
    const ended = await db
      .updateTable('subscribers')
      .set({ unsubscribed_at: at, state: 'left', confirmation_requested_at: null })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .returning('id')
      .execute()
    if (ended.length === 0) return
    await remember(db, id, 'left', at)
    const event = {
      event: 'newsletter.unsubscribed',
      eventId: randomUUID(),
      subject: { subscriberId: id },
      at,
    } as const
    await enqueue(db, event, channels)
  })
  return 'done'
}
