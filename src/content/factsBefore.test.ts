import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { factsBefore } from './factsBefore.ts'

const environment = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '2026-11-10T10:00:00Z',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
}

const facts = (value: number) =>
  `acme.price: { kind: count, value: ${value}, source: https://acme.example, checked: 2026-11-01 }\n`

/** A folder in which a value was committed, and then another. */
function repository(): { root: string; commit: (text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'facts-before-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'content/data'), { recursive: true })
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, env: environment, stdio: 'ignore' })
  return {
    root,
    commit(text) {
      writeFileSync(join(root, 'content/data/facts.yaml'), text)
      git('init')
      git('add', '.')
      git('commit', '-m', 'facts')
    },
  }
}

const valueBefore = (root: string, text: string) => factsBefore(root, text)?.value['acme.price']?.value

test('what is not committed is compared with the last commit', () => {
  const { root, commit } = repository()
  commit(facts(1))
  commit(facts(2))
  expect(valueBefore(root, facts(3))).toBe(2)
  expect(factsBefore(root, facts(3))?.changedOn).toBeUndefined()
})

test('what is committed is compared with the version before, by the day of the commit', () => {
  const { root, commit } = repository()
  commit(facts(1))
  commit(facts(2))
  expect(valueBefore(root, facts(2))).toBe(1)
  expect(factsBefore(root, facts(2))?.changedOn).toBe('2026-11-10')
})

test('without git, a commit or a version that can be read there is nothing to compare with', () => {
  const { root, commit } = repository()
  expect(factsBefore(root, facts(1))).toBeUndefined()
  mkdirSync(join(root, '.git'))
  expect(factsBefore(root, facts(2))).toBeUndefined()
  rmSync(join(root, '.git'), { recursive: true })
  commit('acme.price: [')
  expect(factsBefore(root, facts(3))).toBeUndefined()
})
