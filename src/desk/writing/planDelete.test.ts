import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { adviceAtDesk, adviceOfCommand } from './deletionAdvice.ts'
import { type Deletion, planDelete } from './planDelete.ts'
import { withDraft } from './planDraft.ts'
import { planNew } from './planNew.ts'
import { planRename } from './planRename.ts'
import { textsOf } from './testing/site.ts'

/** The fixture site with a page that other pages, menus and data know of. */
function site(): string {
  const root = mkdtempSync(join(tmpdir(), 'delete-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('tests/fixtures/base', root, { recursive: true })
  const edit = (file: string, change: (text: string) => string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), change(existing(root, file)))
  }
  for (const [locale, words] of [
    ['en', 'See [the other one](/brandt).'],
    ['he', 'ראו [את האחר](/brandt).'],
  ] as const) {
    cpSync(
      `tests/fixtures/reference-to-unknown-page/content/vendors/brandt.${locale}.mdx`,
      join(root, `content/vendors/brandt.${locale}.mdx`),
    )
    edit(`content/vendors/acme.${locale}.mdx`, text => `${text}\n${words}\n\n<Related pages="acme, brandt" />\n`)
    edit(`content/vendors/brandt.${locale}.mdx`, text => text.replace('acme.trial', 'brandt.trial'))
  }
  edit(
    'content/data/facts.yaml',
    text =>
      `${text}brandt.trial: { kind: duration, value: 21, unit: day, source: https://acme.example, checked: 2026-11-01 }\n`,
  )
  edit('content/data/navigation.yaml', text => text.replace('links: []', 'links: [{ page: brandt, label: Brandt }]'))
  edit('content/data/redirects.yaml', () => '- { from: /old-brandt, to: /brandt }\n')
  edit(
    'content/translations.lock.yaml',
    text => `${text}- { page: vendors/brandt, section: "a", en: "111111111111", he: "222222222222" }\n`,
  )
  edit('content/addresses.yaml', () => '- { path: /acme }\n- { path: /brandt }\n- { path: /old-brandt }\n')
  mkdirSync(join(root, 'src/content'), { recursive: true })
  writeFileSync(join(root, 'src/content/factIds.ts'), '')
  return root
}

const existing = (root: string, file: string): string => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

const content = (root: string) => contentOf(readSnapshot(root), widgetDescriptions, '2026-11-15')
const remove = (root: string, options: Partial<Deletion> = {}) =>
  applyPlan(
    root,
    planDelete(content(root), readContentFiles(root), {
      page: 'brandt',
      links: true,
      advice: adviceOfCommand,
      namedInCode: [],
      factsInCode: new Set(),
      ...options,
    }),
  )
const errors = (root: string) => checkContent(content(root)).filter(({ severity }) => severity === 'error')

test('a page goes with its menu entry, its record and its fact, and its links become words', () => {
  const root = site()
  remove(root)
  const files = textsOf(root)
  expect(Object.keys(files).filter(file => file.includes('brandt'))).toEqual([])
  expect(
    Object.entries(files).filter(([file, text]) => /brandt/i.test(text) && file !== 'content/addresses.yaml'),
  ).toEqual([])
  expect(files['content/vendors/acme.en.mdx']).toContain('See the other one.\n\n<Related pages="acme" />')
  expect(files['content/addresses.yaml']).toMatch(
    /path: \/acme }\n.*path: \/brandt, gone: true }\n.*path: \/old-brandt, gone: true }\n$/,
  )
  expect(errors(root)).toEqual([])
})

test('with a page in its place, links and old addresses lead there, and those of that page itself become words', () => {
  const root = site()
  const words = { en: 'the other one', he: 'את האחר' }
  const fileOf = (page: string, locale: Locale) => `content/vendors/${page}.${locale}.mdx`
  for (const locale of localeCodes) {
    const text = existing(root, fileOf('brandt', locale)).replaceAll('brandt.trial', 'acme.trial')
    const linking = `[${words[locale]}](/brandt)\n\n<Related pages="brandt" />`
    writeFileSync(join(root, fileOf('crane', locale)), `${text}\n${linking}\n`)
    const target = existing(root, fileOf('acme', locale)).replace('"acme, brandt"', '"crane, brandt"')
    writeFileSync(join(root, fileOf('acme', locale)), target)
  }
  remove(root, { to: '/acme' })
  const files = textsOf(root)
  for (const locale of localeCodes) {
    expect(files[fileOf('crane', locale)]).toContain(`[${words[locale]}](/acme)\n\n<Related pages="acme" />`)
    expect(files[fileOf('acme', locale)]).toContain(` ${words[locale]}.\n\n<Related pages="crane" />`)
  }
  expect(files['content/data/redirects.yaml']).toBe(
    '- { from: /old-brandt, to: /acme }\n- { from: /brandt, to: /acme }\n',
  )
  expect(errors(root)).toEqual([])
})

