import { localeCodes } from '../../../../content/locales/locales.ts'
import type { FoundLead, LeadFilter } from '../findLeads.ts'
import { firstWords, type Totals } from '../listLeads.ts'
import { type Html, html } from './html.ts'
import { deliveryState, foreign, languageName, layout, link, type Place, time } from './layout.ts'
import { type Texts, texts } from './texts.ts'

/** Leads on one page. */
export const PAGE_SIZE = 50

/** Code points of a message that the list shows. */
const FIRST_WORDS = 140

export interface LeadListing {
  filter: LeadFilter
  /** Address of these leads without a page's number. */
  address: string
  leads: readonly FoundLead[]
  /** How many match the filter. */
  count: number
  /** From 1. */
  page: number
  totals: Totals
  /** Every page that a lead was sent from. */
  origins: readonly string[]
}

export function leadList(place: Place, listing: LeadListing): string {
  const { locale } = place
  const wording = texts[locale]
  const { leads, count, totals, filter } = listing
  return layout(
    place,
    wording.title,
    html`${filterForm(place, listing)}
<p role="status"><strong>${count === 0 ? wording.none : wording.found(count)}</strong> · ${wording.totals(totals.subscribers, totals.pending, totals.dead)}</p>
${
  filter.state === 'dead' && totals.dead > 0
    ? html`<form method="post" action="${link(place, '/retry')}"><button>${wording.retryAll(totals.dead)}</button></form>`
    : null
}
<ol class="leads">
${leads.map(lead => row(place, lead))}</ol>
${pager(place, listing)}`,
  )
}

function row(place: Place, lead: FoundLead): Html {
  const { locale } = place
  const wording = texts[locale]
  return html`<li>
<p class="who"><a href="${link(place, `/leads/${lead.id}`)}">${foreign(lead.name)}</a> ${lead.company === '' ? null : foreign(lead.company)}</p>
<p class="when">${time(lead.created_at)}</p>
<p class="words">${foreign(firstWords(lead.message, FIRST_WORDS))}</p>
<p class="facts"><span>${wording.forms[lead.form]}</span> <bdi>${lead.page_source}</bdi> <span>${languageName(lead.locale, locale)}</span> ${lead.deliveries.map(delivery => html`${deliveryState(delivery, wording)} `)}</p>
</li>
`
}

function filterForm(place: Place, { filter, origins }: LeadListing): Html {
  const { locale } = place
  const wording = texts[locale]
  const states = ['pending', 'delivered', 'dead'] as const
  const forms = ['home', 'standalone', 'quote'] as const
  return html`<form class="filter" method="post" action="${link(place, '/find')}" role="search">
<label class="wide">${wording.words}<input type="search" name="words" value="${filter.words ?? ''}" placeholder="${wording.wordsHint}" maxlength="200"></label>
<p><button>${wording.find}</button> <a href="${link(place, '/')}">${wording.all}</a></p>
<details${Object.entries(filter).some(([name, value]) => name !== 'words' && value) ? html` open` : null}><summary>${wording.filters}</summary>
<div class="choices">
${select(
  wording,
  'form',
  wording.form,
  filter.form,
  forms.map(form => [form, wording.forms[form]]),
)}
${select(
  wording,
  'locale',
  wording.language,
  filter.locale,
  localeCodes.map(code => [code, languageName(code, locale)]),
)}
${select(
  wording,
  'page',
  wording.page,
  filter.page,
  origins.map(origin => [origin, origin]),
)}
${select(
  wording,
  'state',
  wording.state,
  filter.state,
  states.map(state => [state, wording.states[state]]),
)}
<label>${wording.from}<input type="date" name="from" value="${filter.from ?? ''}"></label>
<label>${wording.to}<input type="date" name="to" value="${filter.to ?? ''}"></label>
</div></details>
</form>`
}

function select(
  wording: Texts,
  name: keyof LeadFilter,
  label: string,
  chosen: string | undefined,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const option = ([value, text]: readonly [string, string]) =>
    html`<option value="${value}"${value === (chosen ?? '') ? html` selected` : null}>${text}</option>`
  return html`<label>${label}<select name="${name}">${[['', wording.any] as const, ...options].map(option)}</select></label>`
}

function pager(place: Place, { address, count, page }: LeadListing): Html | null {
  const wording = texts[place.locale]
  const pages = Math.ceil(count / PAGE_SIZE)
  if (pages < 2) return null
  const to = (number: number, rel: 'prev' | 'next', text: string) =>
    number < 1 || number > pages
      ? null
      : html`<a rel="${rel}" href="${link(place, `${address}?page=${number}`)}">${text}</a>`
  return html`<nav class="pager" aria-label="${wording.pageOf(page, pages)}">${to(page - 1, 'prev', wording.newer)} <span>${wording.pageOf(page, pages)}</span> ${to(page + 1, 'next', wording.older)}</nav>`
}
