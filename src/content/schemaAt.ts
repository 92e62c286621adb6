import type { z } from 'zod'
import { localeCodes } from './locales/locales.ts'

type Schema = z.core.$ZodType

/** What describes the value at a path of a data file, alternatives side by side; nothing where the path is unknown. */
export function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  const plain = alternatives(schema)
  const [step, ...rest] = path
  return step === undefined ? plain : plain.flatMap(one => child(one, step).flatMap(inner => schemasAt(inner, rest)))
}

/** As `schemasAt`, for a value that is there: of entries of several kinds, those of the kind that each entry on the way names. */
export function schemasFor(schema: Schema, path: readonly PropertyKey[], value: unknown): Schema[] {
  const all = alternatives(schema)
  const ofKind = all.filter(one => !isOfOtherKind(one, value))
  // Without a known kind it may be any of them.
  const possible = ofKind.length > 0 ? ofKind : all
  const [step, ...rest] = path
  if (step === undefined) return possible
  return possible.flatMap(one => child(one, step).flatMap(inner => schemasFor(inner, rest, inside(value, step))))
}

/** Whether an entry has another kind than those that a schema is for. */
export function isOfOtherKind(schema: Schema, entry: unknown): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'object') return false
  return Object.entries(def.shape).some(([key, inner]) => {
    const own = (inner as z.core.$ZodTypes)._zod.def
    return own.type === 'literal' && !own.values.includes(inside(entry, key) as string)
  })
}

const inside = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<PropertyKey, unknown>>)[step] : undefined

/** The keys that an entry at this path can have. */
export function keysAt(schema: Schema, path: readonly PropertyKey[]): string[] {
  const keys = schemasAt(schema, path).flatMap(one => {
    const { def } = (one as z.core.$ZodTypes)._zod
    return def.type === 'object' ? Object.keys(def.shape) : []
  })
  return [...new Set(keys)]
}

/** Whether a text of this kind may be one for both languages or one in each. */
export function mayDiffer(schemas: readonly Schema[]): boolean {
  const defs = schemas.map(one => (one as z.core.$ZodTypes)._zod.def)
  const inEach = defs.some(def => def.type === 'object' && localeCodes.every(code => code in def.shape))
  return inEach && defs.some(def => def.type === 'string')
}

/** A value as a writer would begin it: `{ en: …, he: … }`. */
export function sampleOf(schema: Schema | undefined): string {
  const [first] = schema ? alternatives(schema) : []
  if (!first) return '…'
  const { def } = (first as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    const needed = Object.entries(def.shape).filter(([, inner]) => inner._zod.optin !== 'optional')
    return `{ ${needed.map(([key, inner]) => `${key}: ${sampleOf(inner)}`).join(', ')} }`
  }
  if (def.type === 'array') return `[${sampleOf(def.element)}]`
  if (def.type === 'boolean') return 'true'
  if (def.type === 'number') return '1'
  if (def.type === 'enum') return String(Object.values(def.entries)[0])
  if (def.type === 'string' && formatOf(first) === 'url') return 'https://…'
  return '…'
}

/** The format of a text, such as `url` or `email`. */
export function formatOf(schema: Schema | undefined): string | undefined {
  const def = schema?._zod.def
  return def && 'format' in def && typeof def.format === 'string' ? def.format : undefined
}

function alternatives(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'union') return def.options.flatMap(alternatives)
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') return alternatives(def.innerType)
  return [schema]
}

function child(schema: Schema, step: PropertyKey): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return [def.shape[String(step)]].filter(inner => inner !== undefined)
  if (def.type === 'record') return [def.valueType]
  if (def.type === 'array') return [def.element]
  if (def.type === 'tuple') return [def.items[Number(step)]].filter(inner => inner !== undefined)
  return []
}
