import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gitEnvironment } from '../../src/desk/writing/testing/git.ts'
import { changedFiles } from './changedFiles.ts'

let root: string
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, env: gitEnvironment })
const write = (file: string) => writeFileSync(join(root, file), file)
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '-qm', message)
}

/** A branch with a commit of its own, next to a main branch that has moved on. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'))
  git('init', '-q', '-b', 'main')
  for (const file of ['kept', 'edited', 'deleted']) write(file)
  commit('First')
  git('checkout', '-qb', 'prices')
  write('עמוד.mdx')
  commit('Second')
  git('checkout', '-q', 'main')
  write('of another')
  commit('Third')
  git('checkout', '-q', 'prices')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('files differ that were committed, edited, deleted or made since the branch left its base', () => {
  writeFileSync(join(root, 'edited'), 'otherwise')
  rmSync(join(root, 'deleted'))
  write('made')
  expect(changedFiles(undefined, root)).toEqual(['deleted', 'edited', 'made', 'עמוד.mdx'])
  expect(changedFiles('HEAD', root)).toEqual(['deleted', 'edited', 'made'])
})

test('without a main branch the base has to be named', () => {
  git('branch', '-m', 'main', 'trunk')
  expect(() => changedFiles(undefined, root)).toThrow('--base')
  expect(() => changedFiles('trunc', root)).toThrow('git knows no commit "trunc" that this branch comes from.')
  expect(changedFiles('trunk', root)).toEqual(['עמוד.mdx'])
})
