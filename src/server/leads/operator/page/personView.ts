import type { Locale } from '../../../../content/locales/locales.ts'
import { locales } from '../../../../content/locales/locales.ts'
import type { Forgotten } from '../../retention/forget.ts'
import { isKnown, type PersonData } from '../personData.ts'
import { type Html, html } from './html.ts'
import { definitions, deliveryState, foreign, layout, link, type Place, time } from './layout.ts'
import { leadDefinitions, messageBox } from './leadView.ts'
import { style } from './style.ts'
import { texts } from './texts.ts'

/** Asks for the address of a person. */
export function personForm(place: Place): string {
  const wording = texts[place.locale]
  return layout(
    place,
    wording.person,
    html`<form method="post" action="${link(place, '/person')}"><label>${wording.email}<input type="email" name="email" required maxlength="254" dir="ltr" autocomplete="off"></label><p><button>${wording.show}</button></p></form>`,
  )
}

/** @param address of this page, after the language */
export function personView(place: Place, person: PersonData, address: string): string {
  const wording = texts[place.locale]
  return layout(
    place,
    wording.person,
    html`<p><strong>${foreign(person.email)}</strong></p>
${
  isKnown(person)
    ? html`<p class="actions"><a href="${link(place, `${address}/data.json`)}" download>${wording.json}</a> <a href="${link(place, `${address}/data.html`)}" download>${wording.readable}</a> <a class="dead" href="${link(place, `${address}/forget`)}">${wording.forget}</a></p>`
    : html`<p role="status">${wording.nothingKept}</p>`
}
${personSections(place, person)}`,
  )
}

/** The same as a self-contained page, for the person who asked. */
export function personFile(locale: Locale, person: PersonData): string {
  const wording = texts[locale]
  const place: Place = { locale, base: '', path: '' }
  return `<!doctype html>${
    html`<html lang="${locale}" dir="${locales[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${wording.person}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${wording.person}</h1>
<p><strong>${foreign(person.email)}</strong></p>
<p>${wording.asOf} ${time(person.at)}. ${wording.timeZone}.</p>
${isKnown(person) ? personSections(place, person) : html`<p>${wording.nothingKept}</p>`}
</main>
</body>
</html>
`.markup
  }`
}

function personSections(place: Place, person: PersonData): Html {
  const wording = texts[place.locale]
  const consentOf = (lead: string) => person.consents.find(({ lead_id }) => lead_id === lead)
  return html`${person.leads.map(
    lead => html`<section><h2>${wording.forms[lead.form]}, ${time(lead.created_at)}</h2>
${leadDefinitions(place, lead, consentOf(lead.id))}
${messageBox(lead)}</section>
`,
  )}${person.subscriptions.map(
    row => html`<section><h2>${wording.newsletter}</h2>
${definitions([
  [wording.email, foreign(row.email)],
  [wording.state, wording.subscriptionStates[row.state]],
  [wording.source, foreign(row.source)],
  [wording.received, time(row.subscribed_at)],
])}
<ul>${person.newsletterHistory.map(
      ({ event, at }) => html`<li>${time(at)} ${wording.history[event]}</li>
`,
    )}</ul></section>
`,
  )}${
    person.consents.length === 0
      ? null
      : html`<section><h2>${wording.consents}</h2>
<ul>${person.consents.map(
          row => html`<li>${time(row.recorded_at)} ${wording.consentTo(row.contact === 1, row.marketing === 1)}; ${wording.notice} ${foreign(row.notice_version)}</li>
`,
        )}</ul></section>
`
  }${
    person.deliveries.length === 0
      ? null
      : html`<section><h2>${wording.deliveries}</h2>
<ul>${person.deliveries.map(
          row => html`<li>${time(row.event_at)} ${wording.events[row.event]}: ${deliveryState(row, wording)}</li>
`,
        )}</ul></section>
`
  }`
}

/** Asks before a person is erased, and says what cannot be reached. */
export function forgetForm(place: Place, person: PersonData, address: string): string {
  const wording = texts[place.locale]
  return layout(
    place,
    wording.forgetTitle,
    html`<p><strong>${foreign(person.email)}</strong></p>
<p>${wording.willGo(person.leads.length, person.subscriptions.length)}</p>
<p>${wording.cannotReach}</p>
<ul>${wording.copies.map(copy => html`<li>${copy}</li>`)}</ul>
<form method="post" action="${link(place, `${address}/forget`)}"><p class="actions"><button class="danger">${wording.confirm}</button> <a href="${link(place, address)}">${wording.person}</a></p></form>`,
  )
}

export function forgottenView(place: Place, erased: Forgotten, cleared: boolean): string {
  const wording = texts[place.locale]
  return layout(
    place,
    wording.forgetTitle,
    html`<p role="status" class="notice">${wording.forgotten(erased.leads, erased.subscribers)}</p>
${erased.crmErasures > 0 ? html`<p>${wording.crmErasures(erased.crmErasures)}</p>` : null}
${erased.mailed > 0 ? html`<p>${wording.mailed(erased.mailed)}</p>` : null}
${cleared ? null : html`<p>${wording.notCleared}</p>`}
<p>${wording.cannotReach} ${wording.copies[0] ?? ''}.</p>
<p><a href="${link(place, '/')}">${wording.back}</a></p>`,
  )
}
