import type { Emphasis, Image, Nodes, Paragraph, Root } from 'mdast'

/** A picture alone in its paragraph with a caption, `![What it shows](../images/rack.jpg "Caption")`. */
export function captioned(node: Nodes): node is Paragraph & { children: [Image & { title: string }] } {
  const [picture, ...more] = node.type === 'paragraph' ? node.children : []
  return picture?.type === 'image' && Boolean(picture.title?.trim()) && more.length === 0
}

/** Remark plugin: a picture with a caption becomes a figure. */
export function figures() {
  return (tree: Root) => visit(tree)
}

function visit(node: Nodes): void {
  if (captioned(node)) {
    const [picture] = node.children
    // Markdown has no node for a caption.
    const caption: Emphasis = {
      type: 'emphasis',
      children: [{ type: 'text', value: picture.title }],
      data: { hName: 'figcaption' },
    }
    node.data = { ...node.data, hName: 'figure' }
    ;(node as Paragraph).children = [{ ...picture, title: null }, caption]
  } else if ('children' in node) for (const child of node.children) visit(child)
}
