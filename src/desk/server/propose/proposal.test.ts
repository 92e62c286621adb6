import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha } from '../../../content/site.ts'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { goHome, goOn, patch, propose, push, takeOthers } from './actions.ts'
import { editedFiles } from './editedFiles.ts'
import { gitIn } from './git.ts'
import { type ProposalSource, readProposal } from './proposal.ts'

const english = 'content/vendors/kandji.en.mdx'
const hebrew = 'content/vendors/kandji.he.mdx'

let folder: string
let root: string
let source: ProposalSource

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, env: gitEnvironment, encoding: 'utf8' }).trim()

/** As the desk saves. */
function save(file: string, text: string) {
  const before = readFileSync(join(root, file))
  source.edited.note(file, sha(before))
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'propose-'))
  root = join(folder, 'site')
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  writeFileSync(join(root, '.gitignore'), '.cache\n')
  writeFileSync(join(root, english), '## Why\n\nEight years of work.\n')
  writeFileSync(join(root, hebrew), '## למה\n\nשמונה שנים של עבודה.\n')
  writeFileSync(join(root, 'content/other.en.mdx'), 'Other\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'First')
  source = {
    root,
    git: gitIn(root, gitEnvironment),
    edited: editedFiles(root),
    titles: () => new Map([english, hebrew].map(file => [file, 'Kandji'])),
    drafts: () => new Set(),
    day: () => '2026-11-01',
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const proposal = { branch: 'edit-kandji', message: 'Kandji: words', files: [english, hebrew] }

test('an edit is shown in words below its heading, in both languages', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  const { files, suggested } = await readProposal(source)
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

test('a page comes before the records that go with it, and no comment counts as a heading', async () => {
  const facts = 'content/data/facts.yaml'
  const record = 'content/addresses.yaml'
  mkdirSync(join(root, 'content/data'))
  for (const file of [facts, record, 'content/images.png']) writeFileSync(join(root, file), '# A comment\n- one\n')
  git('add', '.')
  git('commit', '-qm', 'Data')
  for (const file of [facts, record, 'content/images.png']) save(file, '# A comment\n- two\n')
  save(english, '---\n# For search results\ntitle: Kandji\n---\n\n## Why\n\nEight years of work.\n')
  const { files, suggested } = await readProposal(source)
  expect(files.map(({ file }) => file)).toEqual([english, facts, record, 'content/images.png'])
  expect(files.flatMap(({ passages }) => passages.map(({ heading }) => heading)).filter(Boolean)).toEqual([])
  expect(suggested.branch).toBe('edit-kandji-2026-11-01')
  expect(suggested.message.split('\n')[0]).toMatch(/^Kandji(?!, )/)
})

test('one short change is quoted in the message', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  const { suggested } = await readProposal(source)
  expect(suggested.message.split('\n')[0]).toBe('Kandji: “Eight” → “Nine”')
})

test('the subject of a Hebrew change is in English, its words stand below', async () => {
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  const { suggested } = await readProposal(source)
  expect(suggested.message).toBe(`Kandji, in Hebrew\n\n~ ${hebrew}: למה`)
})

test('records are named in the subject only where nothing else is proposed', async () => {
  const record = 'content/translations.lock.yaml'
  writeFileSync(join(root, record), '- one\n')
  git('add', '.')
  git('commit', '-qm', 'Record')
  save(record, '- two\n')
  expect((await readProposal(source)).suggested.message).toMatch(/^translations\.lock\.yaml/)
  save(english, '## Why\n\nNine years of work.\n')
  expect((await readProposal(source)).suggested.message).toMatch(/^Kandji: “Eight” → “Nine”\n/)
})

test('a proposal commits what was edited at the desk, and nothing else that is changed or staged', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  writeFileSync(join(root, 'content/other.en.mdx'), 'Edited elsewhere\n')
  git('add', 'content/other.en.mdx')
  expect((await readProposal(source)).leftAlone).toEqual(['content/other.en.mdx'])
  expect(await propose(source, proposal)).toEqual({ done: true })
  expect(git('branch', '--show-current')).toBe('edit-kandji')
  expect(git('show', '--name-only', '--format=%an: %s')).toBe(`test: Kandji: words\n\n${english}`)
  expect(git('status', '--porcelain')).toBe('M  content/other.en.mdx')
  expect((await readProposal(source)).files).toEqual([])
})

test('a second proposal goes on with the branch', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  save(english, '## Why\n\nTen years of work.\n')
  expect(await propose(source, { ...proposal, message: 'Again' })).toEqual({ done: true })
  expect(git('log', '--format=%s', 'main..edit-kandji')).toBe('Again\nKandji: words')
})

