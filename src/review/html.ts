import { type AnyNode, type Document, type Element, isTag, isText, type ParentNode } from 'domhandler'
import { findAll, findOne } from 'domutils'
import { inlineElements, unreadElements } from '../content/html/lineText.ts'

/** Every element below a node, in the order of the page. */
export const elements = (node: ParentNode): Element[] => findAll(() => true, node.children)

/** The body of a page; the whole of it where it has none. */
export const bodyOf = (document: Document): Document | Element =>
  findOne(({ name }) => name === 'body', document.children) ?? document

export const hasClass = ({ attribs }: Element, name: string): boolean =>
  attribs.class?.split(' ').includes(name) ?? false

/** Whether an element starts a line: by what it is, by a class of ours, or as an item of a flex box or a grid. */
export function startsLine({ name, attribs, parent }: Element): boolean {
  const container = parent && isTag(parent) ? parent.attribs.class : undefined
  return (
    !inlineElements.has(name) ||
    /(?:^| )(?:block|grid|flex)(?: |$)/.test(attribs.class ?? '') ||
    /(?:^| )(?:inline-)?(?:grid|flex)(?: |$)/.test(container ?? '')
  )
}

/** The words inside an element, in one line. */
export function textOf(element: Element): string {
  const read = (node: AnyNode): string => {
    if (isText(node)) return node.data
    if (!isTag(node) || unreadElements.has(node.name)) return ''
    const words = node.children.map(read).join('')
    return startsLine(node) ? ` ${words} ` : words
  }
  return read(element).replace(/\s+/g, ' ').trim()
}
