import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitEnvironment } from '../../writing/testing/git.ts'
import { patch, propose, push } from './actions.ts'
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
} from './testing/repository.ts'

beforeEach(makeRepository)
afterEach(removeRepository)

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
    unsent: 0,
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
