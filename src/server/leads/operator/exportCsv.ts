import type { LeadsDatabase } from '../database/database.ts'
import { unsubscribeLink } from '../newsletter/unsubscribeLink.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'

/** Rows read at once. */
const BATCH = 500

const LEAD_HEAD = [
  'id',
  'received',
  'form',
  'name',
  'email',
  'company',
  'phone',
  'employees',
  'message',
  'page',
  'language',
  'human check',
  'marketing consent',
  'notice version',
]

/** All leads as CSV, oldest first, a batch of lines at a time. */
export async function* exportLeads(database: LeadsDatabase): AsyncGenerator<{ text: string; rows: number }> {
  yield { text: BYTE_ORDER_MARK + csvLine(LEAD_HEAD), rows: 0 }
  let after = { created_at: '', id: '' }
  for (;;) {
    const batch = await database.read(db =>
      db
        .selectFrom('leads')
        .innerJoin('consents', 'consents.lead_id', 'leads.id')
        .selectAll('leads')
        .select(['consents.marketing', 'consents.notice_version'])
        .where(row =>
          row.or([
            row('leads.created_at', '>', after.created_at),
            row.and([row('leads.created_at', '=', after.created_at), row('leads.id', '>', after.id)]),
          ]),
        )
        .orderBy('leads.created_at')
        .orderBy('leads.id')
        .limit(BATCH)
        .execute(),
    )
    const last = batch.at(-1)
    if (last === undefined) return
    after = last
    const text = batch.map(lead =>
      csvLine([
        lead.id,
        lead.created_at,
        lead.form,
        lead.name,
        lead.email,
        lead.company,
        lead.phone,
        lead.employees,
        lead.message,
        lead.page_source,
        lead.locale,
        lead.human_check,
        lead.marketing === 1 ? 'yes' : 'no',
        lead.notice_version,
      ]),
    )
    yield { text: text.join(''), rows: batch.length }
  }
}

const SUBSCRIBER_HEAD = ['id', 'email', 'language', 'source', 'subscribed', 'unsubscribed', 'unsubscribe link']

/**
 * All subscribers as CSV, those who left included, so that a mailing tool can drop them.
 * @param links origin of the site and signing secret; without an origin the links are empty
 */
export async function* exportSubscribers(
  database: LeadsDatabase,
  links: { origin: string | null; secret: string },
): AsyncGenerator<{ text: string; rows: number }> {
  yield { text: BYTE_ORDER_MARK + csvLine(SUBSCRIBER_HEAD), rows: 0 }
  let after = ''
  for (;;) {
    const batch = await database.read(db =>
      db.selectFrom('subscribers').selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    )
    const last = batch.at(-1)
    if (last === undefined) return
    after = last.id
    const text = batch.map(subscriber =>
      csvLine([
        subscriber.id,
        subscriber.email,
        subscriber.locale ?? '',
        subscriber.source,
        subscriber.subscribed_at,
        subscriber.unsubscribed_at ?? '',
        links.origin === null ? '' : unsubscribeLink(links.origin, subscriber.id, subscriber.locale, links.secret),
      ]),
    )
    yield { text: text.join(''), rows: batch.length }
  }
}
