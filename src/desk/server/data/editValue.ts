import { type Document, isCollection, isMap, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml'
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
 * The change of a YAML text that sets one value, and no other character: quotes stay as they are where they do, and the first
 * way of writing it that reads back as the value, with all else unchanged, is used.
 * @returns undefined where there is no place for it
 */
export function editValue(source: string, { path, value }: Pick<ValueEdit, 'path' | 'value'>): Splice | undefined {
  const document = parseDocument(source)
  if (document.errors.length > 0) return undefined
  const node = document.getIn(path, true)
  if (value === undefined) return removal(source, document, path)
  const wanted = JSON.stringify(withValue(document.toJS(), path, value))
  const style = isScalar(node) ? (node.type ?? 'PLAIN') : 'PLAIN'
  return writings(value, style)
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

/** A value as it can be written, first as the one before it was. */
function writings(value: NonNullable<ValueEdit['value']>, style: string): string[] {
  if (Array.isArray(value)) return [`[${value.join(', ')}]`]
  if (typeof value === 'object')
    return writings(value.en, style).flatMap(en => writings(value.he, style).map(he => `{ en: ${en}, he: ${he} }`))
  if (typeof value !== 'string') return [String(value)]
  const forms: Readonly<Record<string, string>> = {
    QUOTE_SINGLE: `'${value.replaceAll("'", "''")}'`,
    QUOTE_DOUBLE: JSON.stringify(value),
    PLAIN: value,
  }
  const all = [forms[style] ?? value, forms.PLAIN, forms.QUOTE_SINGLE, forms.QUOTE_DOUBLE]
  // What begins with a star is an alias, which throws where it leads nowhere.
  return all.filter((form): form is string => form !== undefined && !form.startsWith('*'))
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
