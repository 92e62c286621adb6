import type { Nodes, Parents } from 'mdast'
import { endOf, type Splice, startOf } from './replacementOf.ts'

/** A block as it is written after another one, or as the first inside of what holds it. */
export function besideBlock(
  after: Nodes | undefined,
  inside: Parents,
  written: string,
  source: string,
): Splice | undefined {
  const first = (inside.children as readonly Nodes[]).find(({ type }) => type !== 'yaml')
  const neighbour = after ?? first
  // The first row of a table is its head.
  if (!neighbour || (!after && inside.type === 'table')) return undefined
  const between = separatorOf(inside, neighbour, source)
  const at = after ? endOf(after) : startOf(neighbour)
  return { from: at, to: at, insert: after ? between + written : written + between }
}

/** An empty line, except between rows and the items of a dense list; with the signs that begin each line of a quotation or item. */
function separatorOf(inside: Parents, neighbour: Nodes, source: string): string {
  const start = startOf(neighbour)
  const signs = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
  const isDense = inside.type === 'table' || (inside.type === 'list' && inside.spread !== true)
  return isDense ? `\n${signs}` : `\n${signs.trimEnd()}\n${signs}`
}
