/** One value of a page's structured data with the way to it in words: `Product “Business Starter” · offers · price`. */
export interface Statement {
  path: string
  value: string
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** References, and numbers that follow from the order or the kind. */
const silent = new Set(['@context', '@type', '@id', 'position', 'width', 'height'])

/** What a node is and is called: `Question “Is there a trial?”`. */
function nameOf(node: JsonObject): string {
  const type = [node['@type'] ?? 'Thing'].flat().join(' and ')
  const name = node.name ?? node.headline ?? (isObject(node.item) ? node.item.name : undefined)
  return typeof name === 'string' ? `${type} “${name}”` : type
}

/**
 * Every value of the structured data of a page. Entries of lists are told apart by what they are called, so that one
 * that is added does not rename those behind it. A reference to another node is left out: it says nothing by itself.
 */
export function readStatements(html: string): Statement[] {
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)
  const statements: Statement[] = []
  const walk = (value: Json, path: string[]) => {
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry, isObject(entry) ? [...path, nameOf(entry)] : path)
    } else if (isObject(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (silent.has(key)) continue
        walk(entry, key === '@graph' ? path : [...path, key])
      }
    } else if (value !== null) statements.push({ path: path.join(' · '), value: String(value) })
  }
  for (const [, text = ''] of scripts) walk(JSON.parse(text) as Json, [])
  return statements
}
