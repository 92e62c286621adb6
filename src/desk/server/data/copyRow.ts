import { isCollection, isPair, isScalar, type Node, parseDocument } from 'yaml'
import { lineEndOf } from '../../../content/files.ts'
import { contentEnd } from '../../writing/yamlText.ts'
import type { Splice } from './editValue.ts'
import type { DataPath } from './protocol.ts'

/**
 * One more entry of a list or map in a YAML text, after another one and like it: whatever the schema demands is in it, ready
 * to be changed.
 * @param path of the list or map
 * @param name its key, in a map
 * @param after key or index of the entry that it follows; the last one without it
 * @param begin what it begins with, given what it follows; without it, all of that
 * @returns undefined where there is no entry to follow, or the key is taken
 */
export function copyRow(
  source: string,
  path: DataPath,
  name: string | undefined,
  after?: DataPath[number],
  begin?: (model: unknown) => string,
): Splice | undefined {
  const document = parseDocument(source)
  const parent: unknown = path.length > 0 ? document.getIn(path, true) : document.contents
  if (document.errors.length > 0 || !isCollection(parent)) return undefined
  const items: readonly unknown[] = parent.items
  const model =
    after === undefined
      ? items.at(-1)
      : items.find((item, index) => (isPair(item) ? isScalar(item.key) && item.key.value === after : index === after))
  if (isPair(model) && (!name || parent.has(name))) return undefined
  const first = (isPair(model) ? model.key : model) as Node | undefined
  const value = (isPair(model) ? (model.value ?? model.key) : model) as Node | undefined
  if (!first?.range || !value) return undefined
  const [start, keyEnd, end] = [first.range[0], first.range[1], contentEnd(value)]
  const own = begin ? `: ${begin(value.toJS(document))}` : source.slice(keyEnd, end)
  const written = isPair(model) ? keyOf(name ?? '', first) + own : source.slice(start, end)
  if (parent.flow) return { from: end, to: end, insert: `, ${written}` }
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
  const lineEnd = source.indexOf('\n', end)
  const at = lineEnd < 0 ? source.length : source[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
  return { from: at, to: at, insert: lineEndOf(source) + before + written }
}

/**
 * A fact that follows another one: of the same kind and unit, and with nothing that was found out about the other. What it has to
 * say is there, empty, so that the table has a field for it and a fault at the field.
 */
export function beginFact(model: unknown): string {
  const { kind = 'count', unit, currency } = (model ?? {}) as Readonly<Record<string, unknown>>
  const value = kind === 'text' ? "{ en: '', he: '' }" : "''"
  return `{ kind: ${kind}, value: ${value}${unit ? `, unit: ${unit}` : ''}${currency ? `, currency: ${currency}` : ''}, source: '' }`
}

/** A key in quotes where the one before has them. */
const keyOf = (name: string, before: Node): string =>
  isScalar(before) && before.type !== 'PLAIN' ? `'${name.replaceAll("'", "''")}'` : name
