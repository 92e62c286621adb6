import { locales } from '../../../../content/locales/locales.ts'
import type { Count, LeadCounts } from '../leadCounts.ts'
import { type Html, html } from './html.ts'
import { foreign, languageName, layout, link, type Place } from './layout.ts'
import { texts } from './texts.ts'

/** Times that can be looked at, days. */
export const PERIODS = [30, 90, 365] as const

export function countsView(place: Place, counts: LeadCounts, period: number): string {
  const { locale } = place
  const wording = texts[locale]
  const formName = (name: string) => Object.entries(wording.forms).find(([form]) => form === name)?.[1] ?? name
  return layout(
    place,
    wording.counts,
    html`<nav class="pager" aria-label="${wording.byDay}">${PERIODS.map(
      days =>
        html`<a href="${link(place, `/counts?days=${days}`)}"${days === period ? html` aria-current="true"` : null}>${wording.days(days)}</a> `,
    )}</nav>
<p><strong>${wording.total(counts.total)}</strong></p>
<section><h2>${wording.byDay}</h2>
${daysPlot(place, counts.days)}</section>
${bars(place, wording.form, counts.form, name => html`${formName(name)}`)}
${bars(place, wording.page, counts.page, foreign)}
${bars(place, wording.language, counts.locale, name => html`${languageName(name, locale)}`)}`,
  )
}

/** A column a day, running in the direction of reading; the same as a table below it. */
function daysPlot(place: Place, days: readonly Count[]): Html {
  const wording = texts[place.locale]
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const height = 100
  const column = ({ name, count }: Count, index: number) => {
    const x = locales[place.locale].dir === 'rtl' ? days.length - 1 - index : index
    const top = (count / highest) * height
    return html`<rect x="${x + 0.1}" y="${(height - top).toFixed(1)}" width="0.8" height="${top.toFixed(1)}"><title>${name}: ${count}</title></rect>`
  }
  const first = days.at(0)?.name ?? ''
  const last = days.at(-1)?.name ?? ''
  return html`<figure>
<p class="axis">${highest}</p>
<svg class="days" viewBox="0 0 ${days.length} ${height}" preserveAspectRatio="none" role="img" aria-label="${`${wording.byDay}: ${first} – ${last}`}">${days.map(column)}</svg>
<figcaption><span>${first}</span> <span>${last}</span></figcaption>
<details><summary>${wording.asTable}</summary>
<table><thead><tr><th scope="col">${wording.day}</th><th scope="col">${wording.leadsColumn}</th></tr></thead>
<tbody>${days
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(
      ({ name, count }) => html`<tr><th scope="row">${name}</th><td>${count}</td></tr>
`,
    )}</tbody></table></details>
</figure>`
}

/** A table whose rows carry a bar each. */
function bars(place: Place, heading: string, counts: readonly Count[], label: (name: string) => Html): Html {
  const highest = Math.max(1, ...counts.map(({ count }) => count))
  const bar = (count: number) =>
    html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${((count / highest) * 100).toFixed(1)}" height="1"/></svg>`
  return html`<section><h2>${heading}</h2>
<table class="bars"><thead class="hidden"><tr><th scope="col">${heading}</th><th scope="col">${texts[place.locale].leadsColumn}</th></tr></thead>
<tbody>${counts.map(
    ({
      name,
      count,
    }) => html`<tr><th scope="row">${label(name)}</th><td><span class="count"><span>${count}</span>${bar(count)}</span></td></tr>
`,
  )}</tbody></table></section>`
}
