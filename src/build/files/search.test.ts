import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import { indexPath } from '../../content/locales/searchIndex.ts'
import type { BuiltPage } from '../pages/renderPages.ts'
import { writeSearch } from './search.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'search-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const page = (locale: Locale, title: string, kicker: string) => ({
  page: { path: '/acme', locale, frontMatter: { title, type: 'service', keywords: [], kicker, summary: '' } },
  summary: { sections: [{ id: '', heading: title, blocks: [`${title} manages devices.`] }] },
})

/** The index of each language of a site with one page. */
function indexes({ english = 'Acme', hebrew = 'אקמה', kicker = 'Devices' } = {}): Record<string, string> {
  const pages = [page('en', english, kicker), page('he', hebrew, 'מכשירים')] as unknown as BuiltPage[]
  writeSearch(root, pages, [], join(root, 'client'))
  return Object.fromEntries(
    localeCodes.map(code => [code, readFileSync(join(root, 'client', indexPath(code)), 'latin1')]),
  )
}

test('an edit in one language leaves the index of the other as it was kept', () => {
  indexes()
  for (const name of readdirSync(join(root, '.cache/search'))) writeFileSync(join(root, '.cache/search', name), 'kept')
  expect(indexes({ english: 'Acme Pro' })).toEqual({ en: expect.stringContaining('Acme Pro'), he: 'kept' })
})

test('what one language says of the other is in the index of both', () => {
  const before = indexes()
  const after = indexes({ kicker: 'Fleet' })
  expect(after.he).toContain('Fleet')
  expect(after.he).not.toBe(before.he)
})
