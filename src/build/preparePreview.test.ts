import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePreview } from './preparePreview.ts'

let root: string
let commit: string

/** A repository of one commit on the branch `prices`, with a report of some commit. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })
  git('init', '--quiet', '--initial-branch=prices')
  git('commit', '--quiet', '--allow-empty', '--message', 'First')
  commit = git('rev-parse', 'HEAD').toString().trim()
  mkdirSync(join(root, 'review'))
  mkdirSync(join(root, 'client'))
  writeFileSync(join(root, 'review/index.html'), 'The report')
  for (const name of ['PREVIEW_BRANCH', 'PREVIEW_COMMIT', 'PREVIEW_REPORT']) vi.stubEnv(name, '')
  vi.stubEnv('PREVIEW', '1')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const reportOf = (head: string) =>
  writeFileSync(join(root, 'review/report.json'), JSON.stringify({ head: { commit: head } }))

function source(): void {
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  writeFileSync(join(root, 'content/vendors/kandji.en.mdx'), '# Kandji')
}

test('a preview says its branch and commit and carries the report of its commit', () => {
  reportOf(commit)
  preparePreview(root, join(root, 'client'))
  const { PREVIEW_BRANCH, PREVIEW_COMMIT, PREVIEW_REPORT = '' } = process.env
  expect([PREVIEW_BRANCH, PREVIEW_COMMIT]).toEqual(['prices', commit])
  expect(existsSync(join(root, 'client', PREVIEW_REPORT))).toBe(true)
})

test('the report of another commit is left out', () => {
  reportOf('0000000')
  preparePreview(root, join(root, 'client'))
  expect([process.env.PREVIEW_REPORT, existsSync(join(root, 'client/review'))]).toEqual(['', false])
})

test('a preview carries the sources of its pages, for remarks on them', () => {
  source()
  preparePreview(root, join(root, 'client'))
  expect(existsSync(join(root, 'client/sources/content/vendors/kandji.en.mdx'))).toBe(true)
})

test('any other build carries nothing', () => {
  vi.stubEnv('PREVIEW', '0')
  reportOf(commit)
  source()
  preparePreview(root, join(root, 'client'))
  expect(readdirSync(join(root, 'client'))).toEqual([])
})
