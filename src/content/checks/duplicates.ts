import { msg } from '../messages/msg.ts'
import type { Check, PageSource } from './types.ts'

/** Titles and descriptions that two pages share: search results would look alike. */
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
        ...(key === 'title'
          ? {
              found: msg('the title “{value}”, which {file} also has', { value, file: first.file }),
              expected: msg('a title of its own: search results show both pages side by side'),
            }
          : {
              found: msg('the description “{value}”, which {file} also has', { value, file: first.file }),
              expected: msg('a description of its own: search results show both pages side by side'),
            }),
        also: { file: first.file, line: first.frontMatterLines[key] ?? 1, column: 1 },
      }
    }
  }
}
