import { decodeEntities } from './entities.ts'

export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: Node[]
}
export type Node = Element | string

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const raw = new Set(['script', 'style'])

const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of a tag, names in lower case. */
function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
}

/**
 * The tree of a page that our own build wrote: every element is closed, so none of the repairs that browsers make are
 * needed. A stray end tag is passed over.
 */
export function parseHtml(html: string): Element {
  const root: Element = { tag: '#root', attributes: {}, children: [] }
  const open: Element[] = [root]
  token.lastIndex = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [text, slash, name, rest = ''] = match
    const parent = open.at(-1) ?? root
    if (!name) {
      if (!text.startsWith('<!')) parent.children.push(decodeEntities(text))
      continue
    }
    const tag = name.toLowerCase()
    if (slash) {
      const depth = open.findLastIndex(element => element.tag === tag)
      if (depth > 0) open.length = depth
      continue
    }
    const element: Element = { tag, attributes: readAttributes(rest), children: [] }
    parent.children.push(element)
    if (raw.has(tag)) {
      const end = html.toLowerCase().indexOf(`</${tag}`, token.lastIndex)
      element.children.push(html.slice(token.lastIndex, end < 0 ? html.length : end))
      token.lastIndex = end < 0 ? html.length : html.indexOf('>', end) + 1
    } else if (!empty.has(tag) && !rest.endsWith('/')) open.push(element)
  }
  return root
}

/** Every element below, itself included, in the order of the page. */
export function* elements(node: Element): Generator<Element> {
  yield node
  for (const child of node.children) if (typeof child !== 'string') yield* elements(child)
}

/** The body of a page; the whole where it has none. */
export function bodyOf(root: Element): Element {
  return [...elements(root)].find(element => element.tag === 'body') ?? root
}

const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Whether an element is a line of its own: by what it is, by a class of ours, or as an entry of a flex box or a grid. */
export function standsAlone({ tag, attributes }: Element, parent: Element | undefined): boolean {
  const laidOut = /(?:^| )(?:inline-)?(?:grid|flex)(?: |$)/
  return (
    !inline.has(tag) ||
    /(?:^| )(?:block|grid|flex)(?: |$)/.test(attributes.class ?? '') ||
    laidOut.test(parent?.attributes.class ?? '')
  )
}

/** The words inside an element, in one line. */
export function textOf(node: Node): string {
  const read = (part: Node, parent?: Element): string => {
    if (typeof part === 'string') return part
    if (raw.has(part.tag)) return ''
    const words = part.children.map(child => read(child, part)).join('')
    return standsAlone(part, parent) ? ` ${words} ` : words
  }
  return read(node).replace(/\s+/g, ' ').trim()
}
