import { placeholder } from '../../../content/placeholders.ts'

/** Name of the highlight that src/desk/dev/document.ts paints. */
const name = 'dev-unfinished'

/** Highlights the placeholders that a starter left, `[[…]]`, in the page's text without touching its elements. */
export function markUnfinished(page: Element): void {
  const nodes: { node: Text; start: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    nodes.push({ node, start: text.length })
    text += node.data
  }
  const at = (offset: number): [Text, number] | undefined => {
    const found = nodes.findLast(({ start }) => start <= offset)
    return found && [found.node, offset - found.start]
  }
  const ranges = [...text.matchAll(placeholder)].flatMap(({ 0: words, index }) => {
    const [start, last] = [at(index), at(index + words.length - 1)]
    if (!start || !last) return []
    const range = new Range()
    range.setStart(...start)
    range.setEnd(last[0], last[1] + 1)
    return [range]
  })
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges))
  else CSS.highlights.delete(name)
}