test('a new file is proposed too', async () => {
  const file = 'content/vendors/acme.en.mdx'
  source.edited.note(file, null)
  writeFileSync(join(root, file), 'Acme\n')
  expect(await propose(source, { ...proposal, files: [file] })).toEqual({ done: true })
  expect(git('show', '--name-status', '--format=')).toBe(`A\t${file}`)
})

test('a file with changes from elsewhere says so', async () => {
  writeFileSync(join(root, english), '## Why\n\nEdited elsewhere.\n')
  save(english, '## Why\n\nEdited elsewhere and here.\n')
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})

test('a commit that a hook refuses leaves branch, index and text as they were', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\necho not today >&2\nexit 1\n', { mode: 0o755 })
  expect(await propose(source, proposal)).toEqual({ refused: 'commit', detail: 'not today' })
  expect(git('branch', '--format=%(refname:short)')).toBe('main')
  expect(git('status', '--porcelain')).toBe(`M ${english}`)
  expect((await readProposal(source)).files).toHaveLength(1)
})

test.each([
  ['a name that git takes for no branch', 'two words', 'branch-name'],
  ['an option in the place of a name', '--orphan', 'branch-name'],
  ['a branch that exists', 'main', 'branch-exists'],
])('%s is refused before anything happens', async (_, branch, refused) => {
  save(english, '## Why\n\nNine years of work.\n')
  expect(await propose(source, { ...proposal, branch })).toMatchObject({ refused })
  expect(git('log', '--oneline', '--all').split('\n')).toHaveLength(1)
})

test('a branch is pushed to the remote, which gives the address for a pull request', async () => {
  const remote = join(folder, 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  git('remote', 'add', 'origin', remote)
  git('push', '-q', 'origin', 'main')
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  expect(await push(source)).toEqual({ done: true })
  expect(git('ls-remote', '--heads', 'origin')).toContain('refs/heads/edit-kandji')
  git('remote', 'set-url', 'origin', 'git@github.com:acme/site.git')
  expect((await readProposal(source)).remote).toEqual({
    name: 'origin',
    opens: true,
    address: 'https://github.com/acme/site/compare/main...edit-kandji?expand=1',
  })
})

test('a remote that is away is reported, and the commit stays', async () => {
  git('remote', 'add', 'origin', join(folder, 'nowhere.git'))
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  expect(await push(source)).toMatchObject({ refused: 'push', detail: expect.stringContaining('nowhere.git') })
  expect(git('log', '-1', '--format=%s')).toBe('Kandji: words')
})

test('without a remote the branch comes as a patch that another clone takes', async () => {
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  await propose(source, proposal)
  const { name, text } = await patch(source)
  expect(name).toBe('edit-kandji.patch')
  git('switch', '-q', 'main')
  execFileSync('git', ['am', '-q'], { cwd: root, env: gitEnvironment, input: text })
  expect(readFileSync(join(root, hebrew), 'utf8')).toContain('תשע')
})

test('back on the home branch, what is not proposed comes along', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  expect(await goHome(source)).toEqual({ done: true })
  expect(git('branch', '--show-current')).toBe('main')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Eight')
  expect(readFileSync(join(root, hebrew), 'utf8')).toContain('תשע')
})

