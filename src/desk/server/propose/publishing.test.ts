import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { propose } from './actions.ts'
import { type ProposalSource, readProposal } from './proposal.ts'
import {
  english,
  git,
  hebrew,
  makeRepository,
  proposal,
  readSuggested,
  removeRepository,
  root,
  save,
  source,
} from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

/** A page in both languages, committed. */
function commitPage(keys: string, body = 'Text.') {
  for (const file of [english, hebrew]) writeFileSync(join(root, file), pageOf(keys, body))
  git('commit', '-qam', 'A page')
}

const pageOf = (keys: string, body: string) => `---\ntitle: Kandji\n${keys}---\n\n${body}\n`

test('a draft that was edited can be published, and a page that is none cannot', async () => {
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', 'Words.'))
  const { drafts, files } = await readProposal(source)
  expect(drafts).toEqual([
    { page: 'kandji', files: [english, hebrew], titles: { en: 'Kandji', he: 'Kandji' }, toWrite: 0 },
  ])
  expect(files).toMatchObject([{ file: hebrew, draft: true, published: false }])
  save(hebrew, pageOf('', 'Words.'))
  save(english, pageOf('', 'Words.'))
  expect((await readProposal(source)).drafts).toEqual([])
})

test('a draft that was deleted is removed, and not published with that', async () => {
  commitPage('draft: true\n')
  for (const file of [english, hebrew]) {
    source.edited.remove(file, readFileSync(join(root, file), 'utf8'))
    rmSync(join(root, file))
  }
  const { files, suggested } = await readSuggested()
  expect(files).toMatchObject([english, hebrew].map(file => ({ file, kind: 'removed', published: false })))
  expect(suggested.message).not.toContain('published')
})

test('files and message say what publishing a draft does, before it is done', async () => {
  const addresses = 'content/addresses.yaml'
  writeFileSync(join(root, addresses), '- { path: / }\n')
  writeFileSync(
    join(root, 'content/translations.lock.yaml'),
    '- { page: vendors/kandji, section: front matter, en: "0123456789ab", he: "0123456789ab" }\n',
  )
  git('add', '.')
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', 'Words.'))
  const before = [english, hebrew, addresses].map(file => readFileSync(join(root, file), 'utf8'))
  const { files, suggested } = await readSuggested(['kandji'])
  expect(files.map(({ file, draft, published, passages }) => [file, draft, published, passages.length])).toEqual([
    [english, false, true, 0],
    [hebrew, false, true, 1],
    [addresses, false, false, 2],
  ])
  expect(suggested.message).toBe(`Kandji (published)\n\n~ ${english}\n~ ${hebrew}\n~ ${addresses}`)
  expect([english, hebrew, addresses].map(file => readFileSync(join(root, file), 'utf8'))).toEqual(before)

  expect(await propose(source, { ...proposal, files: [hebrew], publish: ['kandji'] })).toEqual({ done: true })
  expect(git('show', '--name-only', '--format=').split('\n').sort()).toEqual([addresses, english, hebrew].sort())
  expect([english, hebrew].map(file => git('show', `HEAD:${file}`))).toEqual([
    pageOf('', 'Text.').trim(),
    pageOf('', 'Words.').trim(),
  ])
  expect(git('show', `HEAD:${addresses}`)).toContain('/kandji')
  expect(git('status', '--porcelain')).toBe('')
})

test('a language of a published page that was changed outside the desk says so', async () => {
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', 'Words.'))
  expect((await readProposal(source, ['kandji'])).files.map(({ mixed }) => mixed)).toEqual([false, false])
  writeFileSync(join(root, english), pageOf('draft: true\n', 'Elsewhere.'))
  const { files, leftAlone } = await readProposal(source, ['kandji'])
  expect(files).toMatchObject([
    { file: english, mixed: true },
    { file: hebrew, mixed: false },
  ])
  expect(leftAlone).toEqual([])
})

test('a draft with texts still to be written is not published, and nothing is proposed', async () => {
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', '[[One]] and [[two]].'))
  expect((await readProposal(source)).drafts).toMatchObject([{ toWrite: 2 }])
  expect(await propose(source, { ...proposal, publish: ['kandji'] })).toMatchObject({
    refused: 'publish',
    why: [{ titles: { en: 'Kandji' }, toWrite: 2, faults: [] }],
  })
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(readFileSync(join(root, hebrew), 'utf8')).toContain('draft: true')
})

test('a draft in which the checks would find errors is not published, and nothing is proposed', async () => {
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', 'Words.'))
  const [proposed, checked]: [string[], string[]] = [[], []]
  const other = 'content/vendors/acme.en.mdx'
  writeFileSync(join(root, other), pageOf('', 'Text.'))
  const at = (file: string, severity: 'error' | 'warning') =>
    ({ check: 'links', severity, file, line: 5, column: 1, found: 'a link', expected: 'b' }) as const
  const findings: ProposalSource['findings'] = async (files, texts) => {
    proposed.push(...files)
    checked.push(...texts.values())
    return [at(hebrew, 'error'), at(english, 'warning'), at(other, 'error')]
  }
  expect(await propose({ ...source, findings }, { ...proposal, publish: ['kandji'] })).toMatchObject({
    refused: 'publish',
    why: [{ faults: [{ place: 'vendors/kandji.he.mdx:6', url: '/he/kandji?edit=6:1', found: 'a link' }] }],
  })
  expect(proposed).toEqual([english, hebrew])
  expect(checked).toEqual([pageOf('', 'Text.'), pageOf('', 'Words.')])
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(readFileSync(join(root, hebrew), 'utf8')).toContain('draft: true')

  const warned: ProposalSource['findings'] = async () => [at(hebrew, 'warning'), at(other, 'error')]
  expect(await propose({ ...source, findings: warned }, { ...proposal, publish: ['kandji'] })).toEqual({ done: true })
})

test('a draft stays one where its commit is refused', async () => {
  commitPage('draft: true\n')
  save(hebrew, pageOf('draft: true\n', 'Words.'))
  writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\necho not today >&2\nexit 1\n', { mode: 0o755 })
  expect(await propose(source, { ...proposal, publish: ['kandji'] })).toMatchObject({ refused: 'commit' })
  expect(readFileSync(join(root, english), 'utf8')).toBe(pageOf('draft: true\n', 'Text.'))
  expect(git('status', '--porcelain')).toBe(`M ${hebrew}`)
})
