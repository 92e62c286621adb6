import type { Check } from './types.ts'

/** What a new page's starter left to be written, `[[Two sentences.]]`. */
export const unfinished: Check = function* ({ pages }) {
  for (const { file, source } of pages) {
    const lines = source.split('\n')
    const end = lines.indexOf('---', 1)
    for (const [index, text] of lines.entries()) {
      // Comments of the front matter explain the brackets themselves.
      if (index < end && /^\s*#/.test(text)) continue
      for (const match of text.matchAll(/\[\[([^\]]*)\]\]/g)) {
        yield {
          check: 'unfinished',
          severity: 'error',
          file,
          line: index + 1,
          column: match.index + 1,
          found: `${match[0]}, which is still to be written`,
          expected: 'your own words in the place of the double brackets and what is between them',
        }
      }
    }
  }
}
