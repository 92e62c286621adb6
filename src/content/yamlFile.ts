import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml'
import type { Place } from './fault.ts'
import { lazily } from './lazily.ts'

/** A YAML file with the places of its entries. */
export interface YamlFile {
  readonly file: string
  readonly source: string
  readonly document: Document
  /** Its contents, of unknown shape; undefined if it is malformed, or refers to itself by aliases. */
  readonly value: unknown
  /** A value as it is in the file, quotes included; undefined where the path leads nowhere. */
  written(...path: readonly (string | number)[]): string | undefined
  /** Where an entry is, or the nearest one around it that exists. */
  place(...path: readonly (string | number)[]): Place
  placeAt(offset: number): Place
}

/**
 * YAML with its positions, parsed on demand; faults are in `document.errors`.
 * @param known its value, if that is known without parsing
 */
export function yamlFile(file: string, source: string, known?: unknown): YamlFile {
  const parsed = lazily(() => {
    const lineCounter = new LineCounter()
    return { lineCounter, document: parseDocument(source, { lineCounter }) }
  })
  const value = lazily((): unknown => {
    if (known !== undefined) return known
    const { document } = parsed()
    return document.errors.length > 0 || (source.includes('*') && hasAlias(document)) ? undefined : document.toJS()
  })
  const placeAt = (offset: number): Place => {
    const { line, col } = parsed().lineCounter.linePos(offset)
    return { file, line, column: col }
  }
  return {
    file,
    source,
    get document() {
      return parsed().document
    },
    get value() {
      return value()
    },
    placeAt,
    written(...path) {
      const node = parsed().document.getIn(path, true)
      return isNode(node) && node.range ? source.slice(node.range[0], node.range[1]).trimEnd() : undefined
    },
    place(...path) {
      for (let length = path.length; length > 0; length--) {
        const offset = keyOffset(parsed().document, path.slice(0, length))
        if (offset !== undefined) return placeAt(offset)
      }
      return { file, line: 1, column: 1 }
    },
  }
}

/** An alias that leads nowhere, or to aliases of aliases, throws when it is resolved; content needs none. */
function hasAlias(document: Document): boolean {
  let found = false
  visit(document, {
    Alias() {
      found = true
      return visit.BREAK
    },
  })
  return found
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
