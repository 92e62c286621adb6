import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitEnvironment } from '../../desk/writing/testing/git.ts'
import { type Agreement, formatLock, LockError, parseLock } from './lock.ts'

const agreement = (section: string, digit: string): Agreement => ({
  page: 'vendors/acme',
  section,
  en: digit.repeat(12),
  he: digit.repeat(12),
})

test('a record reads as it was written, whatever the headings hold', () => {
  const lock = [agreement('Prices: “what” it, costs #1', '1'), agreement("What's { new }", '2')]
  expect(parseLock(formatLock(lock))).toEqual(lock)
})

test('hashes of digits alone stay texts', () => {
  expect(parseLock(formatLock([agreement('Prices', '1')]))[0]?.en).toBe('111111111111')
})

test('no record is an empty record', () => {
  expect(parseLock('')).toEqual([])
})

test.each([
  ['- { page: a, section: b, en: "111111111111", he: "222222222222" }\n- { page: a, section: b, en: "1" }\n', 2],
  ['- { page: a, section: b, en: "111111111111", he: "222222222222" }\n<<<<<<< HEAD\n- {\n', 2],
  ['page: a\n', 1],
])('an invalid record is reported with its line', (source, line) => {
  expect(() => parseLock(source)).toThrow(LockError)
  expect(() => parseLock(source)).toThrow(new RegExp(`:${line} `))
})

test('git rebases two branches that accepted neighbouring sections, without asking', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe', env: gitEnvironment })
  const commit = (lock: readonly Agreement[]) => {
    writeFileSync(join(folder, 'translations.lock.yaml'), formatLock(lock))
    git('add', '.')
    git('commit', '-m', 'x')
  }
  const rule = readFileSync('.gitattributes', 'utf8')
    .split('\n')
    .find(line => line.startsWith('content/translations.lock.yaml'))
  try {
    git('init', '-b', 'main')
    writeFileSync(join(folder, '.gitattributes'), rule?.replace('content/', '') ?? '')
    const [one, two] = [agreement('One', '1'), agreement('Two', '2')]
    commit([one, two])
    git('checkout', '-b', 'topic')
    commit([{ ...one, he: 'a'.repeat(12) }, two])
    git('checkout', 'main')
    commit([one, { ...two, he: 'b'.repeat(12) }])
    git('checkout', 'topic')
    git('rebase', 'main')
    const merged = parseLock(readFileSync(join(folder, 'translations.lock.yaml'), 'utf8'))
    expect(merged).toContainEqual({ ...one, he: 'a'.repeat(12) })
    expect(merged).toContainEqual({ ...two, he: 'b'.repeat(12) })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
