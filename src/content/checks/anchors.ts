import { anchoredHeadings, frameAnchors } from './read/anchors.ts'
import { startOf, writtenAs } from './read/nodes.ts'
import type { Check } from './types.ts'

/** Headings of a page that would get the same address: the second one's would change with the first. */
export const anchors: Check = function* ({ pages }) {
  for (const page of pages) {
    const seen = new Map(frameAnchors.map(id => [id, undefined as number | undefined]))
    for (const { node, id } of anchoredHeadings(page)) {
      if (seen.has(id)) {
        const line = seen.get(id)
        yield {
          check: 'anchors',
          severity: 'error',
          ...startOf(page, node),
          found: `${writtenAs(page, node)}, whose address #${id} is ${line ? `that of the heading on line ${line}` : 'used on every page'}`,
          expected: 'a heading with wording of its own, so that links can point to it',
        }
      }
      seen.set(id, node.position?.start.line)
    }
  }
}
