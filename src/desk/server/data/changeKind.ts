import { isMap as isMapNode, isScalar, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import { decimalIn } from '../../../content/decimal.ts'
import { factsSchema } from '../../../content/facts.ts'
import { schemasAt } from '../../../content/schemaAt.ts'
import { editBetween } from '../../editBetween.ts'
import { contentEnd } from '../../writing/yamlText.ts'
import { editValue, type Splice, spliced } from './editValue.ts'
import type { ValueEdit } from './protocol.ts'
import { isMap } from './valueNodes.ts'

type Value = NonNullable<ValueEdit['value']>

/**
 * The change of a fact's kind, and of its value to one that the kind can have: once for both languages, except where they differ;
 * of a text, once in each. What is only of other kinds goes: a price has no unit, and no field to take one out.
 * @returns undefined where there is no such fact
 */
export function changeKind(source: string, id: string, kind: string): Splice | undefined {
  const fact: unknown = parseDocument(source).get(id, true)
  if (!isMapNode(fact)) return undefined
  const own = Object.keys(fact.toJSON())
  const splice = editValue(source, { path: [id, 'kind'], value: kind })
  if (!splice) return undefined
  const shape = shapeOf(kind)
  const lost = own.filter(key => shape && !(key in shape))
  const text = lost.reduce((now, key) => changed(now, { path: [id, key], value: undefined }), spliced(source, splice))
  return editBetween(source, shape ? withValue(text, id, kind, shape) : text)
}

const changed = (source: string, edit: Parameters<typeof editValue>[1]): string => {
  const splice = editValue(source, edit)
  return splice ? spliced(source, splice) : source
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** What a fact of this kind has, by key. */
function shapeOf(kind: string): Shape | undefined {
  for (const one of schemasAt(factsSchema, ['a.fact'])) {
    const { def } = (one as z.core.$ZodTypes)._zod
    const own = def.type === 'object' ? (def.shape.kind as z.core.$ZodTypes)._zod.def : undefined
    if (def.type === 'object' && own?.type === 'literal' && own.values.includes(kind)) return def.shape
  }
  return undefined
}

function withValue(source: string, id: string, kind: string, { value: schema }: Shape): string {
  const document = parseDocument(source)
  const fact: unknown = document.get(id, true)
  const pair = isMapNode(fact) ? fact.items.find(({ key }) => isScalar(key) && key.value === 'value') : undefined
  const [key, node] = [pair?.key as Node | undefined, pair?.value as Node | null | undefined]
  if (!key?.range || !node || !schema) return source
  const value: unknown = node.toJS(document)
  if (kind !== 'text' && !isMap(value)) return source
  const isNumber = schemasAt(schema, []).some(one => (one as z.core.$ZodTypes)._zod.def.type === 'number')
  const [en, he] = inEach(value)
  const isSplit = kind === 'text' || (en !== '' && he !== '' && en !== he)
  const blank = isSplit ? "{ en: '', he: '' }" : "''"
  const shaped = `${source.slice(0, key.range[1])}: ${blank}${source.slice(contentEnd(node))}`
  const written = (text: string): Value => (isNumber ? decimalIn(text) : undefined) ?? text
  if (!isSplit) return changed(shaped, { path: [id, 'value'], value: written(en || he) })
  return [
    { path: [id, 'value', 'en'], value: written(en) },
    { path: [id, 'value', 'he'], value: written(he) },
  ].reduce(changed, shaped)
}

/** What a value says in English and in Hebrew. */
function inEach(value: unknown): [string, string] {
  const asText = (one: unknown) => (Array.isArray(one) ? one.join('–') : String(one ?? '')).trim()
  return isMap(value) ? [asText(value.en), asText(value.he)] : [asText(value), asText(value)]
}
