import { type Document, LineCounter, parseDocument } from 'yaml'
import type { Place } from '../fault.ts'

/** A YAML file with the places of its entries. */
export interface YamlFile {
  readonly file: string
  readonly source: string
  readonly document: Document
  /** What it holds, of no certain shape; undefined when it is not well formed. */
  readonly value: unknown
  /** Where an entry stands, or the nearest one around it that exists. */
  place(...path: readonly (string | number)[]): Place
  placeAt(offset: number): Place
}

/** Reads YAML with its positions; faults are in `document.errors`. */
export function yamlFile(file: string, source: string): YamlFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line, column: col }
  }
  return {
    file,
    source,
    document,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    placeAt,
    place(...path) {
      for (let length = path.length; length > 0; length--) {
        const offset = keyOffset(document, path.slice(0, length))
        if (offset !== undefined) return placeAt(offset)
      }
      return { file, line: 1, column: 1 }
    },
  }
}

interface Ranged {
  range?: readonly number[] | null
}

/** Offset of a map's key or a list's entry. */
function keyOffset(document: Document, path: readonly (string | number)[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const last = path.at(-1)
  if (typeof parent !== 'object' || parent === null || !('items' in parent)) return undefined
  const items = parent.items as { key?: Ranged & { value?: unknown }; range?: Ranged['range'] }[]
  const pair = items.find(item => item.key !== undefined && String(item.key?.value) === String(last))
  return (pair ? pair.key?.range : typeof last === 'number' ? items[last]?.range : undefined)?.[0]
}
