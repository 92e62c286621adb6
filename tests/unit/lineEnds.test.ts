import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { agreementsOf } from '../../src/content/checks/read/agreementsOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { readText } from '../../src/content/files.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { statusOf } from '../../src/content/translations/statusOf.ts'
import { applyPlan } from '../../src/desk/writing/applyPlan.ts'
import { readContentFiles } from '../../src/desk/writing/contentFiles.ts'
import { planNew } from '../../src/desk/writing/planNew.ts'
import { planRename } from '../../src/desk/writing/planRename.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

/*
 * The same content with the line ends of a clone on Windows (core.autocrlf) means the same, and keeps them when a command
 * writes it.
 */

let unix: string
let windows: string
beforeEach(() => {
  unix = mkdtempSync(join(tmpdir(), 'lf-'))
  windows = mkdtempSync(join(tmpdir(), 'crlf-'))
  for (const root of [unix, windows]) {
    cpSync('tests/fixtures/base', root, { recursive: true })
    // The fixture's own menus are empty.
    cpSync('content/data/navigation.yaml', join(root, 'content/data/navigation.yaml'))
  }
  for (const file of textsOf(unix)) writeFileSync(file, readText(file))
  for (const file of textsOf(windows)) writeFileSync(file, readText(file).replaceAll('\n', '\r\n'))
})
afterEach(() => {
  for (const root of [unix, windows]) rmSync(root, { recursive: true, force: true })
})

const textsOf = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(mdx|yaml|txt|md)$/.test(name))
    .map(name => join(root, 'content', name))

function meaning(root: string) {
  const content = contentOf(readSnapshot(root), widgetDescriptions, '2026-11-01')
  const site = siteOf(readSnapshot(root))
  return {
    findings: checkContent(content),
    agreements: agreementsOf(content),
    status: statusOf(content),
    pages: [...site.pages.values()].flatMap(pair => Object.values(pair).map(({ file, hash }) => [file, hash])),
    data: site.dataHashes,
  }
}

test('checks, hashes and the record of translations are the same', () => {
  expect(meaning(windows)).toEqual(meaning(unix))
})

test.each([
  ['rename', (root: string) => planRename(readContentFiles(root), { old: 'acme', now: 'zenith', namedInCode: [] })],
  [
    'new',
    (root: string) =>
      planNew(readContentFiles(root), { section: 'vendors', slug: 'zenith', today: '2026-11-01', menu: 'it' }),
  ],
])('%s does the same, and each file keeps its line ends', (command, plan) => {
  for (const root of [unix, windows]) applyPlan(root, plan(root))
  const read = (root: string) =>
    Object.fromEntries(textsOf(root).map(file => [file.slice(root.length), readFileSync(file, 'utf8')]))
  const written = read(windows)
  for (const [file, text] of Object.entries(written)) {
    // What was not there before is written as in the repository.
    const made = file.includes('zenith') && command === 'new'
    expect(text.match(made ? /\r\n/ : /[^\r]\n/), file).toBeNull()
  }
  const same = Object.entries(written).map(([file, text]) => [file, text.replaceAll('\r\n', '\n')])
  expect(Object.fromEntries(same)).toEqual(read(unix))
})
