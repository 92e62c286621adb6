import type { Nodes, Parents, Root } from 'mdast'
import { isElement } from '../../../content/checks/read/nodes.ts'
import { gapAround, placeInGap, sameInGap } from './gap.ts'

/** Where a block of one language stands in the other. */
export type Standing = {
  /** Blocks of words there, outside of widgets, that say what is said around it. */
  readonly near: readonly Nodes[]
} & (
  | { readonly counterpart: Nodes }
  | {
      /** The block, or the outermost around it that the other language lacks. */
      readonly missing: Nodes
      readonly inside: Parents
      /** What the missing one comes after; undefined where it is the first inside. */
      readonly after: Nodes | undefined
    }
)

/**
 * Follows a block through both pages, from the outermost one around it inwards.
 * @param path the page and all that is around the block, then the block
 * @param counterpart widgets, headings and pictures of both
 * @param isOld whether a block was there before the writer began: new ones are passed over where there are more than in the other language
 */
export function standingOf(
  path: readonly Parents[],
  tree: Root,
  counterpart: ReadonlyMap<Nodes, Nodes>,
  isOld: (node: Nodes) => boolean,
): Standing | undefined {
  let inside: Nodes = tree
  let near: readonly Nodes[] = []
  for (const [index, node] of path.slice(1).entries()) {
    const parent = path[index]
    if (!parent || !('children' in inside)) return undefined
    const gap = gapAround(node, parent, inside, counterpart)
    if (parent.type === 'root' || isElement(parent)) near = gap.theirs.flatMap(textBlocksIn)
    const other: Nodes | undefined =
      counterpart.get(node) ??
      sameInGap(node, gap) ??
      (isOld(node) ? sameInGap(node, { ...gap, own: gap.own.filter(isOld) }) : undefined)
    if (!other) return { near, missing: node, inside, after: placeInGap(node, gap) }
    inside = other
  }
  return { near, counterpart: inside }
}

export const isTextBlock = (node: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(node.type)

function textBlocksIn(node: Nodes): Nodes[] {
  if (isElement(node)) return []
  if (isTextBlock(node)) return [node]
  return 'children' in node ? node.children.flatMap(textBlocksIn) : []
}
