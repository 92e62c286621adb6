import type { Nodes, Parents } from 'mdast'
import { isElement, nodesOf } from '../../../content/checks/read/nodes.ts'
import type { Facts } from '../../../content/facts.ts'
import { type Locale, otherLocale } from '../../../content/locales/locales.ts'
import type { PageSource } from '../../../content/pageSource.ts'
import { besideBlock } from './besideBlock.ts'
import { gapAround, lonePicture, placeInGap } from './gap.ts'
import { isOldBlock } from './isOldBlock.ts'
import { endOf, type Splice, startOf } from './replacementOf.ts'
import { saidInWords } from './saidInWords.ts'
import { isTextBlock, standingOf } from './standing.ts'

/** A node of one language with its counterpart. */
export type Counterparts = Readonly<Record<Locale, Nodes>>

/**
 * Where a picture, link or widget of the other language belongs that this one lacks, and it there. A block goes next to the
 * counterparts of its neighbours; anything in a sentence, to the end of the counterpart of its block, from where its
 * writer moves it. Where that block has no counterpart, it comes as a whole, to be translated.
 * @param opened the other language when the desk was opened
 * @param write what it has as this language takes it over
 */
export function additionOf(
  wanted: Nodes,
  write: (node: Nodes) => string,
  matched: readonly Counterparts[],
  follower: Locale,
  pages: Readonly<Record<Locale, PageSource>>,
  opened: PageSource | undefined,
  facts: Facts,
): Splice | undefined {
  const leader = otherLocale(follower)
  const { source, tree } = pages[follower]
  const counterpart = counterpartsOf(matched, leader, follower, pages)
  const { block: own, parents } = asBlock(wanted, parentsOf(pages[leader].tree, wanted))
  const depth = parents.findLastIndex(isTextBlock)
  const isOld = (node: Nodes) => isOldBlock(node, opened)
  const standing = standingOf(depth < 0 ? parents : parents.slice(0, depth + 1), tree, counterpart, isOld)
  if (!standing) return undefined
  if ('missing' in standing) {
    const { missing, inside, after, near } = standing
    const replaced = isOld(missing) && firstSaid(near)
    if (replaced) return replaced
    // A widget is offered by itself, with all that is inside; a cell has a whole column around it.
    if (isElement(missing) || missing.type === 'tableCell') return undefined
    return besideBlock(after, inside, write(missing), source)
  }
  const { counterpart: place, near } = standing
  if (depth >= 0) {
    const replaced = firstSaid([place, ...near.filter(other => other !== place)])
    return replaced ?? { ...endOfSentence(place, source), insert: ` ${write(wanted)}` }
  }
  const parent = parents.at(-1)
  if (!parent || !('children' in place)) return undefined
  return besideBlock(placeInGap(own, gapAround(own, parent, place, counterpart)), place, write(wanted), source)

  function firstSaid(places: readonly Nodes[]): Splice | undefined {
    for (const said of places) {
      const replaced = saidInWords(said, pages[follower], wanted, pages[leader].source, facts)
      if (replaced) return replaced
    }
    return undefined
  }
}

/** Those that are known, and the paragraphs that hold nothing but a picture that is. */
function counterpartsOf(
  matched: readonly Counterparts[],
  leader: Locale,
  follower: Locale,
  pages: Readonly<Record<Locale, PageSource>>,
): ReadonlyMap<Nodes, Nodes> {
  const known = new Map(matched.map(pair => [pair[leader], pair[follower]]))
  const others = [...nodesOf(pages[follower].tree)]
  for (const node of nodesOf(pages[leader].tree)) {
    const picture = lonePicture(node)
    const same = picture && known.get(picture)
    const other = same && others.find(one => lonePicture(one) === same)
    if (other) known.set(node, other)
  }
  return known
}

/** A picture that is a paragraph by itself stands for that paragraph. */
function asBlock(wanted: Nodes, parents: readonly Parents[]): { block: Nodes; parents: readonly Parents[] } {
  const paragraph = parents.at(-1)
  return paragraph && lonePicture(paragraph) === wanted
    ? { block: paragraph, parents: parents.slice(0, -1) }
    : { block: wanted, parents }
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
