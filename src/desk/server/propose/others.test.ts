import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { lookForOthers, propose, takeOthers } from './actions.ts'
import { gitIn } from './git.ts'
import { readProposal } from './proposal.ts'
import {
  english,
  folder,
  git,
  hebrew,
  makeRepository,
  proposal,
  removeRepository,
  root,
  save,
  source,
  withColleague,
} from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

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
