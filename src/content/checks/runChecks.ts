import type { Finding } from '../fault.ts'
import { checks } from './all.ts'
import { dropConsequential } from './dropConsequential.ts'
import type { Check, Content } from './types.ts'

/** Every fault that the checks find, by file, line and column. */
export function checkContent(content: Content, list: readonly Check[] = checks): Finding[] {
  return dropConsequential(list.flatMap(check => [...check(content)])).sort(byPlace)
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
