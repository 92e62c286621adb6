import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyPlan } from './applyPlan.ts'
import { committedAddresses } from './committedAddresses.ts'
import { readContentFiles } from './contentFiles.ts'
import { planRename } from './planRename.ts'
import { gitEnvironment } from './testing/git.ts'
import { textsOf, tinySite } from './testing/site.ts'

const rename = (root: string, old: string, now: string, namedInCode: string[] = []) =>
  applyPlan(root, planRename(readContentFiles(root), { old, now, namedInCode, committed: committedAddresses(root) }))

function renamed(old: string, now: string, changes: Record<string, string> = {}): Record<string, string> {
  const root = tinySite(changes)
  rename(root, old, now)
  return textsOf(root)
}

test('both languages move, and nothing is left at the old place', () => {
  const names = Object.keys(renamed('acme', 'zenith')).filter(name => name.startsWith('content/vendors'))
  expect(names.map(name => name.slice('content/vendors/'.length))).toEqual([
    'bolt.en.mdx',
    'bolt.he.mdx',
    'zenith.en.mdx',
    'zenith.he.mdx',
  ])
})

test('links and widgets in both languages follow, those of a page with a longer name stay', () => {
  const files = renamed('acme', 'zenith')
  expect(files['content/vendors/bolt.en.mdx']).toBe(
    '---\ntitle: Bolt\n---\n\n[Acme](/zenith), [Acme Mail](/acme-mail), [a][1]\n\n<Related pages="bolt, zenith" />\n\n[1]: /zenith#price\n',
  )
  expect(files['content/vendors/bolt.he.mdx']).toContain('[Acme](/zenith "Acme"), [Acme Mail](/acme-mail)')
  expect(files['content/vendors/bolt.he.mdx']).toContain('<AppleCard page="zenith">')
  expect(files['content/vendors/zenith.en.mdx']).toContain('[Bolt](/bolt#price) and [here](/zenith#top)')
})

test('menus follow, with their comments, quotes and spacing', () => {
  const before = textsOf(tinySite())['content/data/navigation.yaml'] ?? ''
  const expected = before
    .replaceAll('page: acme', 'page: zenith')
    .replace('"acme"', '"zenith"')
    .replace("'/acme#shop'", "'/zenith#shop'")
    .replace('href: /acme', 'href: /zenith')
  expect(renamed('acme', 'zenith')['content/data/navigation.yaml']).toBe(expected)
})

test('the old address leads on, and older ones lead straight to the new one', () => {
  expect(renamed('acme', 'zenith')['content/data/redirects.yaml']).toBe(
    "# Old addresses.\n- { from: /anvil, to: /zenith }\n- { from: /hammer, to: '/zenith#price' }\n- { from: /acme, to: /zenith }\n",
  )
})

test('a page that goes back to its old name is not redirected away from it', () => {
  const root = tinySite()
  rename(root, 'acme', 'zenith')
  rename(root, 'zenith', 'acme')
  expect(textsOf(root)['content/data/redirects.yaml']).toBe(
    "# Old addresses.\n- { from: /anvil, to: /acme }\n- { from: /hammer, to: '/acme#price' }\n- { from: /zenith, to: /acme }\n",
  )
})

test('a first redirect is added to an empty table', () => {
  const empty = { 'content/data/redirects.yaml': '# None yet.\n[]\n' }
  expect(renamed('acme', 'zenith', empty)['content/data/redirects.yaml']).toContain('- { from: /acme, to: /zenith }\n')
})

const draft = '---\ntitle: New\ndraft: true\n---\n\nNew\n'
const draftFiles = { 'content/vendors/crane.en.mdx': draft, 'content/vendors/crane.he.mdx': draft }

test('the address of a draft, which nobody knows, leads nowhere afterwards', () => {
  const redirects = textsOf(tinySite())['content/data/redirects.yaml']
  expect(renamed('crane', 'derrick', draftFiles)['content/data/redirects.yaml']).toBe(redirects)
})

test('the address of a draft that was published before leads on', () => {
  const addresses = { 'content/addresses.yaml': '- { path: /crane }\n' }
  const after = renamed('crane', 'derrick', { ...draftFiles, ...addresses })
  expect(after['content/data/redirects.yaml']).toContain('- { from: /crane, to: /derrick }\n')
  expect(after['content/addresses.yaml']).toContain('- { path: /derrick }\n')
})

test('the record of translations goes with the page', () => {
  expect(renamed('acme', 'zenith')['content/translations.lock.yaml']).toContain('page: vendors/zenith, section: "acme"')
})

