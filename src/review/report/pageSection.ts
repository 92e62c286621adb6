import { localeCodes } from '../../content/locales/locales.ts'
import type { Weight } from '../compare/weight.ts'
import type { AxeFault } from '../pictures/axeFaults.ts'
import { changeList, named, paragraph, where } from './changeList.ts'
import { lookList } from './looks.ts'
import { html, type Markup } from './markup.ts'
import type { PageReport, PairReport } from './model.ts'
import { bytes, languageNames, sensitiveNames } from './words.ts'

/** Id of a pair's section in the report. */
export const pairId = (path: string) => `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`

export function badges(pair: PairReport): Markup[] {
  const statuses = new Set(pair.pages.map(page => page.status))
  const languages = pair.pages.map(page => languageNames[page.locale])
  return [
    ...pair.sensitive.map(name => html`<span class="badge warn">${sensitiveNames[name]}</span>`),
    ...(statuses.has('new') ? [html`<span class="badge">New</span>`] : []),
    ...(statuses.has('moved') ? [html`<span class="badge">Moved</span>`] : []),
    ...(statuses.has('removed') ? [html`<span class="badge warn">Removed</span>`] : []),
    ...(languages.length === 1 ? [html`<span class="badge">${languages[0]} only</span>`] : []),
  ]
}

function faultList(name: string, faults: readonly AxeFault[]): Markup | false {
  return (
    faults.length > 0 &&
    html`<p class="note">${name}</p><ul>${faults.map(({ rule, help, html: code }) => html`<li><p>${help} <code>${rule}</code></p><p><code>${code}</code></p></li>`)}</ul>`
  )
}

function faultSection({ faults: { added, fixed } }: PageReport): Markup | false {
  return (
    added.length + fixed.length > 0 &&
    html`<section class="changes changes-axe"><h4>Accessibility</h4>${faultList('New faults', added)}${faultList('Faults that are gone', fixed)}</section>`
  )
}

const weightNames: Readonly<Record<keyof Weight, string>> = {
  html: 'HTML',
  scripts: 'Scripts',
  styles: 'Styles',
  fonts: 'Fonts',
  images: 'Images',
}

/** Difference from which a weight is told, bytes: below it is what the compressor makes of a word or an address. */
const leastTold = 500

function weightSection({ weight }: PageReport): Markup | false {
  if (!weight) return false
  const changed = (Object.keys(weightNames) as (keyof Weight)[]).filter(
    part => Math.abs(weight.before[part] - weight.after[part]) >= leastTold,
  )
  const items = changed.map(
    part => html`<li><p>${weightNames[part]}: ${bytes(weight.before[part], weight.after[part])}</p></li>`,
  )
  return changed.length > 0 && html`<section class="changes changes-weight"><h4>Weight</h4><ul>${items}</ul></section>`
}

function column(page: PageReport): Markup {
  const status = {
    changed: undefined,
    moved: html`<p class="note">This page stood at <code>${page.movedFrom}</code>, which leads here now.</p>`,
    new: html`<p class="note">This page is new.</p>`,
    removed: html`<p class="note">This page is gone. ${page.leadsTo ? html`Its address leads to <code>${page.leadsTo}</code>.` : html`<strong>Its address leads nowhere.</strong> Add it to <code>content/data/redirects.yaml</code>.`}</p>`,
  }[page.status]
  const changes = changeList(
    page.changes.map(change => ({ change })),
    page.locale,
    'h4',
  )
  const look = lookList(page.looks, page.url, 'h4')
  const restyled = page.status === 'changed' && page.changes.length === 0
  return html`<div class="column" data-locale="${page.locale}"><h3>${languageNames[page.locale]} <code>${page.url}</code></h3>${status}${restyled && html`<p class="note">Nothing in this page was changed; what all pages share made it look different.</p>`}${changes}${look}${faultSection(page)}${weightSection(page)}</div>`
}

/** The language that did not change, beside the one that did. */
function unchangedColumn({ locale, url, places }: NonNullable<PairReport['other']>): Markup {
  const texts = places.map(
    ({ under, text }) =>
      html`<li>${where(...under.slice(-2).map(heading => named(heading, locale)))}${paragraph(text, locale)}</li>`,
  )
  return html`<div class="column unchanged" data-locale="${locale}"><h3>${languageNames[locale]} <code>${url}</code></h3><p class="note">Not changed.</p>${texts.length > 0 && html`<section class="changes"><h4>What it says in the same places</h4><ul>${texts}</ul></section>`}</div>`
}

/** One page in both languages, side by side. */
export function pageSection(pair: PairReport): Markup {
  const id = pairId(pair.path)
  const columns = localeCodes.flatMap(locale => [
    ...pair.pages.filter(page => page.locale === locale).map(column),
    ...(pair.other?.locale === locale ? [unchangedColumn(pair.other)] : []),
  ])
  return html`<article id="${id}" class="page" tabindex="-1" aria-labelledby="${id}-title"><header><h2 id="${id}-title"><bdi>${pair.title}</bdi></h2><p class="address"><code>${pair.path}</code> ${badges(pair)}</p><label class="seen"><input type="checkbox" data-page="${pair.path}"> Seen</label></header>${pair.translation && html`<section class="changes changes-translation"><h3>Translation</h3><p>${pair.translation}</p></section>`}<div class="columns columns-${columns.length}">${columns}</div></article>`
}
