import type { Nodes } from 'mdast'
import { nodesOf, textOf } from '../../../content/checks/read/nodes.ts'
import type { PageSource } from '../../../content/pageSource.ts'

/** Whether an earlier text of a page had a block, which may have been edited since: half of the words of both are the same. */
export function isOldBlock(block: Nodes, earlier: PageSource | undefined): boolean {
  if (!earlier) return false
  const words = wordsOf(block)
  return [...nodesOf(earlier.tree)].some(other => other.type === block.type && isLike(words, wordsOf(other)))
}

const wordsOf = (node: Nodes): ReadonlySet<string> => new Set(textOf(node).match(/[\p{L}\p{N}]+/gu))

function isLike(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...some].filter(word => others.has(word)).length
  return shared * 2 >= Math.max(some.size, others.size)
}
