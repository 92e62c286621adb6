import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goHome, goOn, propose, push, takeOthers } from './actions.ts'
import { readProposal } from './proposal.ts'
import {
  english,
  folder,
  git,
  makeRepository,
  proposal,
  removeRepository,
  save,
  source,
  withColleague,
} from './testing/repository.ts'

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
