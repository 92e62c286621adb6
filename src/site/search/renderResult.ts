import { splitRuns } from '../../content/locales/isolate.ts'
import type { Locale } from '../../content/locales/locales.ts'
import { localize, type PagePath } from '../../content/locales/urls.ts'
import { excerpt, type Marked, mark } from './excerpt.ts'
import type { Answer, Result } from './query.ts'
import { textFragment } from './textFragment.ts'

/** What is drawn only near the window: browsers would scroll to where its words stood before that. */
const store = /^\/store\b/

/** One result as a list item: title, heading of the section, excerpt, with the matches marked. */
export function renderResult({ path, id, ...words }: Result, hits: Answer['hits'], locale: Locale): HTMLLIElement {
  const link = document.createElement('a')
  const isExact = words.asks || store.test(path)
  const fragment = encodeURIComponent(id) + (isExact ? '' : textFragment(words.text, hits))
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
function pieces({ text, hits }: Marked, locale: Locale): Node[] {
  let end = 0
  return splitRuns(text, locale).map(run => {
    let at = end
    end += run.text.length
    const element = document.createElement(run.isolate ? 'bdi' : 'span')
    for (const hit of hits) {
      const [from, to] = [Math.max(hit[0], at), Math.min(hit[1], end)]
      if (from >= to) continue
      const marked = document.createElement('mark')
      marked.textContent = text.slice(from, to)
      element.append(text.slice(at, from), marked)
      at = to
    }
    element.append(text.slice(at, end))
    return element
  })
}
