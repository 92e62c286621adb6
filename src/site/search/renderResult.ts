import { splitRuns } from '../../content/locales/isolate.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'
import { excerpt, type Marked, mark } from './excerpt.ts'
import type { Answer, Result } from './query.ts'
import { textFragment } from './textFragment.ts'

/** What is drawn only near the window: browsers would scroll to where its words stood before that. */
const store = /^\/store(?:\/|$)/

/** One result as a list item: title, heading of the section, excerpt, with the matches marked. */
export function renderResult({ path, id, ...words }: Result, hits: Answer['hits'], locale: Locale): HTMLLIElement {
  const link = document.createElement('a')
  const fragment = encodeURIComponent(id) + (store.test(path) ? '' : textFragment(words.text, hits))
  link.href = localize(`${path}${fragment && `#${fragment}`}` as PagePath, locale)
  const line = (className: string, marked: Marked) => {
    const element = document.createElement('span')
    element.className = className
    element.append(...pieces(marked, locale))
    link.append(element)
  }
  line('search-title', mark(words.title, hits))
  if (id) line('search-heading', mark(words.heading, hits))
  line('search-excerpt', excerpt(words.text, hits))
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Text with marks. Latin names are isolated as a whole and marked inside, or two marked words of a name would swap places. */
function pieces({ text, hits }: Marked, locale: Locale): (Node | string)[] {
  let at = 0
  return splitRuns(text, locale).map(run => {
    const start = at
    at += run.text.length
    const inside = hits.filter(([from, to]) => to > start && from < at)
    const parts = marks(
      run.text,
      inside.map(([from, to]) => [Math.max(from - start, 0), Math.min(to - start, run.text.length)]),
    )
    const element = document.createElement(run.isolate ? 'bdi' : 'span')
    element.append(...parts)
    return element
  })
}

function marks(text: string, hits: [number, number][]): (Node | string)[] {
  let last = 0
  const parts = hits.flatMap(([from, to]) => {
    const element = document.createElement('mark')
    element.textContent = text.slice(from, to)
    const before = text.slice(last, from)
    last = to
    return [before, element]
  })
  return [...parts, text.slice(last)].filter(part => part !== '')
}
