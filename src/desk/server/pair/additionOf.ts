import type { Nodes, Parents } from 'mdast'
import { isElement, nodesOf } from '../../../content/checks/read/nodes.ts'
import type { Facts } from '../../../content/facts.ts'
import { type Locale, otherLocale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { endOf, type Splice, startOf } from './replacementOf.ts'
import { saidInWords } from './saidInWords.ts'

/** A node of one language with its counterpart. */
export type Counterparts = Readonly<Record<Locale, Nodes>>

/**
 * Where a picture, link or widget of the other language belongs that this one lacks, and `written` with it. A block goes next to the
 * counterparts of its neighbours; anything in a sentence, to the end of the counterpart of its block, from where its
 * writer moves it.
 */
export function additionOf(
  wanted: Nodes,
  written: string,
  matched: readonly Counterparts[],
  follower: Locale,
  pages: Readonly<Record<Locale, PageSource>>,
  facts: Facts,
): Splice | undefined {
  const leader = otherLocale(follower)
  const { block: own, parents } = asBlock(wanted, parentsOf(pages[leader].tree, wanted))
  const block = [...parents, own].findLast(isTextBlock)
  const counterpart = new Map(matched.map(pair => [pair[leader], pair[follower]]))
  if (block && block !== own) {
    const places = counterpartsOfBlock(block, counterpart, leader, follower, pages)
    for (const place of places) {
      const replaced = saidInWords(place, pages[follower], wanted, pages[leader].source, facts)
      if (replaced) return replaced
    }
    const [place] = places
    return place && { ...endOfSentence(place, pages[follower].source), insert: ` ${written}` }
  }
  const parent = parents.at(-1)
  const inside = parent?.type === 'root' ? pages[follower].tree : parent && counterpart.get(parent)
  if (!parent || !inside || !('children' in inside)) return undefined
  const siblings: readonly Nodes[] = parent.children
  const index = siblings.indexOf(own)
  const anchor = siblings.slice(0, index).findLastIndex(sibling => counterpart.has(sibling))
  const children: readonly Nodes[] = inside.children
  let at = anchor < 0 ? firstOf(inside) : children.indexOf(counterpart.get(siblings[anchor] as Nodes) as Nodes) + 1
  // As many paragraphs further as in the other language, as far as there are any.
  for (let left = index - anchor - 1; left > 0 && isPlain(children[at]); left--) at++
  const before = children[at - 1]
  if (before) return { from: endOf(before), to: endOf(before), insert: `\n\n${written}` }
  const after = children[at]
  return after && { from: startOf(after), to: startOf(after), insert: `${written}\n\n` }
}

/** A picture that is a paragraph by itself stands for that paragraph. */
function asBlock(wanted: Nodes, parents: readonly Parents[]): { block: Nodes; parents: readonly Parents[] } {
  const paragraph = parents.at(-1)
  return wanted.type === 'image' && paragraph?.type === 'paragraph' && paragraph.children.length === 1
    ? { block: paragraph, parents: parents.slice(0, -1) }
    : { block: wanted, parents }
}

/** A block that holds words and nothing of a page's structure. */
const isPlain = (node: Nodes | undefined): boolean =>
  node !== undefined && !isElement(node) && node.type !== 'heading' && node.type !== 'yaml'

/** Behind front matter. */
const firstOf = (parent: Parents): number => (parent.children[0]?.type === 'yaml' ? 1 : 0)

const isTextBlock = (node: Nodes): boolean => ['paragraph', 'heading', 'tableCell'].includes(node.type)

/** The block that has as many others between itself and the last counterpart before it, then the others up to the next counterpart. */
function counterpartsOfBlock(
  block: Nodes,
  counterpart: ReadonlyMap<Nodes, Nodes>,
  leader: Locale,
  follower: Locale,
  pages: Readonly<Record<Locale, PageSource>>,
): Nodes[] {
  const own = counterpart.get(block)
  if (own) return [own]
  const [theirs, ours] = [[...nodesOf(pages[leader].tree)], [...nodesOf(pages[follower].tree)]]
  const until = theirs.indexOf(block)
  const anchor = theirs.slice(0, until).findLastIndex(node => counterpart.has(node))
  const count = theirs.slice(anchor + 1, until).filter(isTextBlock).length
  const start = anchor < 0 ? 0 : ours.indexOf(counterpart.get(theirs[anchor] as Nodes) as Nodes) + 1
  const known = new Set(counterpart.values())
  const next = ours.findIndex((node, index) => index >= start && isTextBlock(node) && known.has(node))
  const blocks = ours.slice(start, next < 0 ? undefined : next).filter(isTextBlock)
  const [likeliest] = blocks.splice(count, 1)
  return likeliest ? [likeliest, ...blocks] : blocks
}

function endOfSentence(block: Nodes, source: string): Omit<Splice, 'insert'> {
  const written = source.slice(startOf(block), endOf(block))
  const at = startOf(block) + written.search(/[.!?:;]*\s*$/)
  return { from: at, to: at }
}

/** The nodes that lead to this one, from the page down to its parent. */
function parentsOf(tree: Parents, wanted: Nodes): Parents[] {
  for (const child of tree.children) {
    if (child === wanted) return [tree]
    const below = 'children' in child ? parentsOf(child, wanted) : []
    if (below.length > 0) return [tree, ...below]
  }
  return []
}
