import { siteMoment } from '../../../../content/day.ts'
import { type Locale, locales, otherLocale } from '../../../../content/locales/locales.ts'
import type { OutboxRow } from '../../database/tables.ts'
import { type Html, html } from './html.ts'
import { type Texts, texts } from './texts.ts'

/** Where a page is: what its links begin with, and its own address after that. */
export interface Place {
  locale: Locale
  /** `/` and the token. */
  base: string
  /** Such as `/counts?days=30`. */
  path: string
}

/** An address of the operator's pages in the language of this one. */
export function link({ base, locale }: Place, path: string): string {
  return `${base}/${locale}${path}`
}

/**
 * A whole page. Its title names no person: titles stay in the browser's history.
 * @param title of the page, and its first heading where none is given
 */
export function layout(place: Place, title: string, content: Html, heading: Html | string = title): string {
  const { locale, base, path } = place
  const wording = texts[locale]
  const other = otherLocale(locale)
  const sections = [
    ['/', wording.leads],
    ['/counts', wording.counts],
    ['/person', wording.person],
  ] as const
  return `<!doctype html>${
    html`<html lang="${locale}" dir="${locales[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title === wording.title ? title : `${title} – ${wording.title}`}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/page.css">
</head>
<body>
<a class="skip" href="#main">${wording.skip}</a>
<header>
<nav>
${sections.map(
  ([to, label]) => html`<a href="${link(place, to)}"${current(to, path)}>${label}</a>
`,
)}</nav>
<a href="${link({ ...place, locale: other }, path)}" lang="${other}" hreflang="${other}">${wording.otherLanguage}</a>
</header>
<main id="main" tabindex="-1">
<h1>${heading}</h1>
${content}
</main>
<footer><p>${wording.timeZone}</p></footer>
</body>
</html>
`.markup
  }`
}

const current = (to: string, path: string) => (path.split('?')[0] === to ? html` aria-current="page"` : null)

/** A moment in the site's time zone. */
export function time(iso: string): Html {
  return html`<time datetime="${iso}" dir="ltr">${siteMoment(Date.parse(iso))}</time>`
}

/** User text: in its own direction, isolated from what is next to it. */
export function foreign(text: string): Html {
  return html`<bdi>${text}</bdi>`
}

export function languageName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** The state of a delivery, such as `CRM: given up (8 failed attempts, status 500)`. */
export function deliveryState(row: OutboxRow, wording: Texts): Html {
  const channel = wording.channels[row.channel]
  if (row.channel === 'unassigned') return html`<span class="pending">${channel}</span>`
  const attempts = row.state !== 'delivered' && row.attempts > 0 ? wording.failed(row.attempts) : null
  const fault = row.state === 'delivered' ? null : row.last_fault
  const detail = [attempts, fault === null ? null : html`<bdi>${fault}</bdi>`].filter(part => part !== null)
  return html`<span class="${row.state}">${channel}: ${wording.states[row.state]}${
    detail.length === 0 ? null : html` (${detail.flatMap((part, index) => (index === 0 ? [part] : [', ', part]))})`
  }</span>`
}

/** Names with their values, those without a value left out. */
export function definitions(entries: readonly (readonly [name: string, value: Html | string | null])[]): Html {
  return html`<dl>
${entries
  .filter(([, value]) => value !== null && value !== '')
  .map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${typeof value === 'string' ? foreign(value) : value}</dd></div>
`,
  )}</dl>`
}
