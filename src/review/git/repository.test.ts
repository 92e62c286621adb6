import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resolveBase } from './repository.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'repository-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** A repository in which `main` went on after `topic` left it. */
function repository(): string {
  const origin = join(folder, 'origin')
  git(folder, 'init', '-q', '-b', 'main', 'origin')
  const commit = (words: string) => git(origin, 'commit', '-q', '--allow-empty', '-m', words)
  commit('common')
  git(origin, 'checkout', '-q', '-b', 'topic')
  commit('of the topic')
  git(origin, 'checkout', '-q', 'main')
  commit('landed since')
  git(origin, 'checkout', '-q', 'topic')
  return origin
}

test('the base is where the branch left', () => {
  const origin = repository()
  expect(resolveBase(origin, 'main').commit).toBe(git(origin, 'rev-parse', 'topic~1'))
})

test("a shallow clone is not compared with the base's tip: it says how to deepen it", () => {
  const clone = join(folder, 'clone')
  git(folder, 'clone', '-q', '--depth=1', '--no-single-branch', pathToFileURL(repository()).href, clone)
  expect(() => resolveBase(clone, 'origin/main')).toThrow('git fetch --unshallow')
  git(clone, 'fetch', '-q', '--unshallow')
  expect(resolveBase(clone, 'origin/main').commit).toBe(git(clone, 'rev-parse', 'topic~1'))
})

test('branches that never met are said to have nothing in common', () => {
  const origin = repository()
  git(origin, 'checkout', '-q', '--orphan', 'other')
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'alone')
  expect(() => resolveBase(origin, 'main')).toThrow('no commit in common')
})
