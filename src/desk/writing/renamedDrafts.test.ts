import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentOf } from '../../content/checks/contentOf.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { type Locale, localeCodes } from '../../content/locales/locales.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { applyPlan } from './applyPlan.ts'
import { readContentFiles } from './contentFiles.ts'
import { withDraft } from './planDraft.ts'
import { planRename } from './planRename.ts'

/** The fixture site, whose page is a draft in some languages. */
function siteWithDrafts(drafts: readonly Locale[]): string {
  const root = mkdtempSync(join(tmpdir(), 'rename-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('tests/fixtures/base', root, { recursive: true })
  for (const locale of drafts) {
    const file = join(root, `content/vendors/acme.${locale}.mdx`)
    writeFileSync(file, withDraft(readFileSync(file, 'utf8'), true))
  }
  return root
}

/** That only one language is a draft is a fault of its own, in that page. */
const errorsIn = (root: string) =>
  checkContent(contentOf(readSnapshot(root), widgetDescriptions, '2026-11-15'))
    .filter(({ file, severity }) => severity === 'error' && !file.endsWith('.mdx'))
    .map(({ file, found }) => [file, found])

test.each([
  ...localeCodes.map(locale => [locale, [locale], []] as const),
  ['both, published before', localeCodes, ['- { path: /acme }\n']] as const,
])('a page with a draft is renamed without a fault, and its visitors find it (%s)', (_, drafts, addresses) => {
  const root = siteWithDrafts(drafts)
  writeFileSync(join(root, 'content/addresses.yaml'), addresses.join(''))
  applyPlan(root, planRename(readContentFiles(root), { old: 'acme', now: 'zenith', namedInCode: [] }))
  expect(errorsIn(root)).toEqual([])
  expect(readFileSync(join(root, 'content/data/redirects.yaml'), 'utf8')).toContain('{ from: /acme, to: /zenith }')
})
