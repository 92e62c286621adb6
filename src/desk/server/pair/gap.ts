import type { Nodes, Parents } from 'mdast'
import { isElement } from '../../../content/checks/read/nodes.ts'

/** What stands between the same two counterparts in both languages, without them. */
export interface Gap {
  readonly own: readonly Nodes[]
  readonly theirs: readonly Nodes[]
  /** Whose counterpart is right before the gap in the other language. */
  readonly before: Nodes | undefined
}

/** The gap that a child of a block stands in, in the other language's counterpart of that block. */
export function gapAround(child: Nodes, parent: Parents, inside: Parents, counterpart: ReadonlyMap<Nodes, Nodes>): Gap {
  const [siblings, others] = [contentOf(parent), contentOf(inside)]
  const isAnchor = (node: Nodes) => others.includes(counterpart.get(node) ?? node)
  const at = siblings.indexOf(child)
  const first = siblings.slice(0, at).findLastIndex(isAnchor)
  const last = siblings.findIndex((node, index) => index > at && isAnchor(node))
  const otherOf = (index: number) => others.findIndex(node => node === counterpart.get(siblings[index] ?? node))
  const from = first < 0 ? 0 : otherOf(first) + 1
  return {
    own: siblings.slice(first + 1, last < 0 ? undefined : last),
    theirs: others.slice(from, last < 0 ? undefined : otherOf(last)),
    before: first < 0 ? undefined : others[from - 1],
  }
}

/** A node's counterpart in a gap, where both languages have the same kinds of blocks there. */
export function sameInGap(node: Nodes, { own, theirs }: Pick<Gap, 'own' | 'theirs'>): Nodes | undefined {
  const [mine, yours] = [own, theirs].map(nodes => nodes.filter(other => isOffered(other) === isOffered(node)))
  const fits = mine?.length === yours?.length && mine?.every((other, index) => kindOf(other) === kindOf(yours?.[index]))
  return fits ? yours?.[mine?.indexOf(node) ?? -1] : undefined
}

/** What a block that only one language has comes after in the other one: as many blocks of words further as it does there. */
export function placeInGap(node: Nodes, { own, theirs, before }: Gap): Nodes | undefined {
  const ahead = own.slice(0, own.indexOf(node)).filter(isPlain).length
  return theirs.filter(isPlain).slice(0, ahead).at(-1) ?? before
}

/** A picture that is a paragraph by itself stands for that paragraph. */
export const lonePicture = (node: Nodes): Nodes | undefined =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
    ? node.children[0]
    : undefined

/** Front matter has no place among blocks. */
const contentOf = (parent: Parents): readonly Nodes[] =>
  (parent.children as readonly Nodes[]).filter(({ type }) => type !== 'yaml')

/** A block that the other language is offered as it is, whatever it stands beside. */
const isOffered = (node: Nodes): boolean => isElement(node) || lonePicture(node) !== undefined

/** A block that holds words and nothing of a page's structure. */
const isPlain = (node: Nodes): boolean => !isElement(node) && node.type !== 'heading'

function kindOf(node: Nodes | undefined): string | undefined {
  if (node && isElement(node)) return `<${node.name}`
  return node?.type === 'heading' ? '#'.repeat(node.depth) : node?.type
}
