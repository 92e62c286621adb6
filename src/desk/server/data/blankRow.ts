import { isNode, parseDocument } from 'yaml'
import type { z } from 'zod'
import { mayDiffer, schemasAt } from '../../../content/schemaAt.ts'
import { copyRow } from './copyRow.ts'
import { editValue, type Splice, spliced } from './editValue.ts'
import type { DataPath, ValueEdit } from './protocol.ts'
import { isMap, isOptional, isRange, kindAt } from './valueNodes.ts'

/**
 * One more entry of a list in a YAML text, with the keys of the one that it follows and nothing that is said there: whatever the
 * schema demands is there, empty, so that it is a fault at its field. What can only be chosen stays: its kind, its language. A text
 * that may differ by language is there in both, whatever the entry before it has.
 * @param path of the list
 * @param after index of the entry that it follows; the last one without it
 * @returns undefined where there is no entry to follow, or it is written in a way that cannot be emptied
 */
export function blankRow(source: string, schema: z.ZodType, path: DataPath, after?: number): Splice | undefined {
  const copy = copyRow(source, path, undefined, after)
  if (!copy) return undefined
  let text = spliced(source, copy)
  const entries = valueAt(text, path)
  const index = after === undefined ? (Array.isArray(entries) ? entries.length : 0) - 1 : after + 1
  const own = [...path, index]
  for (const edit of blanksIn(schema, own, valueAt(text, own))) {
    const splice = editValue(text, edit)
    if (!splice) return undefined
    text = spliced(text, splice)
  }
  const insert = text.slice(copy.from, text.length - (source.length - copy.to))
  return { ...copy, insert: insert.replace(comment, '') }
}

/** Once no text is left in which a `#` could stand. */
const comment = /\r?\n[ \t]*#.*|[ \t]+#.*/g

function valueAt(text: string, path: DataPath): unknown {
  const document = parseDocument(text)
  const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents
  return isNode(node) ? node.toJS(document) : undefined
}

/** The changes that leave an entry its shape alone; of a list, its first entry. */
function* blanksIn(
  schema: z.ZodType,
  path: DataPath,
  value: unknown,
): Generator<Pick<ValueEdit, 'path' | 'value'>, void> {
  if (Array.isArray(value) && !isRange(value)) {
    for (let index = value.length - 1; index > 0; index--) yield { path: [...path, index], value: undefined }
    if (value.length > 0) yield* blanksIn(schema, [...path, 0], value[0])
  } else if (isMap(value)) {
    for (const [key, inner] of Object.entries(value)) yield* blanksIn(schema, [...path, key], inner)
  } else {
    const kind = kindAt(schema, path)
    if (kind && isOptional(schema, path)) yield { path, value: undefined }
    else if (mayDiffer(schemasAt(schema, path))) yield { path, value: { en: '', he: '' } }
    else if (kind !== 'choice' && kind !== 'boolean') yield { path, value: '' }
  }
}
