import { expect, test } from 'vitest'
import { deskUrl } from './deskUrl.ts'

const urlOf = (file: string) => deskUrl({ file, line: 4, column: 3 })

test('a page opens in its language, a data file on the page where the writer is, and nothing else does', () => {
  expect(urlOf('content/vendors/acme.he.mdx')).toBe('/he/acme?edit=4:3')
  expect(urlOf('content/data/store/mac.yaml')).toBe('?data=store/mac&at=4:3')
  expect(urlOf('content/glossary.yaml')).toBeUndefined()
  expect(urlOf('src/site/widgets/Faq.tsx')).toBeUndefined()
})