test('back on the home branch is refused where it would overwrite unproposed words', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  save(english, '## Why\n\nTen years of work.\n')
  expect(await goHome(source)).toMatchObject({ refused: 'switch' })
  expect(readFileSync(join(root, english), 'utf8')).toContain('Ten')
})

test('what others brought meanwhile is counted, named, and taken over', async () => {
  const remote = join(folder, 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  git('remote', 'add', 'origin', remote)
  git('push', '-q', 'origin', 'main')
  const colleague = join(folder, 'colleague')
  execFileSync('git', ['clone', '-q', remote, colleague])
  writeFileSync(join(colleague, 'content/other.en.mdx'), 'By a colleague\n')
  execFileSync('git', ['commit', '-qam', 'Theirs'], { cwd: colleague, env: gitEnvironment })
  execFileSync('git', ['push', '-q'], { cwd: colleague, env: gitEnvironment })
  save(english, '## Why\n\nNine years of work.\n')
  git('fetch', '-q')
  expect((await readProposal(source)).others).toEqual({ commits: 1, files: ['content/other.en.mdx'] })
  expect(await takeOthers(source)).toEqual({ done: true })
  expect(readFileSync(join(root, 'content/other.en.mdx'), 'utf8')).toBe('By a colleague\n')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Nine')
})

test('a merge that does not fit changes nothing', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  git('switch', '-q', 'main')
  writeFileSync(join(root, english), '## Why\n\nElsewhere.\n')
  git('commit', '-qam', 'Theirs')
  git('switch', '-q', 'edit-kandji')
  expect(await takeOthers(source)).toMatchObject({ refused: 'merge' })
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Nine')
})

test('a folder without a repository says so', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(await readProposal(source)).toMatchObject({ lacks: 'repository', files: [] })
})

test('a proposal that was left for the home branch is offered, and gone on with', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  expect((await readProposal(source)).own).toEqual([{ file: english, url: '/kandji?edit' }])
  expect((await readProposal(source)).waiting).toEqual([])
  expect(await goHome(source)).toEqual({ done: true })
  expect(await readProposal(source)).toMatchObject({
    branch: 'main',
    own: [],
    waiting: [{ branch: 'edit-kandji', subject: 'Kandji: words' }],
  })
  expect(await goOn(source, { branch: 'edit-kandji' })).toEqual({ done: true })
  expect(readFileSync(join(root, english), 'utf8')).toContain('Nine')
})

test('a branch that is merged, or that changes more than the content, is not offered', async () => {
  git('switch', '-qc', 'code')
  writeFileSync(join(root, 'vite.config.ts'), 'export default {}\n')
  writeFileSync(join(root, english), '## Why\n\nTen years of work.\n')
  git('add', '.')
  git('commit', '-qm', 'Code')
  git('switch', '-q', 'main')
  git('branch', 'merged')
  expect((await readProposal(source)).waiting).toEqual([])
  expect(await goOn(source, { branch: 'code' })).toEqual({ refused: 'nothing', detail: '' })
  expect(git('branch', '--show-current')).toBe('main')
})

test('what is edited and would be lost by going on with another branch stays where it is', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  await goHome(source)
  save(english, '## Why\n\nTen years of work.\n')
  expect(await goOn(source, { branch: 'edit-kandji' })).toMatchObject({ refused: 'switch' })
  expect(readFileSync(join(root, english), 'utf8')).toContain('Ten')
})

test('a file of a draft is one, and others are not', async () => {
  for (const file of [english, hebrew]) save(file, 'Other words\n')
  const { files } = await readProposal({ ...source, drafts: () => new Set([hebrew]) })
  expect(files.map(({ file, draft }) => [file, draft])).toEqual([
    [english, false],
    [hebrew, true],
  ])
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
