import { afterEach, beforeEach, expect, test } from 'vitest'
import { propose } from './actions.ts'
import { english, git, makeRepository, proposal, removeRepository, save, source } from './testing/repository.ts'
import { whileOn } from './whileOn.ts'

beforeEach(() => {
  makeRepository()
  save(english, '## Why\n\nNine years of work.\n')
})
afterEach(removeRepository)

const proposeOn = (on: string | null | undefined) => whileOn(source.git, on, () => propose(source, proposal))
const commits = () => git('log', '--oneline', '--all').split('\n').length

test('what a dialog said of one branch is not done to another', async () => {
  git('switch', '-q', '-c', 'edit-other')
  expect(await proposeOn('main')).toEqual({ refused: 'other-branch', detail: '', branch: 'edit-other' })
  expect(commits()).toBe(1)
  git('switch', '-q', 'main')
  expect(await proposeOn('main')).toEqual({ done: true })
  expect(git('branch', '--show-current')).toBe('edit-kandji')
})

test('where no branch is checked out, that is what the dialog must have said', async () => {
  git('switch', '-q', '--detach')
  expect(await proposeOn('main')).toEqual({ refused: 'other-branch', detail: '' })
  expect(commits()).toBe(1)
  expect(await proposeOn(null)).toEqual({ done: true })
})

test('what follows another action is done to whatever branch that left', async () => {
  git('switch', '-q', '-c', 'edit-other')
  expect(await proposeOn(undefined)).toEqual({ done: true })
  expect(commits()).toBe(2)
})
