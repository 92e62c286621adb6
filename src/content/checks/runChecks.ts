import type { Finding } from '../fault.ts'
import { checks, localChecks } from './all.ts'
import { dropConsequential } from './dropConsequential.ts'
import { dropIdleFixes } from './dropIdleFixes.ts'
import type { Check, Content } from './types.ts'

/** Every fault that the checks find, by file, line and column. */
export function checkContent(content: Content, list: readonly Check[] = checks): Finding[] {
  const recovered = withRecovered(content)
  const findings = list.flatMap(check => [...check(localChecks.has(check) ? recovered : content)])
  return dropIdleFixes(dropConsequential(findings, content.files)).sort(byPlace)
}

/** The content with what can be read of pages that do not parse. */
function withRecovered(content: Content): Content {
  const { pages } = content
  if (pages.every(({ hasBody }) => hasBody)) return content
  return { ...content, pages: pages.map(page => (page.hasBody ? page : { ...page, tree: page.recovered })) }
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
