import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSnapshot } from '../../../content/snapshot.ts'
import type { LiveContent } from '../../dev/liveContent.ts'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { gitIn } from '../propose/git.ts'
import { agree } from './agree.ts'
import { readPair } from './readPair.ts'
import { sectionHistory } from './sectionTexts.ts'

const files = { en: 'content/vendors/acme.en.mdx', he: 'content/vendors/acme.he.mdx' }
const record = 'content/translations.lock.yaml'

let root: string
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, env: gitEnvironment })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const edit = (locale: 'en' | 'he', from: string, to: string) =>
  writeFileSync(join(root, files[locale]), read(files[locale]).replace(from, to))

/** The content as a server that has just started reads it. */
const live = () =>
  ({
    get snapshot() {
      return readSnapshot(root)
    },
    refresh() {},
  }) as unknown as LiveContent
const texts = () => ({ en: read(files.en), he: read(files.he) })
const pair = async (opened = texts()) => {
  const side = (locale: 'en' | 'he') => ({ file: files[locale], text: read(files[locale]), opened: opened[locale] })
  const { view } = await readPair(live().snapshot, sectionHistory(gitIn(root, gitEnvironment)), {
    en: side('en'),
    he: side('he'),
  })
  return view
}
const agreed = (section?: { en: string; he: string }) =>
  agree(root, live(), editedFiles(root), { file: files.en, section })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pair-'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  const header = '---\ntitle: Acme\nupdated: 2026-11-01\n---\n\n'
  writeFileSync(join(root, files.en), `${header}## Why\n\nEight years of work.\n\n## Prices\n\nLow ones.\n`)
  writeFileSync(join(root, files.he), `${header}## למה\n\nשמונה שנים של עבודה.\n\n## מחירים\n\nנמוכים.\n`)
  git('init', '-q', '-b', 'main')
  agreed()
  git('add', '.')
  git('commit', '-qm', 'First')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('whether a page is recorded as published is said, where there is a record', async () => {
  expect((await pair())?.published).toBe(true)
  for (const path of ['/other', '/acme']) {
    writeFileSync(join(root, 'content/addresses.yaml'), `- { path: ${path} }\n`)
    expect((await pair())?.published).toBe(path === '/acme')
  }
})

test('a draft has no address to record', async () => {
  writeFileSync(join(root, 'content/addresses.yaml'), '- { path: /other }\n')
  for (const locale of ['en', 'he'] as const) edit(locale, 'updated:', 'draft: true\nupdated:')
  expect((await pair())?.published).toBe(true)
})

test('what changed since both agreed is found in the history, in words', async () => {
  edit('en', 'Eight', 'Nine')
  git('commit', '-qam', 'Nine')
  const view = await pair()
  expect(view?.sections.map(({ state, behind }) => behind ?? state)).toEqual(['inStep', 'he', 'inStep'])
  expect(view?.sections[1]?.changes.en?.[0]?.segments).toEqual([
    { kind: 'del', text: 'Eight' },
    { kind: 'ins', text: 'Nine' },
    { kind: 'same', text: ' years of work.' },
  ])
})

test('where both changed, each shows what it changed', async () => {
  edit('en', 'Eight', 'Nine')
  edit('he', 'שמונה', 'תשע')
  const section = (await pair())?.sections[1]
  expect(section?.state).toBe('changed')
  expect(section?.changes.he?.[0]?.segments.slice(0, 2)).toEqual([
    { kind: 'del', text: 'שמונה' },
    { kind: 'ins', text: 'תשע' },
  ])
})

test('where both changed their headings, each shows the heading that it had', async () => {
  edit('en', '## Why', '## Reasons')
  edit('he', '## למה', '## סיבות')
  edit('en', '## Prices', '## What it costs')
  edit('he', '## מחירים', '## כמה זה עולה')
  const sections = (await pair())?.sections.slice(1)
  expect(sections?.map(({ state }) => state)).toEqual(['changed', 'changed'])
  const removed = (locale: 'en' | 'he') =>
    sections?.map(({ changes }) =>
      changes[locale]?.flatMap(({ segments }) => segments.flatMap(({ kind, text }) => (kind === 'del' ? [text] : []))),
    )
  expect(removed('en')).toEqual([['Why'], ['Prices']])
  expect(removed('he')).toEqual([['למה'], ['מחירים']])
})

test('a section that was written anew in both languages shows nothing of another one', async () => {
  edit('en', '## Why\n\nEight years of work.', '## Who\n\nOur people, and theirs.')
  edit('he', '## למה\n\nשמונה שנים של עבודה.', '## מי\n\nהאנשים שלנו, ושלהם.')
  expect((await pair())?.sections[1]).toMatchObject({ state: 'changed', changes: {} })
})

