import { type Element, elements, type Node, standsAlone } from './parseHtml.ts'

/** Part of the page that a text stands in. */
export type Place = 'page' | 'header' | 'footer' | 'dock' | 'cookies' | 'contact' | 'frame'

/** One run of text as a reader takes it in: a paragraph, a heading, a cell, a label. */
export interface Block {
  text: string
  place: Place
  /** The headings it stands under, the nearest last; a heading stands under those above it. */
  under: string[]
  /** Asks for or explains consent. */
  consent: boolean
  /** Read aloud or shown in place of something, not printed on the page. */
  hidden: boolean
}

const silent = new Set(['script', 'style', 'template', 'svg'])
const spoken = ['alt', 'aria-label', 'placeholder'] as const

/** Reads a page's text in its order. */
export function readBlocks(body: Element): Block[] {
  const blocks: Block[] = []
  let headings: { level: number; text: string }[] = []
  let line = ''
  let context = { place: 'frame' as Place, consent: false }

  const add = (text: string, hidden: boolean) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words) blocks.push({ text: words, under: headings.map(heading => heading.text), hidden, ...context })
    return words
  }
  const flush = () => {
    const words = add(line, false)
    line = ''
    return words
  }

  const walk = (node: Node, parent?: Element) => {
    if (typeof node === 'string') {
      line += node
      return
    }
    if (silent.has(node.tag)) return
    const outer = context
    context = { place: placeOf(node) ?? outer.place, consent: outer.consent || asksConsent(node) }
    const breaks = standsAlone(node, parent)
    if (breaks) {
      const inside = context
      context = outer
      flush()
      context = inside
    }
    for (const name of spoken) {
      const words = node.attributes[name]
      if (words) add(words, true)
    }
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0)
    if (level) headings = headings.filter(heading => heading.level < level)
    if (node.tag === 'br') line += ' '
    for (const child of node.children) walk(child, node)
    if (breaks) {
      const words = flush()
      if (level && words) headings = [...headings, { level, text: words }]
    }
    context = outer
    if (placeOf(node)) headings = []
  }
  walk(body)
  return blocks
}

function placeOf({ tag, attributes }: Element): Place | undefined {
  if (attributes.id === 'cookies' || attributes['data-frame'] === 'cookies') return 'cookies'
  if (tag === 'main') return 'page'
  if (tag === 'header' || tag === 'footer') return tag
  if (attributes.id === 'contact') return 'contact'
  return attributes.class?.split(' ').includes('dock') ? 'dock' : undefined
}

/** Cookie texts, and labels with a box to tick for contact or marketing. */
function asksConsent(node: Element): boolean {
  if (placeOf(node) === 'cookies') return true
  if (node.tag !== 'label') return false
  return [...elements(node)].some(
    ({ tag, attributes }) => tag === 'input' && /^(contact|marketing|consent)$/.test(attributes.name ?? ''),
  )
}
