import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { suggestProposal } from '../../browser/propose/suggestProposal.ts'
import { unsavedTexts } from '../textStore.ts'
import { readProposal } from './proposal.ts'
import {
  english,
  git,
  hebrew,
  makeRepository,
  readSuggested,
  removeRepository,
  root,
  save,
  source,
} from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

test.each([
  ['English', english, '![A rack](../images/rack.jpg)'],
  ['Hebrew', hebrew, '![ארון שרתים](../images/rack.jpg)'],
])('a new picture that no page shows any more is known as unused (%s)', async (_, page, line) => {
  const picture = 'content/images/rack.jpg'
  const unused = async () => (await readProposal(source)).files.find(({ file }) => file === picture)?.unused
  mkdirSync(join(root, 'content/images'))
  writeFileSync(join(root, picture), 'rack')
  // The record of what agrees may still name it.
  writeFileSync(join(root, 'content/translations.lock.yaml'), 'rack.jpg: 1\n')
  source.edited.note(picture, '', '')
  const before = readFileSync(join(root, page), 'utf8')
  save(page, `${before}\n${line}\n`)
  expect(await unused()).toBe(false)
  save(page, before)
  expect(await unused()).toBe(true)
  // Redone.
  save(page, `${before}\n${line}\n`)
  expect(await unused()).toBe(false)
})

test('an edit is shown in words below its heading, in both languages', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  const { files, suggested } = await readSuggested()
  expect(files.map(({ passages }) => passages)).toEqual([
    [
      {
        heading: 'Why',
        segments: [
          { kind: 'del', text: 'Eight' },
          { kind: 'ins', text: 'Nine' },
          { kind: 'same', text: ' years of work.' },
        ],
      },
    ],
    [
      {
        heading: 'למה',
        segments: [
          { kind: 'del', text: 'שמונה' },
          { kind: 'ins', text: 'תשע' },
          { kind: 'same', text: ' שנים של עבודה.' },
        ],
      },
    ],
  ])
  expect(suggested).toEqual({
    branch: 'edit-kandji-2026-11-01',
    message: `Kandji\n\n~ ${english}: Why\n~ ${hebrew}: למה`,
  })
})

test('a change within a widget that has a heading of its own is named by that heading, in both languages', async () => {
  const page = (heading: string, title: string, text: string) =>
    `---\ntitle: Kandji\n---\n\n## ${heading}\n\n<Cta title="${title}" action="contact">\n\n${text}\n\n</Cta>\n`
  const texts = [
    [english, 'Related pages', 'Send us a list', 'Names', 'Numbers'],
    [hebrew, 'להמשך קריאה', 'שלחו לנו רשימה', 'שמות', 'מספרים'],
  ] as const
  for (const [file, heading, title, text] of texts) writeFileSync(join(root, file), page(heading, title, text))
  git('commit', '-qam', 'Second')
  for (const [file, heading, title, , text] of texts) save(file, page(heading, title, text))
  const { files, suggested } = await readSuggested()
  expect(files.map(({ passages }) => passages.map(({ heading }) => heading))).toEqual([
    ['Send us a list'],
    ['שלחו לנו רשימה'],
  ])
  expect(suggested.message).toBe(`Kandji\n\n~ ${english}: Send us a list\n~ ${hebrew}: שלחו לנו רשימה`)
})

test('a page comes before the records that go with it, and no comment counts as a heading', async () => {
  const facts = 'content/data/facts.yaml'
  const record = 'content/addresses.yaml'
  mkdirSync(join(root, 'content/data'))
  for (const file of [facts, record, 'content/images.png']) writeFileSync(join(root, file), '# A comment\n- one\n')
  git('add', '.')
  git('commit', '-qm', 'Data')
  for (const file of [facts, record, 'content/images.png']) save(file, '# A comment\n- two\n')
  save(english, '---\n# For search results\ntitle: Kandji\n---\n\n## Why\n\nEight years of work.\n')
  const { files, suggested } = await readSuggested()
  expect(files.map(({ file }) => file)).toEqual([english, facts, record, 'content/images.png'])
  expect(files.flatMap(({ passages }) => passages.map(({ heading }) => heading)).filter(Boolean)).toEqual([])
  expect(suggested.branch).toBe('edit-kandji-2026-11-01')
  expect(suggested.message.split('\n')[0]).toMatch(/^Kandji(?!, )/)
})

test('one short change is quoted in the message', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  const { suggested } = await readSuggested()
  expect(suggested.message.split('\n')[0]).toBe('Kandji: “Eight” → “Nine”')
})

