import { splitRuns } from '../../content/locales/isolate.ts'
import { defaultLocale, type Locale, locales } from '../../content/locales/locales.ts'
import type { Change, ChangeKind } from '../compare/changes.ts'
import { compareWords, type Segment, similarity } from '../compare/text.ts'
import { bytes, headings, partNames, places } from './labels.ts'
import { html, Markup } from './markup.ts'

/** Characters of unchanged text shown on each side of a change. */
const context = 90

function shorten(text: string, first: boolean, last: boolean): string {
  if (text.length <= context * 2.5) return text
  const start = text.slice(0, context).replace(/\s+\S*$/, '')
  const end = text.slice(-context).replace(/^\S*\s+/, '')
  if (first) return `… ${end}`
  return last ? `${start} …` : `${start} … ${end}`
}

/** A text with its Latin names and figures isolated, as the site itself sets them inside Hebrew. */
function isolated(text: string, locale: Locale): Markup[] {
  return splitRuns(text, locale).map(run => (run.isolate ? html`<bdi>${run.text}</bdi>` : html`${run.text}`))
}

/** A removed or added run; the spaces around it stay outside its background. */
function mark(tag: 'del' | 'ins', text: string, locale: Locale): Markup {
  const [, before, run = '', after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  const inside = isolated(run, locale)
  return html`${before}${tag === 'del' ? html`<del>${inside}</del>` : html`<ins>${inside}</ins>`}${after}`
}

/**
 * A text with its changes in the direction of its language. Every removed and added run is isolated, so that a figure or
 * a Latin name in it cannot reorder the words around it.
 */
function words(segments: readonly Segment[], locale: Locale): Markup {
  const { code, dir } = locales[locale]
  const parts = segments.map(({ kind, text }, index) =>
    kind === 'same'
      ? isolated(shorten(text, index === 0, index === segments.length - 1), locale)
      : mark(kind, text, locale),
  )
  return html`<p class="words" lang="${code}" dir="${dir}">${parts}</p>`
}

export function paragraph(text: string, locale: Locale): Markup {
  const { code, dir } = locales[locale]
  return html`<p class="words" lang="${code}" dir="${dir}">${isolated(text, locale)}</p>`
}

/** Similarity from which two values are shown as one text with its changes. */
const minSimilarity = 0.4

/** A value before and after: sentences word by word, anything else side by side. */
function values({ before, after }: { before?: string; after?: string }, locale: Locale): Markup {
  if (before && after && before.includes(' ') && similarity(before, after) >= minSimilarity) {
    return words(compareWords(before, after), locale)
  }
  const { dir } = locales[locale]
  const parts = [before !== undefined && mark('del', before, locale), after !== undefined && mark('ins', after, locale)]
  return html`<p class="values" dir="${dir}">${parts[0]} ${parts[1]}</p>`
}

/** A heading or label of the page that names a place, in the direction of its language. */
export function placeName(text: string, locale: Locale): Markup {
  return html`<bdi dir="${locales[locale].dir}">${isolated(text, locale)}</bdi>`
}

/** Where something is, from the outermost place to the nearest. */
export function location(...parts: (string | Markup | undefined)[]): Markup {
  return html`<p class="location">${parts.filter(Boolean).map((part, index) => html`${index > 0 && html`<span aria-hidden="true"> › </span>`}${part instanceof Markup ? part : html`<bdi>${part}</bdi>`}`)}</p>`
}

/** Addresses are Latin whatever the language of the page. */
const addressLocale = defaultLocale

function item(change: Change, locale: Locale): Markup {
  switch (change.kind) {
    case 'text': {
      const { place, under, hidden, consent } = change.at
      const flag = consent && html`<span class="flag">Consent</span>`
      return html`${location(places[place], ...under.slice(-2).map(heading => placeName(heading, locale)), hidden ? 'for screen readers' : undefined)}${flag}${words(change.segments, locale)}`
    }
    case 'fact':
      return html`${location(change.id)}${values(change, locale)}`
    case 'meta':
    case 'structured':
      return html`${location(change.names.join(', '))}${values(change, locale)}`
    case 'link':
      return html`${location(placeName(change.text, locale))}${values(change, addressLocale)}`
    case 'image': {
      const what = change.before && change.after ? 'has changed' : change.after ? 'is new' : 'was removed'
      const name = change.social ? 'The image that social networks show' : change.alt && html`<bdi>${change.alt}</bdi>`
      return html`<p>${name} ${what}. <code>${change.address}</code></p>`
    }
    case 'markup':
      return html`<p>${change.place === 'page' ? 'The page’s' : 'The frame’s'} markup or styling changed; its words, links and images did not.</p>`
    case 'part':
      return html`<p>${partNames[change.part]}: ${bytes(change.before, change.after)}</p>`
  }
}

export function changeList(changes: readonly { change: Change; note?: string }[], locale: Locale): Markup[] {
  return (Object.keys(headings) as ChangeKind[]).flatMap(kind => {
    const entries = changes.filter(entry => entry.change.kind === kind)
    if (entries.length === 0) return []
    const items = entries.map(
      ({ change, note }) => html`<li>${item(change, locale)}${note && html`<p class="note">${note}</p>`}</li>`,
    )
    return [html`<section class="changes changes-${kind}"><h4>${headings[kind]}</h4><ul>${items}</ul></section>`]
  })
}
