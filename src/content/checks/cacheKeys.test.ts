import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSnapshot } from '../snapshot.ts'
import { cacheKeys } from './cacheKeys.ts'
import { contentOf } from './contentOf.ts'

const acme = 'content/vendors/acme'
const linking = 'content/vendors/linking'
const plain = 'content/vendors/plain'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pass-'))
  cpSync('tests/fixtures/base', root, { recursive: true })
  for (const locale of ['en', 'he']) {
    for (const page of [linking, plain])
      cpSync(join(root, `${acme}.${locale}.mdx`), join(root, `${page}.${locale}.mdx`))
  }
  append(`${linking}.en.mdx`, '\n[The place](/acme#place)\n')
})
afterEach(() => rmSync(root, { recursive: true }))

function append(file: string, text: string): void {
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8') + text)
}

const widgets = { Grid: { description: '', props: {}, children: 'none', anchor: 'grid' } } as const
const keys = (today = '2026-11-15') => cacheKeys(contentOf(readSnapshot(root), widgets, today), 'rules')

/** Pairs that have to be checked again after a change. */
function outdatedBy(change: () => void): string[] {
  const before = keys()
  change()
  const pairs = [...keys()].flatMap(([file, key]) =>
    before.get(file) === key ? [] : [file.replace(/\.\w+\.mdx$/, '')],
  )
  return [...new Set(pairs)].sort()
}

test('a changed sentence asks for its page in both languages alone', () => {
  expect(outdatedBy(() => append(`${acme}.en.mdx`, '\nOne more sentence.\n'))).toEqual([acme])
})

test('a changed heading asks for the pages with links to headings as well', () => {
  expect(outdatedBy(() => append(`${acme}.he.mdx`, '\n## מקום\n'))).toEqual([acme, linking])
})

test('so does a widget with a place of its own', () => {
  expect(outdatedBy(() => append(`${acme}.en.mdx`, '\n<Grid />\n'))).toEqual([acme, linking])
})

test.each(['content/data/facts.yaml', 'content/glossary.yaml'])('%s asks for every page', file => {
  expect(outdatedBy(() => writeFileSync(join(root, file), '# changed\n'))).toEqual([acme, linking, plain])
})

test('a new picture, another day and other rules ask for every page', () => {
  const before = keys().get(`${acme}.en.mdx`)
  expect(keys('2026-11-16').get(`${acme}.en.mdx`)).not.toBe(before)
  expect(cacheKeys(contentOf(readSnapshot(root), widgets, '2026-11-15'), 'other rules').get(`${acme}.en.mdx`)).not.toBe(
    before,
  )
  writeFileSync(join(root, 'content/images/new.png'), '')
  expect(keys().get(`${acme}.en.mdx`)).not.toBe(before)
})

test('the record of translations asks for none', () => {
  expect(outdatedBy(() => writeFileSync(join(root, 'content/translations.lock.yaml'), ''))).toEqual([])
})
