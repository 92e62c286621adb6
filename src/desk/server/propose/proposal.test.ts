import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { suggestProposal } from '../../browser/propose/suggestProposal.ts'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { unsavedTexts } from '../textStore.ts'
import { unsavedFiles } from '../unsavedFiles.ts'
import { goHome, goOn, lookForOthers, patch, propose, push, takeOthers } from './actions.ts'
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
  source.edited.note(file, readFileSync(join(root, file), 'utf8'), text)
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
    unsaved: () => unsavedFiles(root),
    titles: () => new Map([english, hebrew].map(file => [file, 'Kandji'])),
    findings: async () => [],
    day: () => '2026-11-01',
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const proposal = { branch: 'edit-kandji', message: 'Kandji: words', files: [english, hebrew] }

/** What there is to propose, and what that would be called. */
async function readSuggested(publish: readonly string[] = []) {
  const state = await readProposal(source, publish)
  return { ...state, suggested: suggestProposal(state.files, state) }
}

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
  source.edited.note(file, '', 'Acme\n')
  writeFileSync(join(root, file), 'Acme\n')
  expect(await propose(source, { ...proposal, files: [file] })).toEqual({ done: true })
  expect(git('show', '--name-status', '--format=')).toBe(`A\t${file}`)
})

test('a file with changes from elsewhere says so', async () => {
  writeFileSync(join(root, english), '## Why\n\nEdited elsewhere.\n')
  save(english, '## Why\n\nEdited elsewhere and here.\n')
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})

const paragraphs = (first: string, second: string) => `## Why\n\n${first} years.\n\n${second} people.\n`

/** A colleague changes the second paragraph after the desk has saved the first. */
function changedByBoth() {
  writeFileSync(join(root, english), paragraphs('Eight', 'Six'))
  git('commit', '-qam', 'Longer')
  save(english, paragraphs('Nine', 'Six'))
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven'))
}

const isMixed = async () => (await readProposal(source)).files.map(({ mixed }) => mixed)

