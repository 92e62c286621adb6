import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goHome, goOn, propose, push, renameBranch, takeOthers } from './actions.ts'
import { readProposal } from './proposal.ts'
import {
  colleagueAddsTo,
  colleagueMakes,
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

// Each starts git some dozens of times: 3 to 7 s on a free machine, ten times as long on one whose cores are all in use.
vi.setConfig({ testTimeout: 120_000 })

beforeEach(makeRepository)
afterEach(removeRepository)

const unsent = async () => (await readProposal(source)).remote?.unsent

test('what the remote did not take is known as not sent until it is, also after other work', async () => {
  git('remote', 'add', 'origin', join(folder, 'remote.git'))
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  expect(await push(source)).toMatchObject({ refused: 'push' })
  await goHome(source)
  await goOn(source, { branch: 'edit-kandji' })
  expect(await unsent()).toBeGreaterThan(0)

  execFileSync('git', ['init', '-q', '--bare', join(folder, 'remote.git')])
  expect(await push(source)).toEqual({ done: true })
  expect(await unsent()).toBe(0)
  save(english, '## Why\n\nTen years of work.\n')
  await propose(source, proposal)
  expect(await unsent()).toBe(1)
})

test('what a branch took over from the home branch of the remote is not told as not sent', async () => {
  withColleague()
  git('switch', '-qc', 'edit-kandji')
  expect(await takeOthers(source)).toEqual({ done: true })
  expect(await unsent()).toBe(0)
})

test('a clone of a single branch knows of another that it was sent', async () => {
  withColleague()
  git('config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  expect(await unsent()).toBe(1)
  expect(await push(source)).toEqual({ done: true })
  expect(await unsent()).toBe(0)
})

/** A proposal that was sent and that a colleague went on with, and one more change of the writer's. */
async function withAddition(mine: string, theirs: Readonly<Record<string, string>>) {
  withColleague()
  save(english, '## Why\n\nNine years of work.\n\nMore.\n')
  await propose(source, proposal)
  await push(source)
  colleagueAddsTo('edit-kandji', theirs)
  save(english, mine)
  await propose(source, proposal)
}

test('what others added to the branch is taken over and sent with the rest, also into text that is not proposed', async () => {
  await withAddition('## Why\n\nTen years of work.\n\nMore.\n', {
    [english]: '## Why\n\nNine years of work.\n\nMuch more.\n',
    [hebrew]: '## למה\n\nשמונה שנים של עבודה.\n\nעוד.\n',
  })
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  // Neither is known to a clone of a single branch, unless it asks.
  git('config', 'remote.origin.fetch', '+refs/heads/main:refs/remotes/origin/main')
  expect(await push(source)).toEqual({ refused: 'behind', detail: '' })
  expect(await takeOthers(source, 'branch')).toEqual({ done: true })
  expect(await push(source)).toEqual({ done: true })
  expect(git('show', `HEAD:${english}`)).toBe('## Why\n\nTen years of work.\n\nMuch more.')
  expect(readFileSync(join(root, hebrew), 'utf8')).toBe('## למה\n\nתשע שנים של עבודה.\n\nעוד.\n')
  expect(git('ls-remote', 'origin', 'edit-kandji')).toContain(git('rev-parse', 'HEAD'))
  // What is on the home branch is another matter.
  expect(readFileSync(join(root, 'content/other.en.mdx'), 'utf8')).toBe('Other\n')
})

test('what others added to the branch in the same words is named, and nothing changes', async () => {
  await withAddition('Mine\n', { [english]: 'Theirs\n' })
  const before = git('rev-parse', 'HEAD')
  expect(await push(source)).toMatchObject({ refused: 'behind' })
  expect(await takeOthers(source, 'branch')).toEqual({
    refused: 'apart',
    detail: '',
    files: [english],
    outside: [],
    branch: 'edit-kandji',
    free: 'edit-kandji-2',
  })
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([before, ''])
  expect(readFileSync(join(root, english), 'utf8')).toBe('Mine\n')
})

test('of a proposal that waits, it is known how much of it the remote lacks; without a remote nothing is', async () => {
  const unsentOfWaiting = async () => {
    git('switch', '-q', 'main')
    const { waiting } = await readProposal(source)
    git('switch', '-q', 'edit-kandji')
    return waiting.map(({ unsent }) => unsent)
  }
  await withAddition('Mine\n', { [english]: 'Theirs\n' })
  expect(await push(source)).toMatchObject({ refused: 'behind' })
  expect(await unsentOfWaiting()).toEqual([1])
  expect(await takeOthers(source, 'branch')).toMatchObject({ refused: 'apart' })
  expect(await unsentOfWaiting()).toEqual([1])
  git('push', '-q', '--force', 'origin', 'edit-kandji')
  expect(await unsentOfWaiting()).toEqual([0])
  git('update-ref', '-d', 'refs/remotes/origin/edit-kandji')
  expect(await unsentOfWaiting()).toEqual([2])
  git('remote', 'remove', 'origin')
  expect(await unsentOfWaiting()).toEqual([undefined])
})

const remoteCommit = (branch: string) => git('ls-remote', 'origin', `refs/heads/${branch}`).split('\t')[0]

test('what conflicts with a branch of the same name is sent as one of its own, by which everything goes from then on', async () => {
  withColleague()
  save(english, 'Mine\n')
  await propose(source, proposal)
  colleagueMakes('edit-kandji', { [english]: 'Theirs\n' })
  const theirs = remoteCommit('edit-kandji')
  expect(await push(source)).toEqual({ refused: 'behind', detail: '' })
  expect(await takeOthers(source, 'branch')).toMatchObject({ refused: 'apart', free: 'edit-kandji-2' })
  save(hebrew, 'לא הוצע\n')
  expect(await renameBranch(source, { branch: 'edit-kandji-2' })).toEqual({ done: true })
  expect(await push(source)).toEqual({ done: true })
  expect([remoteCommit('edit-kandji'), remoteCommit('edit-kandji-2')]).toEqual([theirs, git('rev-parse', 'HEAD')])
  expect(readFileSync(join(root, hebrew), 'utf8')).toBe('לא הוצע\n')
  expect(git('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/edit-kandji-2')

  await propose(source, proposal)
  expect(await unsent()).toBe(1)
  expect(await push(source)).toEqual({ done: true })
  await goHome(source)
  const { waiting, taken } = await readProposal(source)
  expect(waiting.map(({ branch }) => branch)).toEqual(['edit-kandji-2'])
  // No next proposal is called as the others' branch either.
  expect(taken).toEqual(['edit-kandji-2', 'main', 'edit-kandji'])
  await goOn(source, { branch: 'edit-kandji-2' })
  git('remote', 'set-url', 'origin', 'git@github.com:acme/site.git')
  expect((await readProposal(source)).remote).toMatchObject({
    unsent: 0,
    address: 'https://github.com/acme/site/compare/main...edit-kandji-2?expand=1',
  })
})

test('a branch of its own has a name that is free here and with the remote, also the second time', async () => {
  await withAddition('Mine\n', { [english]: 'Theirs\n' })
  git('branch', 'edit-kandji-2', 'main')
  colleagueMakes('edit-kandji-3', { [english]: 'Third\n' })
  expect(await takeOthers(source, 'branch')).toMatchObject({ refused: 'apart', free: 'edit-kandji-4' })
  // Another took it before the button was pressed.
  colleagueMakes('edit-kandji-4', { [english]: 'Fourth\n' })
  const fourth = remoteCommit('edit-kandji-4')
  expect(await renameBranch(source, { branch: 'edit-kandji-4' })).toMatchObject({
    refused: 'apart',
    branch: 'edit-kandji',
    free: 'edit-kandji-5',
  })
  expect(git('branch', '--show-current')).toBe('edit-kandji')
  expect(await renameBranch(source, { branch: 'edit-kandji-5' })).toEqual({ done: true })
  expect(await push(source)).toEqual({ done: true })

  colleagueAddsTo('edit-kandji-5', { [english]: 'Theirs again\n' })
  save(english, 'Mine again\n')
  await propose(source, proposal)
  expect(await push(source)).toMatchObject({ refused: 'behind' })
  expect(await takeOthers(source, 'branch')).toMatchObject({ refused: 'apart', free: 'edit-kandji-5-2' })
  expect(await renameBranch(source, { branch: 'edit-kandji-5-2' })).toEqual({ done: true })
  expect(await push(source)).toEqual({ done: true })
  expect(remoteCommit('edit-kandji-5-2')).toBe(git('rev-parse', 'HEAD'))
  expect(remoteCommit('edit-kandji-4')).toBe(fourth)
})

test('a branch keeps its name where the remote does not say which names are free, and the home branch always', async () => {
  await withAddition('Mine\n', { [english]: 'Theirs\n' })
  git('remote', 'set-url', 'origin', join(folder, 'nowhere.git'))
  expect(await renameBranch(source, { branch: 'edit-kandji-2' })).toMatchObject({ refused: 'fetch' })
  expect(git('branch', '--show-current')).toBe('edit-kandji')
  await goHome(source)
  expect(await renameBranch(source, { branch: 'main-2' })).toMatchObject({ refused: 'nothing' })
})

test('a remote that refuses for a reason of its own says it', async () => {
  withColleague()
  writeFileSync(join(folder, 'remote.git/hooks/pre-receive'), '#!/bin/sh\necho not today >&2\nexit 1\n', {
    mode: 0o755,
  })
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, proposal)
  expect(await push(source)).toEqual({ refused: 'push', detail: expect.stringContaining('not today') })
})
