import { msg } from '../messages/msg.ts'
import { nodesOf, startOf } from './read/nodes.ts'
import type { Check } from './types.ts'

/** Rows with more cells than their table has columns: readers would never see the rest. */
export const tables: Check = function* ({ pages }) {
  for (const page of pages) {
    for (const node of nodesOf(page.tree)) {
      if (node.type !== 'table') continue
      const columns = node.children[0]?.children.length ?? 0
      for (const row of node.children) {
        const cells = row.children.length
        if (cells <= columns) continue
        yield {
          check: 'tables',
          severity: 'error',
          ...startOf(page, row),
          found: msg('a row of {cells} cells in a table of {columns, plural, one {# column} other {# columns}}', {
            cells,
            columns,
          }),
          expected: msg('as many cells as the first row has; a {sign} that readers should see is written {escaped}', {
            sign: '|',
            escaped: '\\|',
          }),
        }
      }
    }
  }
}
