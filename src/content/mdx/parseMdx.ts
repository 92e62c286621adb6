import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import type { Finding } from '../fault.ts'
import { mergeMarks } from './mergeMarks.ts'
import { mdxOptions } from './options.ts'
import { takeIds } from './sectionIds.ts'
import { syntaxFault } from './syntaxFault.ts'
import { tooLong } from './tooLong.ts'

const processor = createProcessor(mdxOptions)

/** The syntax tree of a page's body, ids beside its headings; its positions are those of the file. Empty where the body does not parse. */
export function parseMdx(file: string, source: string, body: string): { tree: Root; findings: Finding[] } {
  const start = source.length - body.length
  const long = tooLong(file, body, source.slice(0, start).split('\n').length - 1)
  if (long) return { tree: { type: 'root', children: [] }, findings: [long] }
  // Blanks in the place of the front matter keep every line, column and offset.
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
