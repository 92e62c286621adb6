import { leadFields } from '../../../site/forms/leadFields.ts'
import type { LeadsDatabase } from '../database/database.ts'
import { deliveryText } from './listLeads.ts'

/** Everything stored about a lead, a line each, the message last; null if there is no such lead. */
export async function showLead(database: LeadsDatabase, id: string): Promise<string | null> {
  return database.read(async db => {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
    if (!lead) return null
    const consent = await db.selectFrom('consents').selectAll().where('lead_id', '=', id).executeTakeFirst()
    const deliveries = await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('channel').execute()
    const lines: (readonly [label: string, value: string])[] = [
      ['Lead', lead.id],
      ['Received', lead.created_at],
      ['Form', lead.form],
      ...leadFields
        .filter(({ type }) => type !== 'message')
        .map(({ title, column }) => [title.en, lead[column]] as const),
      ['Page', lead.page_source],
      ['Language', lead.locale],
      ['Human check', lead.human_check],
      ['Marketing consent', consent?.marketing === 1 ? 'yes' : 'no'],
      ['Notice', consent?.notice_version ?? ''],
      ...deliveries.map(row => ['Delivery', deliveryText(row)] as const),
    ]
    const shown = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${printable(value)}`)
    return `${shown.join('\n')}\n\n${printable(lead.message)}`
  })
}

/** Without what a terminal would obey, and what would turn a line around; line breaks stay. */
function printable(text: string): string {
  return text.replace(/[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