test.each(localeCodes)('a list that would be left empty on the page in its place is refused (%s)', locale => {
  const root = site()
  const name = `content/vendors/acme.${locale}.mdx`
  const file = join(root, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"acme, brandt"', '"brandt"'))
  const before = textsOf(root)
  expect(() => remove(root, { to: '/acme' })).toThrow(
    `a link in ${name} that needs an address in place of /brandt: the address of another page, or that page changed first`,
  )
  expect(textsOf(root)).toEqual(before)
})

test.each([true, false])(
  'a page that was made, renamed and deleted leaves nothing behind (as a draft: %s)',
  isDraft => {
    const root = site()
    // Records that merges wrote: in another order, and without the heading.
    writeFileSync(
      join(root, 'content/addresses.yaml'),
      '- { path: /old-brandt }\n- { path: /brandt }\n- { path: /acme }\n',
    )
    const before = textsOf(root)
    const plan = planNew(readContentFiles(root), { section: 'vendors', slug: 'crane', today: '2026-11-15' })
    const creates = new Map([...plan.creates].map(([file, text]) => [file, withDraft(text, isDraft)]))
    applyPlan(root, { ...plan, creates })
    applyPlan(root, planRename(readContentFiles(root), { old: 'crane', now: 'derrick', namedInCode: [] }))
    remove(root, { page: 'derrick' })
    expect(textsOf(root)).toEqual(before)
  },
)

test('a fact, picture or page that others use stays', () => {
  const root = site()
  remove(root, { factsInCode: new Set(['brandt.trial']) })
  expect(textsOf(root)['content/data/facts.yaml']).toContain('brandt.trial')
  expect(textsOf(root)['content/data/facts.yaml']).toContain('acme.trial')
})

test('a page that names facts which are not there leaves the list of facts in the code alone', () => {
  const root = site()
  const file = join(root, 'content/vendors/brandt.en.mdx')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n<Fact id="[[which]]" />\n`)
  remove(root, { factsInCode: new Set(['brandt.trial']) })
  expect(existing(root, 'src/content/factIds.ts')).toBe('')
})

test.each([
  [{ links: false }, 'links to /brandt on other pages: --links, which'],
  [
    { links: false, advice: adviceAtDesk },
    'brandt on other pages: Tick the box above, and only the words of the links stay',
  ],
  [{ links: false, to: '/acme', advice: adviceAtDesk }, 'Tick the box above, and the links lead to /acme'],
  [{ links: false }, '\ncontent/vendors/acme.en.mdx:48\n'],
  [{ page: 'brand' }, 'did you mean "brandt"?'],
  [{ page: 'home' }, 'no page "home"'],
  [{ namedInCode: ['src/site/layout/Footer.tsx:3'] }, 'src/site/layout/Footer.tsx:3'],
  [{ to: '/acmee' }, 'did you mean "/acme"?'],
  [{ to: '/brandt' }, 'the plain path of another page'],
])('%j is refused, and nothing changes', (options, words) => {
  const root = site()
  const before = textsOf(root)
  expect(() => remove(root, options)).toThrow(words)
  expect(textsOf(root)).toEqual(before)
})

test('a failure halfway leaves every file as it was', () => {
  const root = site()
  const plan = planDelete(content(root), readContentFiles(root), {
    page: 'brandt',
    links: true,
    advice: adviceOfCommand,
    namedInCode: [],
    factsInCode: new Set(),
  })
  const before = textsOf(root)
  expect(() => applyPlan(root, { ...plan, removes: [...(plan.removes ?? []), 'content/missing.mdx'] })).toThrow(
    'ENOENT',
  )
  expect(textsOf(root)).toEqual(before)
})
