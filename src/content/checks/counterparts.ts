import { englishName, otherLocale } from '../locales/locales.ts'
import type { Check, PageSource } from './types.ts'

/** Pages that lack their counterpart in the other language, and pages that share an address. */
export const counterparts: Check = function* ({ allPages }) {
  const seen = new Map<string, PageSource>()
  const files = new Set(allPages.map(({ file }) => file))
  const key = ({ locale, path }: Pick<PageSource, 'locale' | 'path'>) => `${locale} ${path}`
  for (const page of allPages) {
    const first = seen.get(key(page))
    if (first) {
      yield {
        check: 'counterparts',
        severity: 'error',
        file: page.file,
        line: 1,
        column: 1,
        found: `the address ${page.path}, which ${first.file} also has`,
        expected: 'a file name that no other section uses',
        also: { file: first.file, line: 1, column: 1 },
      }
    } else seen.set(key(page), page)
  }
  for (const page of allPages) {
    const other = otherLocale(page.locale)
    const file = page.file.replace(/\.\w+\.mdx$/, `.${other}.mdx`)
    if (files.has(file)) continue
    yield {
      check: 'counterparts',
      severity: 'error',
      file: page.file,
      line: 1,
      column: 1,
      found: `a page in ${englishName(page.locale)} only`,
      expected: `its ${englishName(other)} version beside it, ${file}: a copy of this file with its text translated`,
    }
  }
}
