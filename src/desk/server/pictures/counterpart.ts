import type { Parent, Root, RootContent } from 'mdast'
import type { PageSource } from '../../../content/pageSource.ts'

/**
 * Where something at a place of a page belongs in the other language: after the same block of the same section, or before the first.
 * @returns an offset into the other text
 */
export function counterpartPlace(here: Root, there: PageSource, at: number): number {
  return placeIn(here.children, there.tree.children, at, there.source.length - there.body.length)
}

function placeIn(here: readonly RootContent[], there: readonly RootContent[], at: number, first: number): number {
  const last = here.findLastIndex(node => startOf(node) < at)
  const [from, to] = [sectionAt(here, last), sectionOfNumber(there, headingsUpTo(here, last))]
  const index = Math.min(to.start + last - from.start, to.end - 1)
  const [block, match] = [here[last], there[index]]
  if (!block || !match) return first
  if (
    block.type === 'mdxJsxFlowElement' &&
    match.type === block.type &&
    match.name === block.name &&
    at < endOf(block)
  ) {
    const inside = (match as Parent).children as RootContent[]
    return placeIn(
      (block as Parent).children as RootContent[],
      inside,
      at,
      inside[0] ? startOf(inside[0]) : endOf(match),
    )
  }
  return endOf(match)
}

const startOf = (node: RootContent): number => node.position?.start.offset ?? 0
const endOf = (node: RootContent): number => node.position?.end.offset ?? 0
const isHeading = ({ type }: RootContent): boolean => type === 'heading'

const headingsUpTo = (nodes: readonly RootContent[], index: number): number =>
  nodes.slice(0, index + 1).filter(isHeading).length

/** The section of a block; what precedes the first heading counts as one. */
function sectionAt(nodes: readonly RootContent[], index: number): { start: number } {
  return { start: nodes.findLastIndex((node, position) => position <= index && isHeading(node)) }
}

function sectionOfNumber(nodes: readonly RootContent[], number: number): { start: number; end: number } {
  const headings = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []))
  return { start: headings[number - 1] ?? -1, end: headings[number] ?? nodes.length }
}