test('one section agrees again, the others stay as they were, and the record is to be proposed', async () => {
  edit('en', 'Eight', 'Nine')
  edit('en', 'Low', 'Very low')
  const section = (await pair())?.sections[1]
  expect(agreed(section?.hashes)).toEqual({ recorded: true })
  expect((await pair())?.sections.map(({ behind }) => behind)).toEqual([undefined, undefined, 'he'])
  expect(
    read(record)
      .split('\n')
      .filter(line => line.includes('"Why"')),
  ).toHaveLength(1)
  expect(Object.keys(editedFiles(root).all())).toContain(record)
})

test('an agreement on what no longer stands there is not recorded', async () => {
  const before = read(record)
  expect(agreed({ en: '000000000000', he: '000000000000' })).toEqual({ recorded: false })
  expect(read(record)).toBe(before)
})

test('while a text cannot be read there is nothing to say', async () => {
  edit('he', 'נמוכים', '<Fac')
  expect(await pair()).toBeUndefined()
})

/** A section that one language gets before its last one, with a fact and links, and what the other one takes over. */
const support = {
  en: ['## Prices', '## Support\n\nWrite to [us](/contact), <Fact id="acme.hours" />, or [read](/guides).'],
  he: ['## מחירים', '## תמיכה\n\nאפשר [לכתוב](/contact), <Fact id="acme.hours" />, או [לקרוא](/guides).'],
} as const
const toTranslate = {
  en: '## [[Support]]\n\n[[Write to]] [[[us]]](/contact), <Fact id="acme.hours" />[[, or]] [[[read]]](/guides).',
  he: '## [[תמיכה]]\n\n[[אפשר]] [[[לכתוב]]](/contact), <Fact id="acme.hours" />[[, או]] [[[לקרוא]]](/guides).',
}
const after = (text: string, { from, to, insert }: { from: number; to: number; insert: string }) =>
  text.slice(0, from) + insert + text.slice(to)

for (const [locale, other] of [
  ['en', 'he'],
  ['he', 'en'],
] as const) {
  const [last, section] = support[locale]

  for (const isRecorded of [true, false]) {
    const record = isRecorded ? 'that agrees otherwise' : 'that nobody has compared'

    test(`a section that was added to a page ${record} is offered whole, in its place (${locale})`, async () => {
      if (!isRecorded) rmSync(join(root, 'content/translations.lock.yaml'))
      const opened = texts()
      edit(locale, last, `${section}\n\n${last}`)
      const view = await pair(opened)
      expect(view?.sections.map(({ line }) => [line.en !== undefined, line.he !== undefined])).toContainEqual(
        locale === 'en' ? [true, false] : [false, true],
      )
      expect(view?.sections.map(({ heading }) => heading)).toContainEqual({ en: 'Prices', he: 'מחירים' })
      expect(view?.edits[locale]).toEqual([])
      expect(view?.edits[other].map(({ kind, shown }) => [kind, shown])).toEqual([['add', section.split('\n')[0]]])
      const [added] = view?.edits[other] ?? []
      const theirs = support[other][0]
      expect(added && after(opened[other], added)).toBe(
        opened[other].replace(theirs, `${toTranslate[locale]}\n\n${theirs}`),
      )
      // With it nothing is left to offer.
      writeFileSync(join(root, files[other]), opened[other].replace(theirs, `${toTranslate[locale]}\n\n${theirs}`))
      expect((await pair(opened))?.edits).toEqual({ en: [], he: [] })
    })
  }

  test(`a last section that one language has comes to the end of the other (${locale})`, async () => {
    const opened = texts()
    writeFileSync(join(root, files[locale]), `${opened[locale]}\n${section}\n`)
    const [added] = (await pair(opened))?.edits[other] ?? []
    expect(added && after(opened[other], added)).toBe(`${opened[other].trimEnd()}\n\n${toTranslate[locale]}\n`)
  })

  test(`a section that the other language took out is offered to go, as a whole (${locale})`, async () => {
    const before = texts()[locale]
    edit(locale, last, `${section}\n\n${last}`)
    edit(other, support[other][0], `${toTranslate[locale]}\n\n${support[other][0]}`)
    const opened = texts()
    edit(other, `${toTranslate[locale]}\n\n`, '')
    const { edits } = (await pair(opened)) ?? {}
    expect(edits?.[other]).toEqual([])
    expect(edits?.[locale].map(({ kind, shown }) => [kind, shown])).toEqual([['remove', section.split('\n')[0]]])
    const [removed] = edits?.[locale] ?? []
    expect(removed && after(opened[locale], removed)).toBe(before)
  })

  test(`a heading that was put above words that both have is not offered with those words (${locale})`, async () => {
    const opened = texts()
    const words = opened[locale].trimEnd().split('\n').at(-1) ?? ''
    edit(locale, words, `${words}\n\n${section.split('\n')[0]}\n\n${words}`)
    expect((await pair(opened))?.edits).toEqual({ en: [], he: [] })
  })

  test(`a section that is left to one language is not offered any more (${locale})`, async () => {
    const opened = texts()
    edit(locale, last, `${section}\n\n${last}`)
    agreed((await pair(opened))?.sections.find(({ state }) => state === 'alone')?.hashes)
    expect((await pair(opened))?.edits).toEqual({ en: [], he: [] })
  })
}
