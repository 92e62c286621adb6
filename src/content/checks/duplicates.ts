import type { Check, PageSource } from './types.ts'

/** Titles and descriptions that two pages share: search results could not tell them apart. */
export const duplicates: Check = function* ({ allPages }) {
  for (const key of ['title', 'description'] as const) {
    const seen = new Map<string, PageSource>()
    for (const page of allPages) {
      const value = page.frontMatter[key]
      if (typeof value !== 'string') continue
      const folded = value.trim().toLowerCase()
      const first = seen.get(folded)
      if (!first) {
        seen.set(folded, page)
        continue
      }
      yield {
        check: 'duplicates',
        severity: 'error',
        file: page.file,
        line: page.frontMatterLines[key] ?? 1,
        column: 1,
        found: `the ${key} “${value}”, which ${first.file} also has`,
        expected: `a ${key} of its own: search results show both pages side by side`,
        also: { file: first.file, line: first.frontMatterLines[key] ?? 1, column: 1 },
      }
    }
  }
}