test('what came from elsewhere between two saves is told as long as it is in the text', async () => {
  changedByBoth()
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([true])
  save(english, paragraphs('Ten', 'Six'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict that ended with the words of the desk leaves nothing from elsewhere', async () => {
  changedByBoth()
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
  writeFileSync(join(root, english), paragraphs('Nine', 'Seven nice'))
  save(english, paragraphs('Nine', 'Five good'))
  expect(await isMixed()).toEqual([false])
})

test('a conflict before the first save that ended with the words of the desk leaves nothing from elsewhere', async () => {
  writeFileSync(join(root, english), '## Why\n\nNine years of play.\n')
  save(english, '## Why\n\nTen years of work.\n')
  expect(await isMixed()).toEqual([false])
})

test('a commit or a pull from a terminal makes nothing of the desk something from elsewhere', async () => {
  changedByBoth()
  git('commit', '-qam', 'In a terminal')
  save(english, paragraphs('Ten', 'Seven'))
  expect(await isMixed()).toEqual([false])
})

test('a page that was deleted and came back holds what it held', async () => {
  changedByBoth()
  const text = readFileSync(join(root, english), 'utf8')
  source.edited.remove(english, text)
  rmSync(join(root, english))
  expect((await readProposal(source)).files).toMatchObject([{ kind: 'removed', mixed: false }])
  writeFileSync(join(root, english), text)
  source.edited.note(english, text, text)
  expect(await isMixed()).toEqual([true])
})

test('a record that an older desk wrote keeps the files, which may hold anything', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  writeFileSync(join(root, '.cache/desk/edited.json'), JSON.stringify({ [english]: '12ab' }))
  expect((await readProposal(source)).files).toMatchObject([{ file: english, mixed: true }])
})

/** As the desk renames a page: `other` is the last by its name, and its link is changed with it. */
function rename(words: string) {
  save(hebrew, readFileSync(join(root, hebrew), 'utf8').replace('שמונה', 'תשע'))
  for (const locale of ['en', 'he']) {
    const [from, to] = [`content/vendors/kandji.${locale}.mdx`, `content/vendors/zeta.${locale}.mdx`]
    const text = readFileSync(join(root, from), 'utf8')
    source.edited.move(from, to, text, text)
    git('mv', from, to)
  }
  source = { ...source, titles: () => new Map([[renamed, 'Zeta']]) }
  save(renamed, readFileSync(join(root, renamed), 'utf8').replace('Eight', words))
  save('content/other.en.mdx', 'Another\n')
}
const renamed = 'content/vendors/zeta.en.mdx'

test('a page that was renamed is shown as moved, with its words, and names the proposal', async () => {
  rename('Nine')
  const { files, suggested } = await readSuggested()
  expect(files).toMatchObject([
    { file: 'content/other.en.mdx', kind: 'changed', mixed: false },
    { file: renamed, kind: 'moved', from: english, mixed: false, passages: [{ heading: 'Why' }] },
    {
      file: renamed.replace('.en.', '.he.'),
      kind: 'moved',
      from: hebrew,
      mixed: false,
      passages: [{ heading: 'למה' }],
    },
  ])
  expect(suggested.branch).toBe('edit-zeta-2026-11-01')
  expect(suggested.message.split('\n')[0]).toMatch(/^Zeta.*: kandji → zeta$/)
  expect(suggested.message).toContain(`\n> ${english} → ${renamed}: Why`)
})

test('a page that was renamed leaves its old place with the same commit', async () => {
  rename('Nine')
  expect(await propose(source, { ...proposal, files: [renamed] })).toEqual({ done: true })
  expect(git('show', '--name-status', '--no-renames', '--format=')).toBe(`D\t${english}\nA\t${renamed}`)
  expect((await readProposal(source)).files.map(({ file }) => file)).not.toContain(renamed)
})

test('what came from elsewhere into a page is told also after it was renamed', async () => {
  writeFileSync(join(root, english), '## Why\n\nEight years of play.\n')
  rename('Nine')
  expect((await readProposal(source)).files).toMatchObject([{}, { file: renamed, mixed: true }, { mixed: false }])
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

test('back on the home branch is refused where it would overwrite unproposed words, and says which', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  await propose(source, proposal)
  save(english, '## Why\n\nTen years of work.\n')
  writeFileSync(join(root, hebrew), 'From elsewhere\n')
  save('content/other.en.mdx', 'In nobody’s way\n')
  expect(await goHome(source)).toEqual({ refused: 'unproposed', detail: '', files: [english], outside: [hebrew] })
  expect(git('branch', '--show-current')).toBe('edit-kandji')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Ten')
})

/** A remote to which a colleague has pushed other texts of files. */
function withColleague(files: Readonly<Record<string, string>> = { 'content/other.en.mdx': 'By a colleague\n' }) {
  const remote = join(folder, 'remote.git')
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote])
  git('remote', 'add', 'origin', remote)
  git('push', '-q', 'origin', 'main')
  const colleague = join(folder, 'colleague')
  execFileSync('git', ['clone', '-q', remote, colleague])
  for (const [file, text] of Object.entries(files)) writeFileSync(join(colleague, file), text)
  execFileSync('git', ['add', '.'], { cwd: colleague, env: gitEnvironment })
  execFileSync('git', ['commit', '-qm', 'Theirs'], { cwd: colleague, env: gitEnvironment })
  execFileSync('git', ['push', '-q'], { cwd: colleague, env: gitEnvironment })
}

test('what others brought meanwhile is looked for, counted, named, and taken over', async () => {
  withColleague()
  save(english, '## Why\n\nNine years of work.\n')
  expect((await readProposal(source)).others.commits).toBe(0)
  expect(await lookForOthers(source)).toEqual({ done: true })
  expect((await readProposal(source)).others).toEqual({ commits: 1, files: ['content/other.en.mdx'] })
  expect(await takeOthers(source)).toEqual({ done: true })
  expect(readFileSync(join(root, 'content/other.en.mdx'), 'utf8')).toBe('By a colleague\n')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Nine')
})

