import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goHome, goOn, propose, takeOthers } from './actions.ts'
import { readProposal } from './proposal.ts'
import {
  english,
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

test('a proposal that was left for the home branch is offered, and gone on with', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  expect((await readProposal(source)).own).toEqual([{ file: english, url: '/kandji?edit' }])
  expect((await readProposal(source)).waiting).toEqual([])
  expect(await goHome(source)).toEqual({ done: true })
  expect(await readProposal(source)).toMatchObject({
    branch: 'main',
    own: [],
    waiting: [{ branch: 'edit-kandji', subject: 'Kandji: words', earlier: 0 }],
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
  expect((await readProposal(source)).waiting).toMatchObject([
    { branch: 'edit-kandji', subject: 'Kandji: words', earlier: 0 },
  ])
})

test('of a proposal that was gone on with, it is said how much it has besides its last commit', async () => {
  save(english, '## Why\n\nNine years of work.\n')
  await propose(source, { ...proposal, files: [english] })
  save(hebrew, '## למה\n\nתשע שנים של עבודה.\n')
  await propose(source, { ...proposal, message: 'Kandji: in Hebrew', files: [hebrew] })
  await goHome(source)
  expect((await readProposal(source)).waiting).toEqual([
    { branch: 'edit-kandji', subject: 'Kandji: in Hebrew', earlier: 1 },
  ])
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
