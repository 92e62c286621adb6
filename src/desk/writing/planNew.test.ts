import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePage } from '../../content/pageSource.ts'
import { pageFileOf } from '../../content/site.ts'
import { applyPlan } from './applyPlan.ts'
import { readContentFiles } from './contentFiles.ts'
import { menuLine, navigationFile, usualMenu } from './menu.ts'
import { planNew } from './planNew.ts'
import { starterOf } from './starter.ts'
import { textsOf, tinySite } from './testing/site.ts'

const today = '2026-11-01'
const plan = (root: string, section: string, slug: string, menu?: string) =>
  planNew(readContentFiles(root), { section, slug, today, ...(menu ? { menu } : {}) })

/** A page as the site would show it; undefined where it could not. */
const pageOf = (file: string, text = '') => {
  const place = pageFileOf(file)
  return place && parsePage(place, text).page
}

test('a new page is two files that the site can show at once, and nothing else changes', () => {
  const root = tinySite()
  const before = textsOf(root)
  applyPlan(root, plan(root, 'vendors', 'new-page'))
  const { 'content/vendors/new-page.en.mdx': en, 'content/vendors/new-page.he.mdx': he, ...rest } = textsOf(root)
  expect(rest).toEqual(before)
  expect(pageOf('content/vendors/new-page.en.mdx', en)?.frontMatter).toMatchObject({ type: 'service', updated: today })
  expect(pageOf('content/vendors/new-page.he.mdx', he)?.body).toContain('<Related pages="acme, bolt" />')
})

test.each(Object.keys(starterOf))('the starter of %s reads as a page in both languages', section => {
  const { creates } = plan(tinySite(), section, 'endpoint-backup')
  for (const [file, text] of creates) expect(pageOf(file, text)?.body, file).not.toMatch(/%\w+%/)
})

test('a first page of a folder has no cards that lead nowhere', () => {
  const [english = ''] = plan(tinySite(), 'services', 'new-page').creates.values()
  expect(english).not.toContain('Related')
  expect(english).toContain('<Cta')
})

test('cards of a new page lead to what visitors see, and not to the home page', () => {
  const root = tinySite({ 'content/vendors/bolt.en.mdx': '---\ntitle: Bolt\ndraft: true\n---\n\nBolt\n' })
  for (const [section, related] of [
    ['pages', undefined],
    ['vendors', 'acme'],
  ] as const) {
    const [english = ''] = plan(root, section, 'new-page').creates.values()
    expect(/<Related pages="([^"]*)"/.exec(english)?.[1]).toBe(related)
  }
})

test('a menu gets the page as its last entry, every other character as it was', () => {
  const root = tinySite()
  const before = textsOf(root)[navigationFile] ?? ''
  const after = plan(root, 'vendors', 'acme-mail', 'it').edits.get(navigationFile) ?? ''
  const line = '    - { page: acme-mail, label: { en: Acme Mail, he: Acme Mail } }'
  expect(after).toBe(before.replace(/( {4}- \{ page: bolt.*\n)/, `$1${line}\n`))
  expect(after.split('\n')[menuLine(after, 'acme-mail') - 1]).toBe(line)
})

test.each(['apple', 'services', 'legal'])('the menu %s takes a page too', menu => {
  expect(plan(tinySite(), 'legal', 'imprint', menu).edits.get(navigationFile)).toContain('imprint')
})

test.each([
  ['vendor', 'new', undefined, 'did you mean "vendors"?'],
  ['shop', 'new', undefined, 'one of pages, vendors, apple'],
  ['store', 'new', undefined, 'a category of the store'],
  ['vendors', 'New Page.en.mdx', undefined, 'did you mean "new-page"?'],
  ['vendors', 'חדש', undefined, 'lower-case Latin letters'],
  ['vendors', 'gallery', undefined, 'reserved for the site itself'],
  ['vendors', 'con', undefined, 'Windows keeps this one for a device'],
  ['vendors', 'lpt9', undefined, 'Windows keeps this one for a device'],
  ['vendors', 'bolt', undefined, 'the address /bolt, which the page in content/vendors/bolt.en.mdx has'],
  ['services', 'acme', undefined, 'content/vendors/acme.en.mdx'],
  ['vendors', 'anvil', undefined, '/anvil leads to /acme'],
  ['vendors', 'new', 'aple', 'did you mean "apple"?'],
])('%s %s %s is refused with words that help', (section, slug, menu, words) => {
  expect(() => plan(tinySite(), section, slug, menu)).toThrow(words)
})

test('a file that appeared meanwhile is not overwritten, and the menu stays as it was', () => {
  const root = tinySite()
  const made = plan(root, 'vendors', 'new-page', 'it')
  writeFileSync(join(root, 'content/vendors/new-page.he.mdx'), 'mine')
  const before = textsOf(root)
  expect(() => applyPlan(root, made)).toThrow('content/vendors/new-page.he.mdx')
  expect(textsOf(root)).toEqual(before)
})

test.each([
  ['in which most of its pages stand', ['acme', 'bolt', 'new'], 'it'],
  ['of none where half of them do', ['acme', 'new'], undefined],
  ['of none where it has no page', [], undefined],
])('a folder has the menu %s', (_, pages, menu) => {
  const navigation = readContentFiles(tinySite()).get(navigationFile) ?? ''
  expect(usualMenu(navigation, pages)).toBe(menu)
  expect(usualMenu('not: [readable', pages)).toBeUndefined()
})
