import { isNode } from 'yaml'
import type { z } from 'zod'
import { daySchema } from '../../../content/day.ts'
import { isDecimal } from '../../../content/decimal.ts'
import type { Fact } from '../../../content/facts.ts'
import { formatFact } from '../../../content/formatFact.ts'
import { isLocale, type Locale, localeCodes } from '../../../content/locales/locales.ts'
import { keysAt, schemasAt, schemasFor } from '../../../content/schemaAt.ts'
import type { YamlFile } from '../../../content/yamlFile.ts'
import { contentEnd } from '../../writing/yamlText.ts'
import type { DataNode, DataPath, DataValue } from './protocol.ts'

/** YAML whose values are shown, and what they have to be. */
export interface ValueSource {
  readonly yaml: YamlFile
  readonly schema: z.ZodType
  readonly facts: Readonly<Record<string, Fact>>
  /** Where the YAML begins in its file, an offset. */
  readonly start: number
  /** What its own words are written in, where that is one language. */
  readonly locale?: Locale
  /** Where the value at a path has to be the name of something, the names that there are. */
  namesAt?(path: DataPath): readonly string[]
  /** Whether the value at a path leads to a page. */
  leadsTo?(path: DataPath): DataValue['leadsTo']
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value, or several that belong together, with all that their fields need; `value` is undefined where it is left out. */
export function nodeFor(source: ValueSource, path: DataPath, value: unknown): DataNode {
  const types = schemasAt(source.schema, path).map(typeOf)
  if (isRange(value) && types.includes('tuple')) return valueFor(source, path, value.join('–'))
  if (Array.isArray(value) || (value === undefined && types.includes('array'))) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : []
    const next = [...path, entries.length]
    return {
      kind: 'group',
      entries: entries.map((entry, index) => ({ name: '', node: nodeFor(source, [...path, index], entry) })),
      ...(kindAt(source.schema, next) ? { next: valueFor(source, next, undefined) } : {}),
    }
  }
  if (isMap(value) || (value === undefined && types.includes('object'))) {
    const given = isMap(value) ? value : {}
    // With several possible shapes, it is unknown which one is meant.
    const possible = types.length === 1 && types[0] === 'object' ? keysAt(source.schema, path) : []
    // A field keeps its place when another of them is filled in.
    const names = [...new Set([...possible, ...Object.keys(given)])]
    return {
      kind: 'group',
      ...(isMap(value) && isOptional(source.schema, path) ? { removable: path } : {}),
      entries: names.map(name => ({ name, node: nodeFor(source, [...path, name], given[name]) })),
    }
  }
  return valueFor(source, path, value)
}

function valueFor(source: ValueSource, path: DataPath, value: unknown): DataValue {
  const { yaml, schema, facts, start, locale } = source
  const last = path.at(-1)
  // The kind of an entry is a literal in each of the shapes that it may have.
  const kinds = schemasAt(schema, path).flatMap(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    if (def.type === 'literal') return def.values.filter(choice => typeof choice === 'string')
    return def.type === 'enum' ? Object.values(def.entries).map(String) : []
  })
  const choices = kinds.length > 0 ? kinds : (source.namesAt?.(path) ?? [])
  const leadsTo = source.leadsTo?.(path)
  const kind = kindOf(schemasFor(schema, path, yaml.value), value)
  const fact = typeof value === 'string' ? facts[value] : undefined
  return {
    kind,
    path,
    // An entry of a list can go.
    required: typeof last === 'string' && !isOptional(schema, path),
    ...(value === undefined || value === null ? {} : { value: value as string | number | boolean }),
    ...(choices.length > 0 ? { choices } : {}),
    ...(leadsTo ? { leadsTo } : {}),
    ...(value === undefined ? {} : extentOf({ yaml, start }, path)),
    // A month, 2026-11, is none.
    ...(kind === 'number' && schemasAt(schema, path).map(typeOf).includes('tuple') ? { isRange: true } : {}),
    ...(isLocale(last) ? { locale: last } : locale && isWords(schema, path) ? { locale } : {}),
    ...(fact ? { shows: bothLanguages(locale => formatFact(fact, locale)) } : {}),
  }
}

/** Whether the schema does without a key, in one of the shapes that its entry may have. */
export const isOptional = (schema: z.ZodType, path: DataPath): boolean =>
  schemasAt(schema, path.slice(0, -1)).some(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    return def.type === 'object' && def.shape[String(path.at(-1))]?._zod.optin === 'optional'
  })

/** Whether a value is free text rather than an address, a date or a name. */
const isWords = (schema: z.ZodType, path: DataPath): boolean =>
  schemasAt(schema, path).some(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    return def.type === 'string' && !def.checks?.some(check => 'format' in check._zod.def)
  })

const typeOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def.type

/** The value at a path if it is on one line; otherwise undefined. */
export const kindAt = (schema: z.ZodType, path: DataPath): DataValue['kind'] | undefined =>
  kindIn(schemasAt(schema, path))

function kindIn(schemas: readonly z.core.$ZodType[]): DataValue['kind'] | undefined {
  const types = schemas.map(typeOf)
  if (types.length === 0 || types.some(type => ['object', 'array', 'record', 'tuple'].includes(type))) return undefined
  if (types.every(type => type === 'enum' || type === 'literal')) return 'choice'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('number')) return 'number'
  return schemas.every(one => one._zod.def === daySchema._zod.def) ? 'day' : 'text'
}

/** Two numbers, from and to. */
export const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(one => typeof one === 'number')

/** Where a number would do, what is typed as one becomes one; where a text would do as well, not in place of a text of digits. */
function kindOf(schemas: readonly z.core.$ZodType[], value: unknown): DataValue['kind'] {
  const types = schemas.map(typeOf)
  const takesNumber = types.includes('number') || types.includes('tuple')
  const isText = types.includes('string') && typeof value === 'string' && isDecimal(value)
  if (takesNumber && !isText) return 'number'
  return isText ? 'text' : (kindIn(schemas) ?? (typeof value === 'boolean' ? 'boolean' : 'text'))
}

/** Offsets of an entry in its file, from its key, which faults name, to its end. */
export function extentOf({ yaml, start }: Pick<ValueSource, 'yaml' | 'start'>, path: DataPath) {
  const { line, column } = yaml.place(...path)
  const at = yaml.source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, text) => sum + text.length + 1, column - 1)
  const node = yaml.document.getIn(path, true)
  return { at: start + at, end: start + (isNode(node) ? contentEnd(node) : at) }
}

/** A text in each language; once where it is the same. */
export const bothLanguages = (text: (locale: Locale) => string): string[] => [...new Set(localeCodes.map(text))]
