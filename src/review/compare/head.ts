import { parseDocument } from 'htmlparser2'
import { elements, textOf } from '../html.ts'

/** What the head of a page says, name → value, under the names that the report shows. */
export type Head = ReadonlyMap<string, string>

/** Tags that describe the page; the rest of the head (fonts, icons, viewport) is technical. */
const described = /^(?:description|keywords|author|robots|og:|twitter:|article:)/

/** Reads title, description, robots, canonical address, alternates and social tags. */
export function readHead(html: string): Head {
  const head = new Map<string, string>()
  const source = html.slice(0, Math.max(0, html.indexOf('</head>')))
  for (const element of elements(parseDocument(source))) {
    const { name: tag, attribs } = element
    if (tag === 'title') head.set('title', textOf(element))
    const name = attribs.name ?? attribs.property
    if (tag === 'meta' && name && described.test(name)) {
      const before = head.get(name)
      head.set(name, before === undefined ? (attribs.content ?? '') : `${before}, ${attribs.content}`)
    }
    if (tag !== 'link') continue
    if (attribs.rel === 'canonical') head.set('canonical', attribs.href ?? '')
    if (attribs.rel === 'alternate' && attribs.hreflang) {
      head.set(`alternate ${attribs.hreflang}`, attribs.href ?? '')
    }
  }
  return head
}
