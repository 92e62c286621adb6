import { elements, parseHtml, textOf } from './parseHtml.ts'

/** What the head of a page says, name → value, in the words of a reviewer. */
export type Head = ReadonlyMap<string, string>

/** Descriptive tags; the rest of the head (fonts, icons, viewport) is how, not what. */
const described = /^(?:description|keywords|author|robots|og:|twitter:|article:)/

/** Reads title, description, robots, canonical address, alternates and social tags. */
export function readHead(html: string): Head {
  const head = new Map<string, string>()
  const source = html.slice(0, Math.max(0, html.indexOf('</head>')))
  for (const element of elements(parseHtml(source))) {
    const { tag, attributes } = element
    if (tag === 'title') head.set('title', textOf(element))
    const name = attributes.name ?? attributes.property
    if (tag === 'meta' && name && described.test(name)) {
      const before = head.get(name)
      head.set(name, before === undefined ? (attributes.content ?? '') : `${before}, ${attributes.content}`)
    }
    if (tag !== 'link') continue
    if (attributes.rel === 'canonical') head.set('canonical', attributes.href ?? '')
    if (attributes.rel === 'alternate' && attributes.hreflang) {
      head.set(`alternate ${attributes.hreflang}`, attributes.href ?? '')
    }
  }
  return head
}
