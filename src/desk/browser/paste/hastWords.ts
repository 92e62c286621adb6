import type { Element, RootContent } from 'hast'

const block =
  /^(?:p|div|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|h[1-6]|blockquote|pre|hr|section|article|figure|figcaption)$/

export const isBlock = ({ tagName }: Element): boolean => block.test(tagName)

export const wordsIn = (nodes: readonly RootContent[]): string =>
  nodes
    .map(node => (node.type === 'text' ? node.value : node.type === 'element' ? wordsIn(node.children) : ''))
    .join('')
