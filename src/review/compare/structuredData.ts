import { textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { elements } from '../html.ts'
import { compareNamed, type NamedChange } from './named.ts'

/** One value of a page's structured data with its path in words: `Product “Business Starter” · offers · price`. */
export interface Statement {
  path: string
  value: string
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** References, and numbers that follow from the order or the type. */
const skipped = new Set(['@context', '@type', '@id', 'position', 'width', 'height'])

/** Type and name of a node: `Question “Is there a trial?”`. */
function nameOf(node: JsonObject): string {
  const type = [node['@type'] ?? 'Thing'].flat().join(' and ')
  const name = node.name ?? node.headline ?? (isObject(node.item) ? node.item.name : undefined)
  return typeof name === 'string' ? `${type} “${name}”` : type
}

/**
 * Every value of the structured data of a page. Entries of lists are identified by their names, so that adding one does
 * not rename those after it. A reference to another node is left out: it says nothing by itself.
 */
export function readStatements(html: string): Statement[] {
  const scripts = elements(parseDocument(html)).filter(({ attribs }) => attribs.type === 'application/ld+json')
  const statements: Statement[] = []
  const walk = (value: Json, path: string[]) => {
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry, isObject(entry) ? [...path, nameOf(entry)] : path)
    } else if (isObject(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (skipped.has(key)) continue
        walk(entry, key === '@graph' ? path : [...path, key])
      }
    } else if (value !== null) statements.push({ path: path.join(' · '), value: String(value) })
  }
  for (const script of scripts) walk(JSON.parse(textContent(script)) as Json, [])
  return statements
}

/** Differences of two pages' structured data; values under one path are compared as a list. */
export function compareStatements(before: readonly Statement[], after: readonly Statement[]): NamedChange[] {
  return compareNamed(byPath(before), byPath(after))
}

function byPath(statements: readonly Statement[]): Map<string, string> {
  const map = new Map<string, string>()
  for (const { path, value } of statements) {
    const known = map.get(path)
    map.set(path, known === undefined ? value : `${known}, ${value}`)
  }
  return map
}