test('what a branch took over from others is not told as its own', async () => {
  withColleague()
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  expect(await takeOthers(source)).toEqual({ done: true })
  expect((await readProposal(source)).own.map(({ file }) => file)).toEqual([english])
})

test('a remote that is away leaves what others brought unknown, and nothing fails', async () => {
  git('remote', 'add', 'origin', join(folder, 'nowhere.git'))
  expect(await lookForOthers(source)).toMatchObject({ refused: 'fetch' })
  expect((await readProposal(source)).others).toEqual({ commits: 0, files: [] })
})

test('a merge that does not fit changes nothing', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  git('switch', '-q', 'main')
  writeFileSync(join(root, english), '## Why\n\nElsewhere.\n')
  git('commit', '-qam', 'Theirs')
  git('switch', '-q', 'edit-kandji')
  expect(await takeOthers(source)).toEqual({ refused: 'merge', detail: '', files: [english], outside: [] })
  expect(git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(root, english), 'utf8')).toContain('Nine')
})

const everything = () => [
  git('rev-parse', 'HEAD'),
  git('status', '--porcelain'),
  git('stash', 'list'),
  ...[english, hebrew, 'content/other.en.mdx'].map(file => readFileSync(join(root, file), 'utf8')),
]

test.each([
  ['the home branch', false],
  ['a branch of its own', true],
])('on %s, others’ changes of a file with unproposed text are merged into it', async (_, isBranch) => {
  const [longer, longerHebrew] = ['## Why\n\nEight years of work.\n\nMore.\n', '## למה\n\nשמונה שנים.\n\nעוד.\n']
  writeFileSync(join(root, english), longer)
  writeFileSync(join(root, hebrew), longerHebrew.replaceAll('\n', '\r\n'))
  git('commit', '-qam', 'Longer')
  withColleague({
    [english]: longer.replace('More.', 'Much more.'),
    [hebrew]: longerHebrew.replace('עוד.', 'עוד הרבה.').replaceAll('\n', '\r\n'),
    'content/other.en.mdx': 'By a colleague\n',
  })
  if (isBranch) {
    git('switch', '-qc', 'edit-other')
    writeFileSync(join(root, 'content/images.txt'), 'Own\n')
    git('add', 'content/images.txt')
    git('commit', '-qm', 'Own')
  }
  save(english, longer.replace('Eight', 'Nine'))
  save(hebrew, longerHebrew.replace('שמונה', 'תשע').replaceAll('\n', '\r\n'))
  expect(await takeOthers(source)).toEqual({ done: true })
  expect([english, hebrew].map(file => readFileSync(join(root, file), 'utf8'))).toEqual([
    '## Why\n\nNine years of work.\n\nMuch more.\n',
    '## למה\r\n\r\nתשע שנים.\r\n\r\nעוד הרבה.\r\n',
  ])
  expect(readFileSync(join(root, 'content/other.en.mdx'), 'utf8')).toBe('By a colleague\n')
  expect(git('status', '--porcelain')).toBe(`M ${english}\n M ${hebrew}`)
  expect(git('stash', 'list')).toBe('')
  // What others changed is not told as changed here.
  const { files, others } = await readProposal(source)
  expect(others.commits).toBe(0)
  expect(files.map(({ mixed, passages }) => [mixed, passages.length])).toEqual([
    [false, 1],
    [false, 1],
  ])
  expect(await propose(source, { ...proposal, branch: 'edit-both' })).toEqual({ done: true })
  expect(git('status', '--porcelain')).toBe('')
})

test.each([english, hebrew])(
  'unproposed text that meets others’ changes in the same words is kept as it was: %s',
  async file => {
    withColleague({ [file]: '## A\n\nTheirs.\n', 'content/other.en.mdx': 'By a colleague\n' })
    save(file, '## A\n\nMine.\n')
    const before = everything()
    expect(await takeOthers(source)).toEqual({ refused: 'merge', detail: '', files: [file], outside: [] })
    expect(everything()).toEqual(before)

    git('switch', '-qc', 'edit-a')
    writeFileSync(join(root, 'content/new.txt'), 'Own\n')
    git('add', 'content/new.txt')
    git('commit', '-qm', 'Own')
    const onBranch = everything()
    expect(await takeOthers(source)).toEqual({ refused: 'merge', detail: '', files: [file], outside: [] })
    expect(everything()).toEqual(onBranch)
  },
)

