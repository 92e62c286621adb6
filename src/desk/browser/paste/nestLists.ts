import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Puts a list that stands directly in another, as Google Docs writes its levels, into the item before it. */
export function nestLists(tree: Root): void {
  visit(tree, node => {
    if (node.type !== 'root' && node.type !== 'element') return
    node.children = node.children.flatMap(child =>
      isList(child) ? nested(child) : [child as ElementContent],
    ) as typeof node.children
  })
}

/**
 * The list with its inner ones in its items. One that comes first has no item to belong to: it goes on with the outer list, or
 * comes before it where that is of the other kind.
 */
function nested(list: Element): Element[] {
  const before: Element[] = []
  const children: ElementContent[] = []
  for (const child of list.children) {
    if (!isList(child)) {
      children.push(child)
      continue
    }
    const item = children.findLast(isItem)
    for (const inner of nested(child)) {
      if (item) append(item.children, inner)
      else if (inner.tagName === list.tagName) children.push(...inner.children)
      else append(before, inner)
    }
  }
  return children.length > 0 ? [...before, { ...list, children }] : before
}

/** Behind a list of its kind its items are more of that one's: two lists in a row would have different signs. */
function append(nodes: ElementContent[], list: Element): void {
  const last = nodes.findLast(node => node.type !== 'text' || node.value.trim() !== '')
  if (isList(last) && last.tagName === list.tagName) last.children.push(...list.children)
  else nodes.push(list)
}

const isElement = (node: Root['children'][number] | undefined): node is Element => node?.type === 'element'
const isList = (node: Root['children'][number] | undefined): node is Element =>
  isElement(node) && /^[uo]l$/.test(node.tagName)
const isItem = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'li'
