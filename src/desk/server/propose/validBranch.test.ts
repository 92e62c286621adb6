import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isValidBranch, validBranchLike } from './validBranch.ts'

const takenByGit = (name: string): boolean =>
  spawnSync('git', ['check-ref-format', '--branch', name]).status === 0 && !name.startsWith('-')

test.each([
  ...['edit-prices', 'edit/prices', 'Prices', 'תיקון-מחירים', 'a.b', 'a@b', '@a', 'HEAD/a', 'a-', 'a.locked', '“a”'],
  ...['', 'HEAD', '-x', '--orphan', 'a..b', 'two words', 'תיקון מחירים', 'a\tb', 'a~1', 'a^', 'a:b', 'a?', 'a*'],
  ...['a[b', 'a\\b', 'a@{b', '/a', 'a/', 'a//b', '.a', 'a/.b', 'a.', 'a.lock', 'a.lock/b'],
])('“%s” can be a branch if git takes it for one', name => {
  expect(isValidBranch(name)).toBe(takenByGit(name))
})

test.each([
  ['two words', 'two-words'],
  ['-x', 'x'],
  ['תיקון מחירים', 'edit-prices'],
  ['HEAD', 'edit-prices'],
])('in place of “%s” a branch can be called %s', (name, like) => {
  expect(validBranchLike(name)).toBe(like)
  expect(takenByGit(like)).toBe(true)
})