test('a conflict of what is committed is told as such where there is unproposed text besides, which is kept', async () => {
  withColleague({ [english]: 'Theirs\n', [hebrew]: '## למה\n\nשמונה שנים של עבודה.\n\nעוד.\n' })
  save(english, 'Mine\n')
  await propose(source, { ...proposal, files: [english] })
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  const before = everything()
  expect(await takeOthers(source)).toEqual({ refused: 'merge', detail: '', files: [english], outside: [] })
  expect(everything()).toEqual(before)
})

test('a git that is too old to take others’ changes over is named, and nothing changes', async () => {
  withColleague({ [english]: '## Why\n\nEight years of work.\n\nMore.\n' })
  git('switch', '-qc', 'edit-a')
  writeFileSync(join(root, 'content/new.txt'), 'Own\n')
  git('add', 'content/new.txt')
  git('commit', '-qm', 'Own')
  save(english, '## Why\n\nNine years of work.\n')
  const before = everything()
  // As git 2.34 answers; whatever else is asked of it, it does.
  const [bin, real] = [join(folder, 'bin'), execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()]
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'git'),
    `#!/bin/sh
case "$*" in
  *merge-tree*) echo 'usage: git merge-tree <base-tree> <branch1> <branch2>' >&2; exit 129 ;;
  *--version*) echo 'git version 2.34.1' ;;
  *) exec '${real}' "$@" ;;
esac
`,
    { mode: 0o755 },
  )
  const old = { ...source, git: gitIn(root, { ...gitEnvironment, PATH: `${bin}:${process.env.PATH}` }) }
  expect(await takeOthers(old)).toEqual({ refused: 'git-old', detail: '' })
  expect(everything()).toEqual(before)
})

test('a new file in the place of one that others made is kept, and named', async () => {
  const [made, elsewhere] = ['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx']
  withColleague({ [made]: 'Theirs\n', [elsewhere]: 'Theirs\n' })
  source.edited.note(made, '', 'Mine\n')
  for (const file of [made, elsewhere]) writeFileSync(join(root, file), 'Mine\n')
  const before = everything()
  expect(await takeOthers(source)).toEqual({ refused: 'merge', detail: '', files: [made], outside: [elsewhere] })
  expect(everything()).toEqual(before)
  for (const file of [made, elsewhere]) expect(readFileSync(join(root, file), 'utf8')).toBe('Mine\n')
})

test('a merge that someone began elsewhere is not ended', async () => {
  git('switch', '-qc', 'edit-a')
  save(english, 'Mine\n')
  git('commit', '-qam', 'Mine')
  git('switch', '-q', 'main')
  writeFileSync(join(root, english), 'Theirs\n')
  git('commit', '-qam', 'Theirs')
  git('switch', '-q', 'edit-a')
  expect(() => git('merge', '-q', 'main')).toThrow()
  writeFileSync(join(root, english), 'Mended\n')
  expect(await takeOthers(source)).toMatchObject({ refused: 'merge', files: [] })
  expect(git('rev-parse', '--verify', 'MERGE_HEAD')).toBe(git('rev-parse', 'main'))
  expect(readFileSync(join(root, english), 'utf8')).toBe('Mended\n')
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

test('a proposal goes by its writer’s last message, also after others’ changes were taken over', async () => {
  withColleague()
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  expect(await takeOthers(source)).toEqual({ done: true })
  expect(git('log', '-1', '--format=%s')).toMatch(/^Merge/)
  await goHome(source)
  expect((await readProposal(source)).waiting).toEqual([{ branch: 'edit-kandji', subject: 'Kandji: words' }])
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
  expect(await goOn(source, { branch: 'edit-kandji' })).toMatchObject({ refused: 'unproposed', files: [english] })
  expect(readFileSync(join(root, english), 'utf8')).toContain('Ten')
})

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