test('a move to another folder keeps the address, the links and the record', () => {
  const before = textsOf(tinySite())
  const after = renamed('acme', 'services/acme')
  expect(after['content/services/acme.he.mdx']).toBe(before['content/vendors/acme.he.mdx'])
  expect(after['content/data/redirects.yaml']).toBe(before['content/data/redirects.yaml'])
  expect(after['content/vendors/bolt.en.mdx']).toBe(before['content/vendors/bolt.en.mdx'])
  expect(after['content/translations.lock.yaml']).toContain('page: services/acme')
})

test.each([
  ['acmee', 'zenith', 'did you mean "acme"?'],
  ['acme', 'bolt', 'content/vendors/bolt.en.mdx'],
  ['acme', 'anvil2/zenith', 'the section "anvil2"'],
  ['acme', 'vendors/../x', 'the name "../x"'],
  ['bolt', 'anvil', '/anvil leads to /acme'],
  ['acme', 'Zenith', 'did you mean "zenith"?'],
  ['acme', 'nul', 'Windows keeps this one for a device'],
  ['acme', 'services/com1', 'Windows keeps this one for a device'],
  ['acme', 'acme', 'other than the current one'],
  ['home', 'start', "referred to in the site's code"],
])('%s to %s is refused, and nothing changes', (old, now, words) => {
  const root = tinySite()
  const before = textsOf(root)
  expect(() => rename(root, old, now)).toThrow(words)
  expect(textsOf(root)).toEqual(before)
})

test('a page that the code leads to is left to a developer', () => {
  expect(() => rename(tinySite(), 'acme', 'zenith', ['src/site/layout/Footer.tsx:3'])).toThrow(
    'src/site/layout/Footer.tsx:3',
  )
})

test('a failure halfway leaves every file as it was', () => {
  const root = tinySite()
  const plan = planRename(readContentFiles(root), { old: 'acme', now: 'services/zenith', namedInCode: [] })
  // The folder to move to cannot be made: a file has its name.
  writeFileSync(join(root, 'content/services'), '')
  const before = textsOf(root)
  expect(() => applyPlan(root, plan)).toThrow()
  expect(textsOf(root)).toEqual(before)
})

test('where git knows the page, its history follows', () => {
  const { root, git } = committedSite()
  rename(root, 'acme', 'zenith')
  expect(git('status', '--porcelain')).toMatch(
    /^R[M ] content\/vendors\/acme.en.mdx -> content\/vendors\/zenith.en.mdx$/m,
  )
})

const published = {
  'content/addresses.yaml': '# The record.\n- { path: /acme }\n- { path: /bolt }\n',
}

test.each<[string, readonly string[], Record<string, string>]>([
  ['and straight back', ['zenith'], published],
  ['twice and back', ['zenith', 'apex'], published],
  ['to an address that it had, and back', ['anvil'], published],
  ['where nothing led on yet', ['zenith'], { ...published, 'content/data/redirects.yaml': '# None yet.\n[]\n' }],
  ['with an odd end', ['zenith'], { ...published, 'content/data/redirects.yaml': '- { from: /anvil, to: /bolt }' }],
])('a page renamed %s before anything is committed leaves every file as it was', (_, names, changes) => {
  const { root, git } = committedSite(changes)
  const before = textsOf(root)
  const way = ['acme', ...names, 'acme']
  for (const [index, name] of way.slice(1).entries()) rename(root, way[index] ?? '', name)
  expect(textsOf(root)).toEqual(before)
  expect(git('status', '--porcelain')).toBe('')
})

test('a name that was never committed leads nowhere, the committed one leads on', () => {
  const { root } = committedSite(published)
  rename(root, 'acme', 'zenith')
  rename(root, 'zenith', 'apex')
  const { 'content/data/redirects.yaml': redirects, 'content/addresses.yaml': addresses } = textsOf(root)
  expect(redirects).toContain('- { from: /acme, to: /apex }\n')
  expect([redirects, addresses].join()).not.toContain('zenith')
  expect(addresses).toContain('/acme')
})

test('a name that was committed in between leads on', () => {
  const { root, git } = committedSite(published)
  rename(root, 'acme', 'zenith')
  git('add', '.')
  git('commit', '-qm', 'zenith')
  rename(root, 'zenith', 'acme')
  expect(textsOf(root)['content/data/redirects.yaml']).toContain('- { from: /zenith, to: /acme }\n')
})

function committedSite(changes: Record<string, string> = {}) {
  const root = tinySite(changes)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', env: gitEnvironment })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'start')
  return { root, git }
}
