import { expect, test } from 'vitest'
import { plainWordingIn } from '../messages/wording.ts'
import { parsePage } from '../pageSource.ts'
import { acceptPages } from './acceptPages.ts'
import { formatStatus } from './formatStatus.ts'
import { pageStatus } from './pageStatus.ts'

const page = (name: string, locale: 'en' | 'he', body: string) =>
  parsePage(
    { section: 'vendors', slug: name, locale, file: `content/vendors/${name}.${locale}.mdx` },
    `---\ntitle: Acme\n---\n\n${body}`,
  )

const english = page('acme', 'en', '## Prices\n\nTwo words.\n\n## Questions\n\nOne <Fact id="acme.trial" />.\n')
const hebrew = page('acme', 'he', '## מחירים\n\nשתי מילים.\n\n## שאלות\n\nאחת.\n')
const changed = page('acme', 'en', '## Prices\n\nThree other words.\n\n## Questions\n\nOne.\n')

const recorded = acceptPages(
  [pageStatus('vendors/acme', { en: english, he: hebrew }, [], {}, () => [])],
  [],
  'all',
).lock

const say = plainWordingIn('en')

test('the table shows words, what is missing, what is behind and which facts expired', () => {
  const expired = (file: string) => (file.endsWith('acme.en.mdx') ? ['acme.trial'] : [])
  const pages = [
    pageStatus('vendors/acme', { en: changed, he: hebrew }, recorded, {}, expired),
    pageStatus('vendors/basic', { en: page('basic', 'en', 'Words.') }, recorded, {}, () => []),
    pageStatus('vendors/calm', { en: english, he: hebrew }, recorded, {}, () => []),
    pageStatus('vendors/deep', { en: page('deep', 'en', 'New.'), he: page('deep', 'he', 'חדש.') }, [], {}, () => []),
  ]
  expect(formatStatus(pages, say)).toMatchInlineSnapshot(`
    "page           language   words  state
    vendors/acme   en             6  in step; expired facts: acme.trial
                   he             5  1 section to look at
          line 5 “מחירים” #prices: behind the other language
    vendors/basic  en             1  nothing to compare with
                   he             –  missing: write content/vendors/basic.he.mdx
    vendors/calm   en             5  in step
                   he             5  in step
    vendors/deep   en             1  not compared yet
                   he             1  not compared yet

    4 pages: 3 in both languages, 1 in step, 1 expired fact shown.
    When both languages of a page say the same: npm run status -- --accept <page>"
  `)
})

test('accepting a page names the sections that were open', () => {
  const open = pageStatus('vendors/acme', { en: changed, he: hebrew }, recorded, {}, () => [])
  const { lock, lines, faults } = acceptPages([open], recorded, ['acme'])
  expect([lines.map(say), faults]).toEqual([['vendors/acme: recorded Prices'], []])
  expect(pageStatus('vendors/acme', { en: changed, he: hebrew }, lock, {}, () => []).languages.he.inStep).toBe(true)
})

test('the front matter, which has no heading, has a name in the language of the reader', () => {
  const untitled = page('acme', 'en', '## Prices\n\nTwo words.\n\n## Questions\n\nOne.\n')
  const renamed = { ...untitled, frontMatter: { ...untitled.frontMatter, title: 'Acme, renamed' } }
  const open = pageStatus('vendors/acme', { en: renamed, he: hebrew }, recorded, {}, () => [])
  const hebrewWords = plainWordingIn('he')
  expect(formatStatus([open], hebrewWords)).toContain('שורה 1 ״הפתיח״: לא עודכן אחרי השפה השנייה')
  expect(acceptPages([open], recorded, ['acme']).lines.map(hebrewWords)).toEqual(['נרשם ב־vendors/acme: הפתיח'])
  expect(acceptPages([open], recorded, ['acme']).lines.map(say)).toEqual(['vendors/acme: recorded front matter'])
})

test('half a pair cannot be accepted', () => {
  const half = pageStatus('vendors/acme', { en: english }, [], {}, () => [])
  const { lock, lines, faults } = acceptPages([half], recorded, ['acme'])
  expect([lock, lines, faults.map(say)]).toEqual([
    recorded,
    [],
    ['vendors/acme cannot be compared: one language is missing or malformed (npm run check says how).'],
  ])
})

test('a pair that cannot be built is not accepted: by its name it is refused, of all pages it is left out', () => {
  const [open, sound] = ['vendors/acme', 'vendors/calm'].map(page =>
    pageStatus(page, { en: english, he: hebrew }, [], {}, () => []),
  )
  if (!open || !sound) throw new Error('no pages')
  const errors = new Map([['vendors/acme', 2]])
  const refusal =
    'vendors/acme cannot be published as it stands, so nothing is recorded: 2 errors (npm run check -- acme says how to fix them).'
  const named = acceptPages([open, sound], [], ['acme', 'calm'], errors)
  expect([named.pages, named.lock, named.lines, named.faults.map(say)]).toEqual([[], [], [], [refusal]])
  const all = acceptPages([open, sound], [], 'all', errors)
  expect([all.pages, all.lines.map(say).at(-1), all.faults]).toEqual([['vendors/calm'], refusal, []])
})
