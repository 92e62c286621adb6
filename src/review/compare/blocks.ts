import { type ChildNode, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { elements, hasClass, startsLine } from '../html.ts'

/** Part of the page that a text is in. */
export type Place = 'page' | 'header' | 'footer' | 'dock' | 'cookies' | 'contact' | 'frame'

/** One run of text as a reader sees it: a paragraph, a heading, a cell, a label. */
export interface Block {
  text: string
  place: Place
  /** The headings above it, from the outermost to the nearest. */
  under: string[]
  /** Asks for or explains consent. */
  consent: boolean
  /** An alternative text or a label for assistive technology, not visible on the page. */
  hidden: boolean
}

const skipped = new Set(['script', 'style', 'template', 'svg'])
const hiddenTexts = ['alt', 'aria-label', 'placeholder'] as const

/** Reads the text of a page in document order. */
export function readBlocks(body: ParentNode): Block[] {
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

  const walk = (node: ChildNode) => {
    if (isText(node)) line += node.data
    if (!isTag(node) || skipped.has(node.name)) return
    const outer = context
    context = { place: placeOf(node) ?? outer.place, consent: outer.consent || asksConsent(node) }
    const breaks = startsLine(node) && node.name !== 'br'
    if (breaks) {
      const inside = context
      context = outer
      flush()
      context = inside
    }
    for (const name of hiddenTexts) {
      const words = node.attribs[name]
      if (words) add(words, true)
    }
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0)
    if (level) headings = headings.filter(heading => heading.level < level)
    if (node.name === 'br') line += ' '
    for (const child of node.children) walk(child)
    if (breaks) {
      const words = flush()
      if (level && words) headings = [...headings, { level, text: words }]
    }
    context = outer
    if (placeOf(node)) headings = []
  }
  for (const child of body.children) walk(child)
  flush()
  return blocks
}

function placeOf(element: Element): Place | undefined {
  const { name, attribs } = element
  if (attribs.id === 'cookies' || attribs['data-frame'] === 'cookies') return 'cookies'
  if (name === 'main') return 'page'
  if (name === 'header' || name === 'footer') return name
  if (attribs.id === 'contact') return 'contact'
  return hasClass(element, 'dock') ? 'dock' : undefined
}

/** Cookie texts, and labels of a checkbox for contact or marketing. */
function asksConsent(element: Element): boolean {
  if (placeOf(element) === 'cookies') return true
  if (element.name !== 'label') return false
  return elements(element).some(
    ({ name, attribs }) => name === 'input' && /^(contact|marketing|consent)$/.test(attribs.name ?? ''),
  )
}
