import { englishName, type Locale, localeCodes } from '../../content/locales/locales.ts'
import type { AlertKind } from '../../server/previews/notes.ts'
import { asksConsent } from '../compare/changes.ts'
import { findAlerts } from './alerts.ts'
import { appearanceSection } from './appearance.ts'
import { changeList } from './changeList.ts'
import { count, headings, sensitiveNames } from './labels.ts'
import { html, type Markup } from './markup.ts'
import type { Report } from './model.ts'
import { badges, pageSection, pairId } from './pageSection.ts'

/** `on all 36 pages`, `on 30 of 36 pages`. */
const spread = ({ count: having, of }: { count: number; of: number }) =>
  having === of ? `On all ${of} pages` : `On ${having} of ${of} pages`

function everywhereColumn(report: Report, locale: Locale): Markup | false {
  const entries = report.everywhere.filter(entry => entry.locale === locale)
  if (entries.length === 0) return false
  const sample = report.samples.find(candidate => candidate.locale === locale)
  const changes = changeList(
    entries.map(entry => ({ change: entry.change, note: spread(entry) })),
    locale,
  )
  return html`<div class="column" data-locale="${locale}"><h3>${englishName(locale)}</h3>${changes}${sample && html`<p class="note">For example <code>${sample.url}</code>:</p>`}${sample && appearanceSection(sample.appearance, sample.url)}</div>`
}

const everywhereBadges = ({ everywhere }: Report): Markup[] =>
  everywhere.some(({ change }) => asksConsent(change))
    ? [html`<span class="badge warn">${sensitiveNames.consent}</span>`]
    : []

function everywhereSection(report: Report): Markup | false {
  const columns = localeCodes.map(locale => everywhereColumn(report, locale)).filter(column => column !== false)
  return (
    columns.length > 0 &&
    html`<article id="everywhere" class="page" tabindex="-1" aria-labelledby="everywhere-title"><header><h2 id="everywhere-title">On all pages</h2><p class="address">Shown once for all the pages that share it. ${everywhereBadges(report)}</p><label class="seen"><input type="checkbox" data-page="everywhere"> Seen</label></header><div class="columns">${columns}</div></article>`
  )
}

const alertNames: Readonly<Record<AlertKind, string>> = {
  'dead-address': 'Dead address',
  removed: 'Removed page',
  ...sensitiveNames,
  accessibility: 'Accessibility',
}

/** What a reviewer must not miss, above everything else. */
function alertSection(report: Report): Markup | false {
  const alerts = findAlerts(report).map(
    ({ kind, subject, text, section }) =>
      html`<li><span class="badge warn">${alertNames[kind]}</span> <a href="#${section}"><code>${subject}</code></a> ${text}</li>`,
  )
  return (
    alerts.length > 0 &&
    html`<section class="alerts" aria-labelledby="alerts-title"><h2 id="alerts-title">Check first</h2><ul>${alerts}</ul></section>`
  )
}

function redirectSection({ redirects }: Report): Markup | false {
  const rows = redirects.map(
    ({ from, before, after }) =>
      html`<tr><td><code>${from}</code></td><td>${before ? html`<del><code>${before}</code></del>` : 'not found'}</td><td>${after ? html`<ins><code>${after}</code></ins>` : html`<strong>not found</strong>`}</td></tr>`,
  )
  return (
    redirects.length > 0 &&
    html`<article id="redirects" class="page" tabindex="-1" aria-labelledby="redirects-title"><header><h2 id="redirects-title">Redirects</h2><label class="seen"><input type="checkbox" data-page="redirects"> Seen</label></header><div class="scroll" tabindex="0" role="group" aria-labelledby="redirects-title"><table><thead><tr><th scope="col">Address</th><th scope="col">Redirected to</th><th scope="col">Redirects to</th></tr></thead><tbody>${rows}</tbody></table></div></article>`
  )
}

