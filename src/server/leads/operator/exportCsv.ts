import { leadFields } from '../../../site/forms/leadFields.ts'
import type { LeadsDatabase } from '../database/database.ts'
import type { LeadRow, SubscriberRow } from '../database/tables.ts'
import { signedLink } from '../newsletter/signedLink.ts'
import type { Keys } from '../secrets.ts'

/** Rows read at once. */
const BATCH = 500

/** Excel reads UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\ufeff'

/** What spreadsheets take for the start of a formula, also in full width. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/**
 * One line of CSV (RFC 4180, all cells quoted). Cells that a spreadsheet would run as a formula get an apostrophe in
 * front, which it shows as text.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map(cell => `"${FORMULA.test(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`)
  return `${quoted.join(',')}\r\n`
}

/** Some lines of an export, and how many of them are rows. */
export interface CsvLines {
  text: string
  rows: number
}

/** A column's heading and what is below it. */
type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string]

async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  nextBatch: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<CsvLines> {
  yield { text: BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading)), rows: 0 }
  for (let batch = await nextBatch(undefined); batch.length > 0; batch = await nextBatch(batch.at(-1))) {
    yield { text: batch.map(row => csvLine(columns.map(([, cell]) => cell(row)))).join(''), rows: batch.length }
  }
}

type ExportedLead = LeadRow & { marketing: number; notice_version: string }

const leadColumns: readonly CsvColumn<ExportedLead>[] = [
  ['id', lead => lead.id],
  ['received', lead => lead.created_at],
  ['form', lead => lead.form],
  ...leadFields.map(({ title, column }): CsvColumn<ExportedLead> => [title.en.toLowerCase(), lead => lead[column]]),
  ['page', lead => lead.page_source],
  ['language', lead => lead.locale],
  ['human check', lead => lead.human_check],
  ['marketing consent', lead => (lead.marketing === 1 ? 'yes' : 'no')],
  ['notice version', lead => lead.notice_version],
]

/** All leads as CSV, oldest first, a batch of lines at a time. */
export function exportLeads(database: LeadsDatabase): AsyncGenerator<CsvLines> {
  return csvLines(leadColumns, last =>
    database.read(db => {
      const batch = db
        .selectFrom('leads')
        .innerJoin('consents', 'consents.lead_id', 'leads.id')
        .selectAll('leads')
        .select(['consents.marketing', 'consents.notice_version'])
        .orderBy('leads.created_at')
        .orderBy('leads.id')
        .limit(BATCH)
      if (last === undefined) return batch.execute()
      return batch
        .where(row =>
          row.or([
            row('leads.created_at', '>', last.created_at),
            row.and([row('leads.created_at', '=', last.created_at), row('leads.id', '>', last.id)]),
          ]),
        )
        .execute()
    }),
  )
}

/**
 * All subscribers as CSV, those who left included, so that a mailing tool can drop them; not those who never confirmed.
 * @param links origin of the site and signing keys; without an origin the links are empty
 */
export function exportSubscribers(
  database: LeadsDatabase,
  { origin, keys }: { origin: string | null; keys: Keys },
): AsyncGenerator<CsvLines> {
  const columns: readonly CsvColumn<SubscriberRow>[] = [
    ['id', row => row.id],
    ['email', row => row.email],
    ['language', row => row.locale ?? ''],
    ['source', row => row.source],
    ['subscribed', row => row.subscribed_at],
    ['unsubscribed', row => row.unsubscribed_at ?? ''],
    ['unsubscribe link', row => (origin === null ? '' : signedLink('/unsubscribe', origin, row, keys))],
  ]
  return csvLines(columns, last =>
    database.read(db =>
      db
        .selectFrom('subscribers')
        .selectAll()
        .where('state', '!=', 'pending')
        .where('id', '>', last?.id ?? '')
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    ),
  )
}
