import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { Finding } from '../fault.ts'
import { mergeMarks } from './mergeMarks.ts'
import { mdxOptions } from './options.ts'
import { takeIds } from './sectionIds.ts'
import { syntaxFault } from './syntaxFault.ts'
import { tooLong } from './tooLong.ts'

const processor = createProcessor(mdxOptions)

/** The syntax tree of a page's body, ids next to its headings, with positions in the file. Empty if the body does not parse. */
export function parseMdx(file: string, source: string, body: string): { tree: Root; findings: Finding[] } {
  const start = source.length - body.length
  const long = tooLong(file, body, source.slice(0, start).split('\n').length - 1)
  if (long) return { tree: { type: 'root', children: [] }, findings: [long] }
  // Blanks in place of the front matter keep every line, column and offset.
  const blank = source.slice(0, start).replace(/[^\n]/g, ' ')
  const merges = mergeMarks(file, blank + body)
  if (merges.length > 0) return { tree: { type: 'root', children: [] }, findings: merges }
  try {
    const tree = processor.parse(blank + body) as Root
    takeIds(tree)
    return { tree, findings: [] }
  } catch (error) {
    return { tree: { type: 'root', children: [] }, findings: [syntaxFault(error, file, blank + body, 0)] }
  }
}

/** Faults after which the rest of a page is left alone. */
const maxFaults = 8

/**
 * What can be read of a body that does not parse: it is parsed again without the block that is at fault, until the rest
 * can be read. Empty where that does not help.
 */
export function recoverMdx(file: string, source: string, body: string, first: readonly Finding[]): Root {
  const start = source.length - body.length
  const linesBefore = source.slice(0, start).split('\n').length - 1
  let [rest, findings] = [body, first]
  for (let fault = 0; fault < maxFaults; fault++) {
    const [{ line } = { line: 0 }] = findings
    const without = withoutBlock(rest, line - 1 - linesBefore)
    if (without === rest) break
    rest = without
    const parsed = parseMdx(file, source.slice(0, start) + rest, rest)
    if (parsed.findings.length === 0) return parsed.tree
    findings = parsed.findings
  }
  return { type: 'root', children: [] }
}

/** A text with blanks in place of a line, from 0, and of its whole paragraph. */
function withoutBlock(text: string, at: number): string {
  const lines = text.split('\n')
  const isEmpty = (line: number) => (lines[line] ?? '').trim() === ''
  let [from, to] = [at, at]
  while (from > 0 && !isEmpty(from - 1)) from--
  while (to < lines.length - 1 && !isEmpty(to + 1)) to++
  return lines
    .map((line, index) => (index < from || index > to ? line : line.replace(/./gu, blank => ' '.repeat(blank.length))))
    .join('\n')
}