export function verdict(report: Report): string {
  const { pairs, everywhere, redirects, compared } = report
  const pages = pairs.flatMap(pair => pair.pages)
  if (pages.length + everywhere.length + redirects.length === 0) {
    return `Nothing changed: all ${count(compared, 'page')} render as before.`
  }
  const of = (status: string) => pages.filter(page => page.status === status).length
  const parts = [
    `${count(of('changed'), 'page')} of ${compared} changed`,
    of('moved') > 0 && `${of('moved')} moved`,
    of('new') > 0 && `${of('new')} new`,
    of('removed') > 0 && `${of('removed')} removed`,
    everywhere.length > 0 && `${count(everywhere.length, 'change')} shared by most pages`,
    redirects.length > 0 && `${count(redirects.length, 'redirect')} changed`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function entry(id: string, key: string, title: string, marks: Markup[] = []): Markup {
  return html`<li><a href="#${id}" data-entry="${key}"><span class="tick" aria-hidden="true"></span><bdi>${title}</bdi><span class="sr-only" data-seen-words></span></a>${marks}</li>`
}

/** Kinds of change that occur in a report, by the names of their sections' classes, with their headings. */
function presentKinds({ pairs, everywhere, samples }: Report): [kind: string, name: string][] {
  const pages = pairs.flatMap(pair => pair.pages)
  const changes = [...pages.flatMap(page => page.changes), ...everywhere.map(entry => entry.change)]
  const present = new Set<string>(changes.map(change => change.kind))
  if ([...pages, ...samples].some(({ appearance }) => Object.keys(appearance).length > 0)) present.add('appearance')
  return [...Object.entries(headings), ['appearance', 'Appearance'] as [string, string]].filter(([kind]) =>
    present.has(kind),
  )
}

/** The whole report: one page that requests nothing from the network. */
export function reportPage(report: Report): string {
  const { base, head, pairs, redirects } = report
  const everywhere = everywhereSection(report)
  const entries = [
    ...(everywhere ? [entry('everywhere', 'everywhere', 'On all pages', everywhereBadges(report))] : []),
    ...pairs.map(pair => entry(pairId(pair.path), pair.path, pair.title, badges(pair))),
    ...(redirects.length > 0 ? [entry('redirects', 'redirects', 'Redirects')] : []),
  ]
  const kinds = presentKinds(report)
  const uncommitted = head.uncommitted.length
  const page = html`<!doctype html>
<html lang="en" data-report="${report.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review of ${head.branch}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="review.css">
<script src="review.js" defer></script>
</head>
<body>
<a class="skip" href="#changes">Skip to the changes</a>
<header class="top">
<p class="kicker">Review</p>
<h1><bdi>${head.branch}</bdi> <span>against</span> <bdi>${base.name}</bdi></h1>
<p class="lede">${verdict(report)}</p>
<p class="commits">Commit <code>${head.commit.slice(0, 9)}</code> against <code>${base.commit.slice(0, 9)}</code>${uncommitted > 0 && html`, with ${count(uncommitted, 'uncommitted file')}`}.</p>
</header>
<div class="layout">
<nav aria-label="Changed pages">
<p class="count" role="status" data-count></p>
<ul>${entries}</ul>
<div class="tools">
<label><input type="checkbox" data-overlay> Overlay before and after</label>
${kinds.length > 1 && html`<fieldset><legend>Kinds of change</legend>${kinds.map(([kind, name]) => html`<label><input type="checkbox" data-kind="${kind}" checked> ${name}</label>`)}</fieldset>`}
<label><input type="checkbox" data-hide-seen> Hide what I have seen</label>
<label><input type="checkbox" data-keys checked> Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>x</kbd> seen</label>
</div>
</nav>
<main id="changes" tabindex="-1">
${entries.length === 0 && html`<p class="nothing">No page renders differently.</p>`}
${alertSection(report)}
${everywhere}
${pairs.map(pageSection)}
${redirectSection(report)}
</main>
</div>
</body>
</html>
`
  return page.html
}
