import { isPair, isSeq, type Node, parseDocument } from 'yaml'
import { lineEndOf } from '../../../content/files.ts'
import { contentEnd } from '../../writing/yamlText.ts'
import type { Splice } from './editValue.ts'
import type { DataPath } from './protocol.ts'

/**
 * Lets an entry of a list in a YAML text change places with the one before or after it. What stands above an entry or at its end
 * as a comment goes with it; every other character stays.
 * @param path of the entry
 * @param by -1 for one place up, 1 for one place down
 * @returns undefined where there is no such place
 */
export function moveRow(source: string, path: DataPath, by: -1 | 1): Splice | undefined {
  const document = parseDocument(source)
  const [above, index] = [path.slice(0, -1), path.at(-1)]
  const list: unknown = above.length > 0 ? document.getIn(above, true) : document.contents
  if (document.errors.length > 0 || !isSeq(list) || typeof index !== 'number') return undefined
  const upper = Math.min(index, index + by)
  const items = list.items as readonly Node[]
  const [first, second] = [items[upper], items[upper + 1]]
  if (!first?.range || !second?.range) return undefined
  const extentOf = (item: Node): Extent => ({ from: item.range?.[0] ?? 0, to: contentEnd(item) })
  const before = items[upper - 1]
  const [one, two] = list.flow
    ? [extentOf(first), extentOf(second)]
    : blocksOf(source, before ? lineAfter(source, before) : undefined, first, second)
  const swapped = source.slice(two.from, two.to) + source.slice(one.to, two.from) + source.slice(one.from, one.to)
  const insert = list.flow ? swapped : withLineEnds(source, one, two)
  const splice = { from: one.from, to: two.to, insert }
  return readsSwapped(source, splice, above, upper) ? splice : undefined
}

interface Extent {
  readonly from: number
  readonly to: number
}

/** Where the line after an entry begins; a block scalar ends with its own line. */
function lineAfter(source: string, item: Node): number {
  const end = contentEnd(item)
  if (source[end - 1] === '\n') return end
  const lineEnd = source.indexOf('\n', end)
  return lineEnd < 0 ? source.length : lineEnd + 1
}

/** Whole lines of two entries, with the comments that stand right above each. */
function blocksOf(source: string, start: number | undefined, first: Node, second: Node): [Extent, Extent] {
  const parted = lineAfter(source, first)
  return [
    { from: withComments(source, lineOf(source, first), start ?? 0), to: parted },
    { from: withComments(source, lineOf(source, second), parted), to: lineAfter(source, second) },
  ]
}

const lineOf = (source: string, item: Node): number => source.lastIndexOf('\n', (item.range?.[0] ?? 0) - 1) + 1

/** From the first of the comments without a gap above a line, unless they begin the file; never above `least`. */
function withComments(source: string, line: number, least: number): number {
  let from = line
  while (from > least) {
    const previous = source.lastIndexOf('\n', from - 2) + 1
    if (previous < least || !/^[ \t]*#/.test(source.slice(previous, from))) break
    from = previous
  }
  return from === 0 ? line : from
}

/** The second before the first; a last line without an end lends the other its own. */
function withLineEnds(source: string, one: Extent, two: Extent): string {
  const [upper, between, lower] = [
    source.slice(one.from, one.to),
    source.slice(one.to, two.from),
    source.slice(two.from, two.to),
  ]
  if (lower.endsWith('\n')) return lower + between + upper
  return lower + lineEndOf(source) + between + upper.replace(/\r?\n$/, '')
}

/** Whether a change did nothing but exchange two entries. */
function readsSwapped(source: string, { from, to, insert }: Splice, path: DataPath, upper: number): boolean {
  const [before, after] = [source, source.slice(0, from) + insert + source.slice(to)].map(text => parseDocument(text))
  if (!before || !after || after.errors.length > 0) return false
  const list: unknown = path.length > 0 ? before.getIn(path, true) : before.contents
  if (!isSeq(list) || list.items.some(isPair)) return false
  const { items } = list
  ;[items[upper], items[upper + 1]] = [items[upper + 1], items[upper]]
  return JSON.stringify(before.toJS()) === JSON.stringify(after.toJS())
}
