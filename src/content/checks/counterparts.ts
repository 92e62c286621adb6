import { otherLocale } from '../locales/locales.ts'
import { msg } from '../messages/msg.ts'
import { misnamedPage } from './fileNames.ts'
import type { Check, PageSource } from './types.ts'

/** Pages that lack their counterpart in the other language, and pages that share an address. */
export const counterparts: Check = function* ({ allPages, files: all }) {
  const seen = new Map<string, PageSource>()
  // A file that only has another name than it should is reported as that.
  const meant = [...all.keys()].flatMap(file =>
    /^content\/(?!data\/).*\.mdx?$/i.test(file) ? (misnamedPage(file)?.fix?.split('\n') ?? []) : [],
  )
  const files = new Set([...allPages.map(({ file }) => file), ...meant])
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
        found: msg('the address {path}, which {file} also has', { path: page.path, file: first.file }),
        expected: msg('a file name that no other section uses'),
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
      found: other === 'he' ? msg('a page in English only') : msg('a page in Hebrew only'),
      expected:
        other === 'he'
          ? msg('its Hebrew version beside it, {file}: a copy of this file with its text translated', { file })
          : msg('its English version beside it, {file}: a copy of this file with its text translated', { file }),
    }
  }
}
