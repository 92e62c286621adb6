import { isCollection, isPair, isScalar, isSeq, type Node, parseDocument, type Scalar, visit } from 'yaml'
import { lineEndOf } from '../../content/files.ts'

/*
 * Edits to YAML as text: the parsed document gives the positions, and only those characters change. Comments, quotes and
 * line breaks stay as written, which serialising the document would not guarantee.
 */

/** A text of a data file with its key, or the key of the list that it is an item of. */
export interface TextPlace {
  key: string | undefined
  value: string
}

/** Replaces texts for which `change` gives another one. Keys are left alone; a file that does not parse is returned as it is. */
export function replaceTexts(source: string, change: (place: TextPlace) => string | undefined): string {
  const document = parseDocument(source)
  if (document.errors.length > 0) return source
  const splices: Splice[] = []
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return
      const pair = path.findLast(isPair)
      const name = isScalar(pair?.key) ? String(pair.key.value) : undefined
      const value = change({ key: name, value: node.value })
      if (value !== undefined) splices.push({ start: node.range[0], end: node.range[1], text: quoted(value, node) })
    },
  })
  return spliced(source, splices)
}

/**
 * Adds an item after the last one of the list at `path`, with its indentation.
 * @throws {Error} if there is no list of at least one item, each on its own lines
 */
export function appendItem(source: string, path: readonly string[], item: string): string {
  const list = path.length > 0 ? parseDocument(source).getIn(path, true) : parseDocument(source).contents
  const last = isSeq(list) && !list.flow ? (list.items.at(-1) as Node | undefined) : undefined
  if (!last?.range) throw new Error(`No list of entries, a line each, at ${path.join('.') || 'the top'}.`)
  const start = source.lastIndexOf('\n', last.range[0] - 1) + 1
  const indentation = /^ */.exec(source.slice(start))?.[0] ?? ''
  const end = endOfLine(source, contentEnd(last))
  const lineEnd = lineEndOf(source)
  const before = source[end - 1] === '\n' ? '' : lineEnd
  return `${source.slice(0, end)}${before}${indentation}- ${item}${lineEnd}${source.slice(end)}`
}

/** Takes out the items of the top list that `unwanted` names, each with its lines. */
export const removeItems = (source: string, unwanted: (item: unknown) => boolean): string =>
  removeEntries(source, (value, path) => path.length === 0 && unwanted(value))

/**
 * Takes out items of lists and keys with their values: those on lines of their own with the lines, others with their comma.
 * @param unwanted given a value and the keys that lead to it; for an item of a list, those that lead to the list
 */
export function removeEntries(source: string, unwanted: (value: unknown, path: readonly string[]) => boolean): string {
  const document = parseDocument(source)
  if (document.errors.length > 0) return source
  const splices: Splice[] = []
  const look = (node: unknown, path: readonly string[]) => {
    if (!isCollection(node)) return
    node.items.forEach((item, index) => {
      const own = isPair(item) ? [...path, String((item.key as Scalar).value)] : path
      const value = (isPair(item) ? item.value : item) as Node | null
      if (unwanted(value?.toJS(document), own)) splices.push(cut(source, node, index))
      else look(value, own)
    })
  }
  look(document.contents, [])
  return spliced(source, splices)
}

/** What takes out one entry of a list or map: its lines, or its place between commas. */
export function cut(
  source: string,
  { items, flow }: { items: readonly unknown[]; flow?: boolean | undefined },
  index: number,
): Splice {
  const { start, end } = extent(items[index])
  if (!flow) return { ...wholeLines(source, start, end), text: '' }
  const [before, after] = [items[index - 1], items[index + 1]]
  if (after !== undefined) return { start, end: extent(after).start, text: '' }
  return { start: before === undefined ? start : extent(before).end, end, text: '' }
}

/** With its line end; a last line that has none goes with the one before it, or an empty line would stay. */
function wholeLines(source: string, from: number, to: number): { start: number; end: number } {
  const [start, end] = [source.lastIndexOf('\n', from - 1) + 1, endOfLine(source, to)]
  if (end < source.length || source.endsWith('\n') || start === 0) return { start, end }
  return { start: start - (source[start - 2] === '\r' ? 2 : 1), end }
}

function extent(item: unknown): { start: number; end: number } {
  if (!isPair(item)) return { start: (item as Node).range?.[0] ?? 0, end: contentEnd(item as Node) }
  return { start: (item.key as Node).range?.[0] ?? 0, end: contentEnd((item.value ?? item.key) as Node) }
}

interface Splice {
  start: number
  end: number
  text: string
}

function spliced(source: string, splices: readonly Splice[]): string {
  let text = source
  for (const { start, end, text: replacement } of [...splices].sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + replacement + text.slice(end)
  }
  return text
}

/** Where a node's own text ends; the range of a block, of text or of entries, runs on to the next line or key. */
export function contentEnd(node: Node): number {
  if (isScalar(node) && node.type?.startsWith('BLOCK_')) return (node.range?.[1] ?? 1) - 1
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1)
    const inner = isPair(last) ? (last.value ?? last.key) : last
    return inner ? contentEnd(inner as Node) : (node.range?.[1] ?? 0)
  }
  return node.range?.[1] ?? 0
}

const endOfLine = (source: string, from: number): number => {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end + 1
}

const quoted = (value: string, node: Scalar): string =>
  node.type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : node.type === 'QUOTE_SINGLE' ? `'${value}'` : value
