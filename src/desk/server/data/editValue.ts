import { isCollection, isMap, isPair, isScalar, type Node, parseDocument } from 'yaml'
import { lineEndOf } from '../../../content/files.ts'
import { contentEnd, cut } from '../../writing/yamlText.ts'
import type { DataPath, ValueEdit } from './protocol.ts'

/** Text in the place of what stands from one offset to another. */
export interface Splice {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/**
 * The change of a YAML text that sets one value, and no other character: quotes stay as they are where they do, and the first
 * way of writing it counts that reads back as the value, with all else as it was.
 * @returns undefined where there is no place for it
 */
export function editValue(source: string, { path, value }: Pick<ValueEdit, 'path' | 'value'>): Splice | undefined {
  const document = parseDocument(source)
  if (document.errors.length > 0) return undefined
  const node = document.getIn(path, true)
  if (value === undefined) return removal(source, document.getIn(path.slice(0, -1), true), path.at(-1))
  const wanted = JSON.stringify(withValue(document.toJS(), path, value))
  const style = isScalar(node) ? (node.type ?? 'PLAIN') : 'PLAIN'
  return writings(value, style)
    .flatMap(written =>
      isScalar(node) && node.range
        ? { from: node.range[0], to: node.range[1], insert: written }
        : (addition(source, document.getIn(path.slice(0, -1), true), String(path.at(-1)), written) ?? []),
    )
    .find(splice => readsAs(spliced(source, splice), wanted))
}

const spliced = (source: string, { from, to, insert }: Splice) => source.slice(0, from) + insert + source.slice(to)

function readsAs(source: string, wanted: string): boolean {
  const document = parseDocument(source)
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === wanted
}

/** A value as it can be written, first as the one before it was. */
function writings(value: string | number | boolean, style: string): string[] {
  if (typeof value !== 'string') return [String(value)]
  const forms: Readonly<Record<string, string>> = {
    QUOTE_SINGLE: `'${value.replaceAll("'", "''")}'`,
    QUOTE_DOUBLE: JSON.stringify(value),
    PLAIN: value,
  }
  return [forms[style] ?? value, forms.PLAIN, forms.QUOTE_SINGLE, forms.QUOTE_DOUBLE].filter(form => form !== undefined)
}

function withValue(data: unknown, [step, ...rest]: DataPath, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? withValue(item, rest, value) : item))
  const own = typeof data === 'object' && data !== null ? data : {}
  return { ...own, [step]: withValue((own as Record<string, unknown>)[step], rest, value) }
}

/** A new key behind the others of its entry. */
function addition(source: string, parent: unknown, key: string, written: string): Splice | undefined {
  if (!isMap(parent)) return undefined
  const last = parent.items.at(-1)
  const end = last && contentEnd((last.value ?? last.key) as Node)
  if (!last || end === undefined) return undefined
  if (parent.flow) return { from: end, to: end, insert: `, ${key}: ${written}` }
  const start = (last.key as Node).range?.[0] ?? 0
  // Of the first key of a list's entry the hyphen is part of the indentation.
  const indentation = ' '.repeat(start - (source.lastIndexOf('\n', start - 1) + 1))
  const lineEnd = source.indexOf('\n', end)
  const at = lineEnd < 0 ? source.length : source[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
  return { from: at, to: at, insert: `${lineEndOf(source)}${indentation}${key}: ${written}` }
}

function removal(source: string, parent: unknown, key: string | number | undefined): Splice | undefined {
  if (!isCollection(parent)) return undefined
  const index = isMap(parent)
    ? parent.items.findIndex(pair => isPair(pair) && isScalar(pair.key) && pair.key.value === key)
    : Number(key)
  // An entry without anything in it would no longer be one.
  if (index < 0 || index >= parent.items.length || parent.items.length === 1) return undefined
  const { start, end, text } = cut(source, parent, index)
  return { from: start, to: end, insert: text }
}
