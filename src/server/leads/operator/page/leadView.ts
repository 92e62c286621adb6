import { leadFields } from '../../../../site/forms/leadFields.ts'
import type { LeadRow, OutboxRow, Tables } from '../../database/tables.ts'
import { type Html, html } from './html.ts'
import { definitions, deliveryState, foreign, languageName, layout, link, type Place, time } from './layout.ts'
import { texts } from './texts.ts'

/** A lead with all that is kept beside it. */
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
${leadDefinitions(place, lead, consent)}
<h2>${wording.message}</h2>
${messageBox(lead)}
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
  )
}

export function messageBox({ message }: LeadRow): Html {
  return html`<p class="message" dir="auto">${message}</p>`
}

/** All that is known of a lead but its message. */
export function leadDefinitions(place: Place, lead: LeadRow, consent: Tables['consents'] | undefined): Html {
  const { locale } = place
  const wording = texts[locale]
  return definitions([
    [wording.received, time(lead.created_at)],
    ...leadFields
      .filter(({ type }) => type !== 'message')
      .map(({ title, column }) => [title[locale], lead[column] === '' ? null : foreign(lead[column])] as const),
    [wording.page, lead.page_source],
    [wording.language, languageName(lead.locale, locale)],
    [wording.check, wording.checks[lead.human_check]],
    [wording.marketing, consent?.marketing === 1 ? wording.yes : wording.no],
    [wording.notice, consent?.notice_version ?? null],
    ['ID', html`<code>${lead.id}</code>`],
  ])
}
