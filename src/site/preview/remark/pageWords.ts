import { wordPattern } from './words.ts'

/** A word and its place on the page. */
export interface PageWord {
  readonly text: string
  readonly node: Text
  readonly start: number
}

/** The words of a page's main part, in the order of the document. */
export function pageWords(page: Document): PageWord[] {
  const main = page.querySelector('main')
  if (!main) return []
  const words: PageWord[] = []
  const walker = page.createTreeWalker(main, NodeFilter.SHOW_TEXT, node =>
    node.parentElement?.closest('script, style, template') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const { 0: text, index } of node.data.matchAll(wordPattern)) words.push({ text, node, start: index })
  }
  return words
}

/** The word at a place of the page's text, with the character in it; the word before where there is none. */
export function wordAt(
  words: readonly PageWord[],
  node: Node,
  offset: number,
): { index: number; character: number } | undefined {
  const index = words.findLastIndex(word => word.node === node && word.start <= offset)
  if (index >= 0) return { index, character: offset - (words[index]?.start ?? 0) }
  const after = words.findIndex(
    word => word.node === node || Boolean(node.compareDocumentPosition(word.node) & Node.DOCUMENT_POSITION_FOLLOWING),
  )
  return after >= 0 ? { index: after, character: 0 } : undefined
}

/** The place of the page's text under a point of its window. */
export function textAt(page: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  // WebKit has the older one only.
  const range = page.caretPositionFromPoint?.(x, y) ?? page.caretRangeFromPoint?.(x, y)
  if (!range) return undefined
  return 'offsetNode' in range
    ? { node: range.offsetNode, offset: range.offset }
    : { node: range.startContainer, offset: range.startOffset }
}

/** The first word below the header that is on the screen. */
export function firstVisible(words: readonly PageWord[]): number | undefined {
  const header = 96
  const index = words.findIndex(({ node, start, text }) => {
    const range = node.ownerDocument.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
    const { top, height } = range.getBoundingClientRect()
    return height > 0 && top >= header
  })
  return index >= 0 ? index : undefined
}
