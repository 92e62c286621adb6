import { splitRuns } from '../../content/locales/isolate.ts'
import { type Locale, locales } from '../../content/locales/locales.ts'
import type { Change, ChangeKind } from '../compare/changes.ts'
import { compareWords, type Segment, similarity } from '../compare/textDiff.ts'
import { html, Markup } from './markup.ts'
import { bytes, headings, partNames, places } from './words.ts'

/** Characters kept on each side of a change, where what did not change is long. */
const kept = 90

function shorten(text: string, first: boolean, last: boolean): string {
  if (text.length <= kept * 2.5) return text
  const start = text.slice(0, kept).replace(/\s+\S*$/, '')
  const end = text.slice(-kept).replace(/^\S*\s+/, '')
  if (first) return `… ${end}`
  return last ? `${start} …` : `${start} … ${end}`
}

/** A text with its Latin names and figures isolated, as the site itself sets them inside Hebrew. */
function isolated(text: string, locale: Locale): Markup[] {
  return splitRuns(text, locale).map(run => (run.isolate ? html`<bdi>${run.text}</bdi>` : html`${run.text}`))
}

/** A run that is gone or came, in the direction of its language; the spaces around it stay outside of its colour. */
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

/** A text as it stands, in the direction of its language. */
export function paragraph(text: string, locale: Locale): Markup {
  const { code, dir } = locales[locale]
  return html`<p class="words" lang="${code}" dir="${dir}">${isolated(text, locale)}</p>`
}

/** Share of words in common from which two values are shown as one text with its changes. */
const alike = 0.4

/** A value before and after: sentences word by word, anything else the one beside the other. */
function values(before: string | undefined, after: string | undefined, locale: Locale): Markup {
  if (before && after && before.includes(' ') && similarity(before, after) >= alike) {
    return words(compareWords(before, after), locale)
  }
  const { dir } = locales[locale]
  const parts = [before !== undefined && mark('del', before, locale), after !== undefined && mark('ins', after, locale)]
  return html`<p class="values" dir="${dir}">${parts[0]} ${parts[1]}</p>`
}

/** A text of the page as a name of a place, in the direction of its language. */
export function named(text: string, locale: Locale): Markup {
  return html`<bdi dir="${locales[locale].dir}">${isolated(text, locale)}</bdi>`
}

/** Where something stands, the nearest last. */
export function where(...parts: (string | Markup | undefined)[]): Markup {
  return html`<p class="where">${parts.filter(Boolean).map((part, index) => html`${index > 0 && html`<span aria-hidden="true"> › </span>`}${part instanceof Markup ? part : html`<bdi>${part}</bdi>`}`)}</p>`
}

function item(change: Change, locale: Locale): Markup {
  switch (change.kind) {
    case 'text': {
      const { place, under, hidden, consent } = change.at
      const flag = consent && html`<span class="flag">Consent</span>`
      return html`${where(places[place], ...under.slice(-2).map(heading => named(heading, locale)), hidden ? 'read aloud, not shown' : undefined)}${flag}${words(change.segments, locale)}`
    }
    case 'fact':
      return html`${where(change.id)}${values(change.before, change.after, locale)}`
    case 'meta':
    case 'structured':
      return html`${where(change.names.join(', '))}${values(change.before, change.after, locale)}`
    case 'link':
      return html`${where(named(change.text, locale))}${values(change.before, change.after, 'en')}`
    case 'image': {
      const what = change.before && change.after ? 'has other contents' : change.after ? 'is new' : 'is gone'
      const name = change.social ? 'The image that social networks show' : change.alt && html`<bdi>${change.alt}</bdi>`
      return html`<p>${name} ${what}. <code>${change.address}</code></p>`
    }
    case 'markup':
      return html`<p>${change.place === 'page' ? 'The page’s' : 'The frame’s'} elements or their looks changed; no words, links or images did.</p>`
    case 'part':
      return html`<p>${partNames[change.part]}: ${bytes(change.before, change.after)}</p>`
  }
}

/** Changes under their headings, headings in a fixed order. */
export function changeList(
  changes: readonly { change: Change; note?: string }[],
  locale: Locale,
  level: 'h3' | 'h4',
): Markup[] {
  return (Object.keys(headings) as ChangeKind[]).flatMap(kind => {
    const entries = changes.filter(entry => entry.change.kind === kind)
    if (entries.length === 0) return []
    const heading = level === 'h3' ? html`<h3>${headings[kind]}</h3>` : html`<h4>${headings[kind]}</h4>`
    const items = entries.map(
      ({ change, note }) => html`<li>${item(change, locale)}${note && html`<p class="note">${note}</p>`}</li>`,
    )
    return [html`<section class="changes changes-${kind}">${heading}<ul>${items}</ul></section>`]
  })
}
