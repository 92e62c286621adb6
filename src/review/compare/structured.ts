import type { Statement } from '../html/structuredData.ts'
import { compareNamed, type NamedChange } from './named.ts'

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
