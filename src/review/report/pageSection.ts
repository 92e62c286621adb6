import { englishName, localeCodes } from '../../content/locales/locales.ts'
import type { Weight } from '../compare/weight.ts'
import type { AxeViolation } from '../screenshots/axe.ts'
import { appearanceSection } from './appearance.ts'
import { changeList, location, paragraph, placeName } from './changeList.ts'
import { bytes, partNames, sensitiveNames } from './labels.ts'
import { html, type Markup } from './markup.ts'
import type { PageReport, PairReport } from './model.ts'

export const pairId = (path: string) => `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`

export function badges(pair: PairReport): Markup[] {
  const statuses = new Set(pair.pages.map(page => page.status))
  const languages = pair.pages.map(page => englishName(page.locale))
  return [
    ...pair.sensitive.map(name => html`<span class="badge warn">${sensitiveNames[name]}</span>`),
    ...(statuses.has('new') ? [html`<span class="badge">New</span>`] : []),
    ...(statuses.has('moved') ? [html`<span class="badge">Moved</span>`] : []),
    ...(statuses.has('removed') ? [html`<span class="badge warn">Removed</span>`] : []),
    ...(languages.length === 1 ? [html`<span class="badge">${languages[0]} only</span>`] : []),
  ]
}

function violationList(name: string, violations: readonly AxeViolation[]): Markup | false {
  return (
    violations.length > 0 &&
    html`<p class="note">${name}</p><ul>${violations.map(({ rule, help, html: code }) => html`<li><p>${help} <code>${rule}</code></p><p><code>${code}</code></p></li>`)}</ul>`
  )
}

function violationSection({ violations: { added, fixed } }: PageReport): Markup | false {
  return (
    added.length + fixed.length > 0 &&
    html`<section class="changes changes-axe"><h4>Accessibility</h4>${violationList('New violations', added)}${violationList('Fixed violations', fixed)}</section>`
  )
}

/** Smaller differences in weight are not reported, bytes: changing a word or an address can make as much after compression. */
const minDifference = 500

function weightSection({ weight }: PageReport): Markup | false {
  if (!weight) return false
  const changed = (Object.keys(partNames) as (keyof Weight)[]).filter(
    part => Math.abs(weight.before[part] - weight.after[part]) >= minDifference,
  )
  const items = changed.map(
    part => html`<li><p>${partNames[part]}: ${bytes(weight.before[part], weight.after[part])}</p></li>`,
  )
  return changed.length > 0 && html`<section class="changes changes-weight"><h4>Weight</h4><ul>${items}</ul></section>`
}

function column(page: PageReport): Markup {
  const status = {
    changed: undefined,
    moved: html`<p class="note">This page was at <code>${page.movedFrom}</code>, which redirects here now.</p>`,
    new: html`<p class="note">This page is new.</p>`,
    removed: html`<p class="note">This page was removed. ${page.leadsTo ? html`Its address redirects to <code>${page.leadsTo}</code>.` : html`<strong>Its address is dead.</strong> Add it to <code>content/data/redirects.yaml</code>.`}</p>`,
  }[page.status]
  const changes = changeList(
    page.changes.map(change => ({ change })),
    page.locale,
  )
  const restyled = page.status === 'changed' && page.changes.length === 0
  return html`<div class="column" data-locale="${page.locale}"><h3>${englishName(page.locale)} <code>${page.url}</code></h3>${status}${restyled && html`<p class="note">Nothing on this page was edited; what all pages share changed its appearance.</p>`}${changes}${appearanceSection(page.appearance, page.url)}${violationSection(page)}${weightSection(page)}</div>`
}

/** The language that did not change, next to the one that did. */
function unchangedColumn({ locale, url, counterparts, head }: NonNullable<PairReport['unchanged']>): Markup {
  const texts = [
    ...counterparts.map(
      ({ under, text }) =>
        html`<li>${location(...under.slice(-2).map(heading => placeName(heading, locale)))}${paragraph(text, locale)}</li>`,
    ),
    ...head.map(({ name, value }) => html`<li>${location(name)}${paragraph(value, locale)}</li>`),
  ]
  return html`<div class="column unchanged" data-locale="${locale}"><h3>${englishName(locale)} <code>${url}</code></h3><p class="note">Not changed.</p>${texts.length > 0 && html`<section class="changes"><h4>Its text in the same places</h4><ul>${texts}</ul></section>`}</div>`
}

export function pageSection(pair: PairReport): Markup {
  const id = pairId(pair.path)
  const columns = localeCodes.flatMap(locale => [
    ...pair.pages.filter(page => page.locale === locale).map(column),
    ...(pair.unchanged?.locale === locale ? [unchangedColumn(pair.unchanged)] : []),
  ])
  const always = pair.pages.some(page => page.status !== 'changed')
  return html`<article id="${id}" class="page"${always && html` data-always`} tabindex="-1" aria-labelledby="${id}-title"><header><h2 id="${id}-title"><bdi>${pair.title}</bdi></h2><p class="address"><code>${pair.path}</code> ${badges(pair)}</p><label class="seen"><input type="checkbox" data-page="${pair.path}"> Seen</label></header>${pair.translation && html`<section class="changes changes-translation"><h3>Translation</h3><p>${pair.translation}</p></section>`}<div class="columns columns-${columns.length}">${columns}</div></article>`
}
