import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
} from 'yaml'
import { lineEndOf } from '../../../content/files.ts'
import { contentEnd, cut } from '../../writing/yamlText.ts'
import type { DataPath, ValueEdit } from './protocol.ts'

/** Text that replaces everything between two offsets. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/**
 * The change of a YAML text that sets one value, and no other character: quotes that the writer chose stay as they are where
 * they do, and the first way of writing it that reads back as the value, with all else unchanged, is used.
 * @returns undefined where there is no place for it
 */
export function editValue(source: string, { path, value }: Pick<ValueEdit, 'path' | 'value'>): Splice | undefined {
  const document = parseDocument(source)
  if (document.errors.length > 0) return undefined
  const node = document.getIn(path, true)
  if (value === undefined) return removal(source, document, path)
  const wanted = JSON.stringify(withValue(document.toJS(), path, value))
  return writings(value, isScalar(node) ? stylesAt(source, document, path, node) : ['PLAIN'])
    .flatMap(written =>
      (isScalar(node) || (isSeq(node) && node.flow)) && node.range
        ? { from: node.range[0], to: node.range[1], insert: written }
        : (addition(source, document, path, written) ?? []),
    )
    .find(splice => readsAs(spliced(source, splice), wanted))
}

/** A text with a change. */
export const spliced = (source: string, { from, to, insert }: Splice) =>
  source.slice(0, from) + insert + source.slice(to)

function readsAs(source: string, wanted: string): boolean {
  const document = parseDocument(source)
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === wanted
}

/**
 * How a value is to be written in place of another, the best first: as that one is. Quotes that it needs are no choice of the
 * writer, and not for a value that needs none, unless a neighbour has the same ones without need.
 */
function stylesAt(source: string, document: Document, path: DataPath, node: Scalar): string[] {
  const style = node.type ?? 'PLAIN'
  if (!isQuoted(node) || !needsQuotes(source, document, node)) return [style]
  const parent: unknown = document.getIn(path.slice(0, -1), true)
  const neighbours = isCollection(parent) ? parent.items.map(item => (isPair(item) ? item.value : item)) : []
  const isChosen = neighbours.some(
    one => isScalar(one) && one.type === style && one !== node && !needsQuotes(source, document, one),
  )
  return isChosen ? [style] : ['PLAIN', style]
}

const isQuoted = ({ type }: Scalar): boolean => type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE'

/** Whether a text would read as something else without its quotes. */
function needsQuotes(source: string, document: Document, { range, value }: Scalar): boolean {
  if (!range || typeof value !== 'string' || isAlias(value)) return true
  return !readsAs(spliced(source, { from: range[0], to: range[1], insert: value }), JSON.stringify(document.toJS()))
}

/** What begins with a star is an alias, which throws where it leads nowhere. */
const isAlias = (form: string): boolean => form.startsWith('*')

/** A value as it can be written, first in the styles that are wanted. */
function writings(value: NonNullable<ValueEdit['value']>, styles: readonly string[]): string[] {
  if (Array.isArray(value)) return [`[${value.join(', ')}]`]
  if (typeof value === 'object')
    return writings(value.en, styles).flatMap(en => writings(value.he, styles).map(he => `{ en: ${en}, he: ${he} }`))
  if (typeof value !== 'string') return [String(value)]
  const forms: Readonly<Record<string, string>> = {
    QUOTE_SINGLE: `'${value.replaceAll("'", "''")}'`,
    QUOTE_DOUBLE: JSON.stringify(value),
    PLAIN: value,
  }
  const all = [...styles.map(style => forms[style] ?? value), forms.PLAIN, forms.QUOTE_SINGLE, forms.QUOTE_DOUBLE]
  return all.filter((form): form is string => form !== undefined && !isAlias(form))
}

function withValue(data: unknown, [step, ...rest]: DataPath, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const items: readonly unknown[] = Array.isArray(data) ? data : []
    return [...items.slice(0, step), withValue(items[step], rest, value), ...items.slice(step + 1)]
  }
  const own = typeof data === 'object' && data !== null ? data : {}
  return { ...own, [step]: withValue((own as Record<string, unknown>)[step], rest, value) }
}

/** A new key of an entry or a new value of a list, after the others; without such an entry or list, it starts one. */
function addition(source: string, document: Document, path: DataPath, written: string): Splice | undefined {
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  const parent: unknown = document.getIn(above, true)
  const isItem = typeof key === 'number'
  const entry = isItem ? written : `${key}: ${written}`
  if (parent === undefined && above.length > 0) {
    return addition(source, document, above, isItem ? `[${entry}]` : `{ ${entry} }`)
  }
  if (!isCollection(parent) || isSeq(parent) !== isItem) return undefined
  const last = parent.items.at(-1)
  const lastNode = (isPair(last) ? (last.value ?? last.key) : last) as Node | undefined
  const end = lastNode && contentEnd(lastNode)
  if (!last || end === undefined) return undefined
  if (parent.flow) return { from: end, to: end, insert: `, ${entry}` }
  const start = ((isPair(last) ? last.key : last) as Node).range?.[0] ?? 0
  // For the first key of a list entry, the hyphen is part of the indentation.
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const indentation = isItem ? before : ' '.repeat(before.length)
  const lineEnd = source.indexOf('\n', end)
  const at = lineEnd < 0 ? source.length : source[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
  return { from: at, to: at, insert: `${lineEndOf(source)}${indentation}${entry}` }
}

/** The edit that removes a value with its key. An entry left empty would no longer be one, so its own key goes too. */
function removal(source: string, document: Document, path: DataPath): Splice | undefined {
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  const parent = document.getIn(above, true)
  if (!isCollection(parent)) return undefined
  const index = isMap(parent)
    ? parent.items.findIndex(pair => isPair(pair) && isScalar(pair.key) && pair.key.value === key)
    : Number(key)
  if (index < 0 || index >= parent.items.length) return undefined
  if (parent.items.length === 1) return typeof above.at(-1) === 'string' ? removal(source, document, above) : undefined
  const { start, end, text } = cut(source, parent, index)
  return { from: start, to: end, insert: text }
}
