import { randomUUID } from 'node:crypto'
import { parseUrl } from '../../../content/locales/urls.ts'
import { NOTICE_VERSION } from '../../../site/forms/fields.ts'
import { type LeadColumn, leadFields } from '../../../site/forms/leadFields.ts'
import type { Submission } from '../../../site/forms/schema.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { Channel, LeadRow } from '../database/tables.ts'
import { enqueue } from '../delivery/enqueue.ts'
import { digest, type Fingerprint, type Recognised } from './fingerprint.ts'
import { writeOnce } from './writeOnce.ts'

/** A checked submission on its way into the database. */
export interface Lead {
  submission: Submission
  fingerprint: Fingerprint
  humanCheck: LeadRow['human_check']
  channels: readonly Channel[]
}

/** Digest of what the visitor wrote and agreed to. */
export function leadDigest(submission: Submission): string {
  const values = leadFields.map(({ name }) => submission.formData[name])
  const consent = 'consent' in submission ? submission.consent.marketing : null
  return digest(...values, submission.pageSource, consent)
}

/**
 * Writes the rows of lead, consent and outbox and claims challenge and idempotency key, all in one transaction: a lead is
 * acknowledged only once it is durable. Both `new` and `retry` mean that the lead is stored.
 * @throws DatabaseUnavailable
 */
export async function recordLead(database: LeadsDatabase, lead: Lead, now: Date): Promise<Recognised> {
  const { submission } = lead
  const id = randomUUID()
  const at = now.toISOString()
  // The page that sent it had the consent notice on it, in its own language.
  const { locale } = parseUrl(submission.pageSource)
  const consent = 'consent' in submission ? submission.consent : null
  return writeOnce(database, lead.fingerprint, id, at, async db => {
    await db
      .insertInto('leads')
      .values({
        id,
        form: formOf(submission),
        ...leadColumns(submission),
        email_key: submission.formData.email.toLowerCase(),
        page_source: submission.pageSource,
        locale,
        human_check: lead.humanCheck,
        created_at: at,
      })
      .execute()
    await db
      .insertInto('consents')
      .values({
        id: randomUUID(),
        lead_id: id,
        subscriber_id: null,
        // The home form's payload carries no consent, but its button works only with the box ticked (specification §4).
        contact: 1,
        marketing: consent?.marketing ? 1 : 0,
        notice_version: NOTICE_VERSION,
        locale,
        claimed_at: consent?.timestamp ?? null,
        recorded_at: at,
      })
      .execute()
    await enqueue(db, { event: 'lead.created', eventId: id, subject: { leadId: id }, at }, lead.channels)
  })
}

/** The form that sent it: without consent the home form, from the store the quote form, else the standalone form. */
function formOf(submission: Submission): LeadRow['form'] {
  if (!('consent' in submission)) return 'home'
  return /^\/store(?:\/|$)/.test(parseUrl(submission.pageSource).path) ? 'quote' : 'standalone'
}

function leadColumns({ formData }: Submission): Record<LeadColumn, string> {
  return Object.fromEntries(leadFields.map(({ name, column }) => [column, formData[name]])) as Record<
    LeadColumn,
    string
  >
}
