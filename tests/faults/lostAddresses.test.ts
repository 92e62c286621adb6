import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import type { Locale } from '../../src/content/locales/locales.ts'
import { plainWordingIn } from '../../src/content/messages/wording.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { createDrafts } from '../../src/desk/server/drafts.ts'
import { faultsIn } from '../../src/desk/server/faultsIn.ts'
import { fixFor } from '../../src/desk/server/fixFor.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const acme = 'content/vendors/acme.en.mdx'
const begin = '## How to begin'

/** A site whose pages link to “How to begin” of Acme, as committed. */
function site(heading = begin, anchor = 'how-to-begin') {
  const root = mkdtempSync(join(tmpdir(), 'lost-addresses-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('tests/fixtures/base', root, { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], { cwd: root })
  write(acme, read(acme).replace(begin, heading))
  for (const locale of ['en', 'he'] as const) {
    const text = read(`content/vendors/acme.${locale}.mdx`)
    write(`content/vendors/bolt.${locale}.mdx`, text.replace('(/acme)', `(/acme#${anchor})`))
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'content')
  return { root, text: read(acme), save: (text: string) => write(acme, text) }
}

/** The faults of a text of Acme that is not saved, and what it is once the first of them is corrected. */
function lostIn(root: string, text: string, locale: Locale = 'en') {
  const snapshot = readSnapshot(root)
  const faults = faultsIn(snapshot, acme, text, 'lostAddresses').filter(({ check }) => check === 'lostAddresses')
  const edit = faults[0] && fixFor(snapshot, acme, text, faults[0])
  return {
    faults: faults.map(({ line, found, expected }) => [
      line,
      plainWordingIn(locale)(found),
      plainWordingIn(locale)(expected),
    ]),
    fixed: edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
  }
}

const words = {
  en: [
    '## First steps, whose section had the address #how-to-begin, to which 2 links lead: on /bolt, /he/bolt',
    'the old address at the end of the heading, [#how-to-begin], so that links still lead here',
  ],
  he: [
    '## First steps: לחלק הזה הייתה הכתובת #how-to-begin, ושני קישורים מובילים אליה, מתוך /bolt, /he/bolt',
    'הכתובת הישנה בסוף הכותרת, [#how-to-begin], כדי שקישורים ימשיכו להוביל לכאן',
  ],
} as const

test.each(['en', 'he'] as const)('a heading with other words says which links lead to its old address (%s)', locale => {
  const { root, text, save } = site()
  const changed = text.replace(begin, '## First steps')
  const line = text.split('\n').indexOf(begin) + 1
  const unsaved = lostIn(root, changed, locale)
  expect(unsaved.faults).toEqual([[line, ...words[locale]]])
  expect(unsaved.fixed).toBe(text.replace(begin, '## First steps [#how-to-begin]'))
  // Once it is saved, the words before are those in git.
  save(changed)
  expect(lostIn(root, changed, locale)).toEqual(unsaved)
  save(unsaved.fixed ?? '')
  expect(lostIn(root, unsaved.fixed ?? '').faults).toEqual([])
  expect(
    checkContent(contentOf(readSnapshot(root), widgetDescriptions)).filter(({ check }) => check === 'links'),
  ).toEqual([])
})

test.each([
  ['an address of its own that is another', '## Begin [#start]', 'start', '## Begin [#go]', '## Begin [#start #go]'],
  ['an address of its own that is gone', '## Begin [#start]', 'start', '## Begin', '## Begin [#start]'],
  ['nothing yet in place of its words', begin, 'how-to-begin', '## ', '## [#how-to-begin]'],
  [
    'a new section before it',
    begin,
    'how-to-begin',
    '## Prices\n\n## How we begin',
    '## Prices\n\n## How we begin [#how-to-begin]',
  ],
])('a heading with %s keeps the old one by a click', (_, before, anchor, after, fixed) => {
  const { root, text } = site(before, anchor)
  expect(lostIn(root, text).faults).toEqual([])
  expect(lostIn(root, text.replace(before, after)).fixed?.trimEnd()).toBe(text.replace(before, fixed).trimEnd())
})

test('nothing is said where no link leads to the old address, and of a section that was taken out', () => {
  const { root, text } = site()
  expect(lostIn(root, text.replace('## What it takes over', '## What it does')).faults).toEqual([])
  expect(lostIn(root, text.replace(`${begin}\n\n`, '')).faults).toEqual([])
})

test('a list of all faults has the links alone', () => {
  const { root, text, save } = site()
  save(text.replace(begin, '## First steps'))
  const faults = checkContent(contentOf(readSnapshot(root), widgetDescriptions))
  expect(faults.filter(({ check }) => check === 'lostAddresses')).toEqual([])
  expect(faults.filter(({ check }) => check === 'links').map(({ file }) => file)).toEqual([
    'content/vendors/bolt.en.mdx',
    'content/vendors/bolt.he.mdx',
  ])
})

test('what the desk is told of an unsaved text has it, in the place of the heading', async () => {
  const { root, text } = site()
  const checked = Promise.withResolvers<void>()
  const live = { snapshot: readSnapshot(root), site: undefined, faults: [], refresh: () => {} }
  const pages = { renderHtml: () => Promise.reject(new Error('no page is drawn here')) }
  const drafts = createDrafts(live, pages, checked.resolve)
  onTestFinished(() => drafts.close())
  await drafts.render(acme, text.replace(begin, '## First steps'), 7)
  await checked.promise
  const { revision, faults } = drafts.checked(acme)
  expect(revision).toBe(7)
  expect(faults.filter(({ check }) => check === 'lostAddresses').map(({ line }) => line)).toEqual([
    text.split('\n').indexOf(begin) + 1,
  ])
})
