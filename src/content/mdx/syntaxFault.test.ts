import { expect, test } from 'vitest'
import { parseMdx } from './parseMdx.ts'

test('a widget that is never closed is reported at its opening tag', () => {
  const source = '---\n---\n\nText\n\n  <Faq>\n\nMore text\n'
  const { findings } = parseMdx('page.mdx', source, source.slice(8))
  expect(findings).toMatchObject([{ line: 6, column: 3, found: { values: { tag: '<Faq>' } } }])
})