test.each([
  ['added', '## Why\n\nEight years of work.\n\nAdded.\n', 'Kandji: + “Added.”'],
  ['added in place of empty lines', '## Why\n\nEight years of work.\nAdded.', 'Kandji: + “Added.”'],
  ['taken out', '## Why\n', 'Kandji: − “Eight years of work.”'],
])('words that were %s are quoted alone', async (_, text, subject) => {
  save(english, '## Why\n\nEight years of work.\n\n\n')
  git('commit', '-qam', 'Empty lines')
  save(english, text)
  const { suggested } = await readSuggested()
  expect(suggested.message.split('\n')[0]).toBe(subject)
})

test('the subject of a Hebrew change is in English, its words stand below', async () => {
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  const { suggested } = await readSuggested()
  expect(suggested.message).toBe(`Kandji, in Hebrew\n\n~ ${hebrew}: למה`)
})

test('a proposal is called after the files that are chosen, by a name that no branch has', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  save('content/other.en.mdx', 'Other words\n')
  git('branch', 'edit-other-2026-11-01')
  const state = await readProposal(source)
  const called = (name: string) =>
    suggestProposal(
      state.files.filter(({ file }) => file.includes(name)),
      state,
    )
  expect(called('kandji')).toMatchObject({
    branch: 'edit-kandji-2026-11-01',
    message: expect.stringMatching(/^Kandji: “Eight” → “Nine”\n/),
  })
  expect(called('other')).toMatchObject({
    branch: 'edit-other-2026-11-01-2',
    message: expect.stringMatching(/^other\.en\.mdx/),
  })
  expect(called('nothing')).toEqual({ branch: 'edit-2026-11-01', message: '' })
})

test('records are named in the subject only where nothing else is proposed', async () => {
  const record = 'content/translations.lock.yaml'
  writeFileSync(join(root, record), '- one\n')
  git('add', '.')
  git('commit', '-qm', 'Record')
  save(record, '- two\n')
  expect((await readSuggested()).suggested.message).toMatch(/^translations\.lock\.yaml/)
  save(english, '## Why\n\nNine years of work.\n')
  expect((await readSuggested()).suggested.message).toMatch(/^Kandji: “Eight” → “Nine”\n/)
})

test('a folder without a repository says so', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(await readProposal(source)).toMatchObject({ lacks: 'repository', files: [] })
})

test('a new page is described by its own words', async () => {
  const file = 'content/vendors/acme.en.mdx'
  const text = '---\ntitle: Acme\ndescription: What it is\n---\n\n## Why\n\nText.\n'
  source.edited.note(file, '', text)
  writeFileSync(join(root, file), text)
  const { files } = await readProposal(source)
  expect(files).toMatchObject([
    { kind: 'new', page: { title: 'Acme', description: 'What it is', body: '## Why\n\nText.' } },
  ])
})

test('a change of nothing but spaces and line breaks says so', async () => {
  save(english, '## Why\n\nEight  years of work.\n')
  save(hebrew, '## למה\n\nשמונה שנים של\nעבודה.\n')
  const spacesOnly = async () => (await readProposal(source)).files.map(edit => edit.spacesOnly)
  expect(await spacesOnly()).toEqual([true, true])
  save(hebrew, '## למה\n\nתשע  שנים של עבודה.\n')
  expect(await spacesOnly()).toEqual([true, false])
})

test('values of a data file go by name, and what cannot be read as it is written', async () => {
  const facts = 'content/data/facts.yaml'
  mkdirSync(join(root, 'content/data'))
  writeFileSync(join(root, facts), 'a.price: { kind: price, value: 6, currency: USD, source: the owner }\n')
  git('add', '.')
  git('commit', '-qm', 'Facts')
  save(facts, 'a.price: { kind: price, value: 7, currency: USD, source: the owner }\n')
  expect((await readProposal(source)).files).toMatchObject([
    { values: [{ path: ['a.price'], before: { en: '$6' }, after: { en: '$7' } }] },
  ])
  save(facts, 'a.price: { kind: price, value: 7\n')
  const [edit] = (await readProposal(source)).files
  expect(edit?.values).toBeUndefined()
  expect(edit?.passages).toHaveLength(1)
})

test('files with unsaved text are named, and where the desk opens them; what is on disk already is not', async () => {
  const facts = 'content/data/facts.yaml'
  mkdirSync(join(root, 'content/data'))
  writeFileSync(join(root, facts), 'trial: 14\n')
  const kept = (file: string, text: string) =>
    unsavedTexts(root).keep(file, { base: { file, text: '', version: 'v' }, text, at: 1 })
  kept(facts, 'trial: 15\n')
  kept(hebrew, '## אחרת\n')
  kept(english, readFileSync(join(root, english), 'utf8'))
  kept('content/gone.en.mdx', 'Gone\n')
  expect((await readProposal(source)).unsaved).toEqual([
    { file: facts, url: '?data=facts' },
    { file: hebrew, url: '/he/kandji?edit' },
  ])
})
