import { type LeadColumn, leadFields } from '../../../../site/forms/leadFields.ts'
import type { LeadRow, OutboxRow, Tables } from '../../database/tables.ts'
import { type Html, html } from './html.ts'
import { definitions, deliveryState, foreign, languageName, layout, link, type Place, time } from './layout.ts'
import { texts } from './texts.ts'

/** A lead with everything stored about it. */
export interface WholeLead {
  lead: LeadRow
  consent: Tables['consents'] | undefined
  deliveries: readonly OutboxRow[]
}

/** @param retried whether its deliveries were just made due again */
export function leadView(place: Place, { lead, consent, deliveries }: WholeLead, retried: boolean): string {
  const wording = texts[place.locale]
  return layout(
    place,
    wording.forms[lead.form],
    html`<p><a href="${link(place, '/')}">${wording.back}</a></p>
${retried ? html`<p role="status" class="notice">${wording.retried}</p>` : null}
<h2 class="hidden">${wording.message}</h2>
${messageBox(lead)}
${leadDefinitions(place, lead, consent, answering)}
<h2>${wording.deliveries}</h2>
<ul>
${deliveries.map(
  row => html`<li>${deliveryState(row, wording)}${row.delivered_at === null ? null : html` ${time(row.delivered_at)}`}</li>
`,
)}</ul>
${
  deliveries.some(({ state }) => state === 'dead')
    ? html`<form method="post" action="${link(place, `/leads/${lead.id}/retry`)}"><button>${wording.retry}</button></form>`
    : null
}
<form method="post" action="${link(place, '/person')}"><input type="hidden" name="email" value="${lead.email}"><button class="quiet">${wording.everything}</button></form>`,
    foreign(lead.name),
  )
}

/** A field for whoever answers: address and phone are links, and the name is the heading. */
function answering(column: LeadColumn, text: string): Html | null {
  if (column === 'name') return null
  if (column === 'email')
    return html`<a href="mailto:${encodeURIComponent(text).replaceAll('%40', '@')}">${foreign(text)}</a>`
  if (column === 'phone') return html`<a href="tel:${text.replace(/[^\d+]/g, '')}">${foreign(text)}</a>`
  return foreign(text)
}

export function messageBox({ message }: LeadRow): Html {
  return html`<p class="message" dir="auto">${message}</p>`
}

/**
 * Everything known about a lead except its message.
 * @param show what stands for a field that was filled in; null leaves it out
 */
export function leadDefinitions(
  place: Place,
  lead: LeadRow,
  consent: Tables['consents'] | undefined,
  show: (column: LeadColumn, text: string) => Html | null = (_, text) => foreign(text),
): Html {
  const { locale } = place
  const wording = texts[locale]
  return definitions([
    [wording.received, time(lead.created_at)],
    ...leadFields
      .filter(({ type }) => type !== 'message')
      .map(({ title, column }) => [title[locale], lead[column] === '' ? null : show(column, lead[column])] as const),
    [wording.form, wording.forms[lead.form]],
    [wording.page, lead.page_source],
    [wording.language, languageName(lead.locale, locale)],
    [wording.check, wording.checks[lead.human_check]],
    [wording.marketing, consent?.marketing === 1 ? wording.yes : wording.no],
    [wording.notice, consent?.notice_version ?? null],
    ['ID', html`<code>${lead.id}</code>`],
  ])
}
