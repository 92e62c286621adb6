import type { Finding } from '../fault.ts'
import { explainMergeMark } from '../yamlWords.ts'

/** Lines that git writes where two sides of a merge contradict each other. */
const mark = /^(?:[<>]{7}(?: .*)?|={7}|\|{7} [^|\n]+)$/gm

/** Unfinished merges, one finding for each; `text` is the whole file. */
export function mergeMarks(file: string, text: string): Finding[] {
  const findings: Finding[] = []
  let inside = false
  for (const { 0: line, index } of text.matchAll(mark)) {
    if (!inside)
      findings.push({
        check: 'syntax',
        severity: 'error',
        file,
        line: text.slice(0, index).split('\n').length,
        column: 1,
        ...explainMergeMark(line),
      })
    inside = line.startsWith('<') || (inside && !line.startsWith('>'))
  }
  return findings
}
