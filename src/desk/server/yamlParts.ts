import { type Document, isCollection, isMap, isNode, isPair, isScalar, type Node } from 'yaml'
import { lineEndOf } from '../../content/files.ts'
import { yamlFile } from '../../content/yamlFile.ts'
import { contentEnd } from '../writing/yamlText.ts'

/** A value in a YAML text, with its key or hyphen and the comments that stand right above it. */
export interface Part {
  readonly source: string
  readonly from: number
  readonly to: number
  readonly node: Node | undefined
  readonly value: unknown
  /** Of an entry of a map. */
  readonly key?: string
}

/** A list or map as its entries; `head`, these with `between` from one to the next, and `tail` are its whole text. */
export interface Entries {
  readonly head: string
  readonly parts: readonly Part[]
  /** Undefined with fewer than two entries that stand in one line. */
  readonly between: string | undefined
  readonly tail: string
  /** What its kinds differ in: those of one shape can be merged entry by entry. */
  readonly shape: 'block map' | 'block list' | 'flow map' | 'flow list'
}

export const textOf = ({ source, from, to }: Part): string => source.slice(from, to)

/** A whole file; undefined where it does not parse, or refers to itself by aliases. */
export function partOf(source: string): Part | undefined {
  const { document, value } = yamlFile('', source)
  return value === undefined ? undefined : { source, from: 0, to: source.length, node: rootOf(document), value }
}

const rootOf = ({ contents }: Document): Node | undefined => (isNode(contents) ? contents : undefined)

/** The entries of a list or map; undefined for a single value, an empty list, and what is laid out too freely to be split. */
export function entriesOf(part: Part): Entries | undefined {
  const { source, node, value } = part
  if (!isCollection(node) || !node.range) return undefined
  const inner = node.items.map((item, index) => entryOf(item, index, value))
  const [from] = inner[0] ? [node.flow ? inner[0].from : node.range[0]] : []
  if (from === undefined || inner.some(entry => entry === undefined)) return undefined
  const entries = inner.flatMap(entry => entry ?? [])
  const places = node.flow ? entries : blockPlaces(part, from, entries, isMap(node) ? '' : '-')
  const [first, last] = [places?.[0], places?.at(-1)]
  if (!places || !first || !last) return undefined
  const gaps = places.slice(1).map((place, index) => source.slice(places[index]?.to, place.from))
  if (gaps.some(gap => gap !== gaps[0])) return undefined
  return {
    head: source.slice(part.from, first.from),
    parts: entries.map((entry, index) => ({ ...entry, ...places[index], source })),
    between: node.flow ? gaps[0] : lineBefore(source, from),
    tail: source.slice(last.to, part.to),
    shape: `${node.flow ? 'flow' : 'block'} ${isMap(node) ? 'map' : 'list'}`,
  }
}

type Inner = Omit<Part, 'source'>

interface Place {
  readonly from: number
  readonly to: number
}

/** An entry without what is above it or before it in its line. */
function entryOf(item: unknown, index: number, around: unknown): Inner | undefined {
  const [start, node] = isPair(item) ? [item.key, item.value] : [item, item]
  if (!isNode(start) || !start.range) return undefined
  const key = isPair(item) && isScalar(start) ? String(start.value) : undefined
  if (isPair(item) && key === undefined) return undefined
  const to = isNode(node) && node.range ? contentEnd(node) : start.range[1]
  const value = (around as Record<string | number, unknown>)[key ?? index]
  return {
    from: start.range[0],
    to,
    node: isNode(node) ? node : undefined,
    value,
    ...(key === undefined ? {} : { key }),
  }
}

/** What is between two entries of which each has lines of its own: a line end and the indentation. */
const lineBefore = (source: string, from: number): string =>
  lineEndOf(source) + ' '.repeat(from - (source.lastIndexOf('\n', from - 1) + 1))

/** Whole lines of entries, each up to the next one. @param mark what each begins with */
function blockPlaces(part: Part, first: number, entries: readonly Inner[], mark: string): Place[] | undefined {
  const { source } = part
  const between = lineBefore(source, first)
  const indentation = between.slice(lineEndOf(source).length)
  const starts = entries.map(({ from }, index) => {
    const own = index === 0 ? first : source.lastIndexOf('\n', from - 1) + 1 + indentation.length
    const least = index === 0 ? part.from : (entries[index - 1]?.to ?? 0)
    return { own, from: withComments(source, own, indentation, least) }
  })
  if (starts.some(({ own }) => !source.startsWith(mark, own))) return undefined
  const end = part.from + textOf(part).trimEnd().length
  const places = starts.map(({ from }, index) => ({
    from,
    to: (starts[index + 1]?.from ?? end + between.length) - between.length,
  }))
  const isWhole = places.every(
    ({ from, to }, index) => index === 0 || (source.startsWith(between, from - between.length) && from < to),
  )
  return isWhole ? places : undefined
}

/** From the first of the comments without a gap above an entry, unless they begin the file. @param least where the text before it ends */
function withComments(source: string, own: number, indentation: string, least: number): number {
  let line = own - indentation.length
  const isAlone = source.slice(0, line).endsWith('\n') && source.slice(line, own) === indentation
  while (isAlone && line > least) {
    const above = source.lastIndexOf('\n', line - 2) + 1
    if (above < least || !source.startsWith(`${indentation}#`, above)) break
    line = above
  }
  return line === 0 ? own : line + indentation.length
}
