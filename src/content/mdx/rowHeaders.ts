import type { Element, ElementContent, Root, RootContent } from 'hast'

/** Rehype plugin: the first cell of a table's row names the row, which Markdown has no sign for. */
export function rowHeaders() {
  return (tree: Root) => visit(tree, false)
}

function visit(parent: { children: (RootContent | ElementContent)[] }, inBody: boolean): void {
  for (const node of parent.children) {
    if (node.type !== 'element') {
      if ('children' in node) visit(node, inBody)
      continue
    }
    if (inBody && node.tagName === 'tr') nameRow(node)
    visit(node, node.tagName === 'tbody')
  }
}

function nameRow(row: Element): void {
  const first = row.children.find(child => child.type === 'element')
  if (first?.tagName !== 'td' || first.children.length === 0) return
  first.tagName = 'th'
  first.properties.scope = 'row'
}
