import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = resolve('scripts/check.ts')
let root: string

/** A site with a fault in each language of one page and, in time, facts that expire. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'))
  cpSync('tests/fixtures/base', root, { recursive: true })
  cpSync('tests/fixtures/link-to-missing-page', root, { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

async function check(args: string[], env: Record<string, string> = {}) {
  const { GITHUB_ACTIONS: _, ...own } = process.env
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...own, LC_ALL: 'C', ...env, NO_COLOR: '1' },
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('people read faults by file and a count, and errors end with 1', async () => {
  const { code, stdout } = await check([])
  expect(code).toBe(1)
  expect(stdout).toContain(
    '  content/vendors/acme.en.mdx:40:81 error [links]\n    Found:    a link to /acmee, which no page has',
  )
  expect(stdout).toMatch(/\n2 pages checked in \d+\.\d s: 2 errors/)
})

test('in GitHub Actions each fault is a note beside its line, without being asked for', async () => {
  const { code, stdout } = await check([], { GITHUB_ACTIONS: 'true' })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^::error file=content\/vendors\/acme\.en\.mdx,line=40,col=81,title=links::Found: a link to /m)
})

test('another program gets nothing but JSON, and the files that it names', async () => {
  const { code, stdout } = await check(['--reporter', 'json', 'content/vendors/acme.he.mdx'], {
    GITHUB_ACTIONS: 'true',
  })
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    errors: 1,
    findings: [
      { check: 'links', severity: 'error', file: 'content/vendors/acme.he.mdx', line: 40, fix: '[באותו עמוד](/acme)' },
    ],
  })
})

test.each([
  ['what was asked for', ['--lang', 'he'], { LC_ALL: 'en_US.UTF-8' }],
  ['that of the environment', [], { LC_ALL: '', LC_MESSAGES: 'he_IL.UTF-8', LANG: 'en_US.UTF-8' }],
])('the report is in Hebrew where that is %s', async (_, args, env) => {
  const { code, stdout } = await check(args, env)
  expect([code, stdout]).toEqual([1, expect.stringContaining('נמצא: קישור אל /acmee: אין עמוד בכתובת הזאת')])
  expect(stdout).toMatch(/\nנבדקו שני עמודים ב־\d+\.\d שניות: שתי שגיאות/)
})

test('files without errors end with 0', async () => {
  const { code, stdout } = await check(['company', 'redirects'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('no faults in company, redirects')])
})

test('what can be fixed in one way only is shown, and written when asked to, in the form that the file has', {
  timeout: 120_000,
}, async () => {
  const file = join(root, 'content/vendors/acme.he.mdx')
  const before = `${readFileSync(file, 'utf8').trimEnd()}\n\n:::note\nדו"ח אחד.\n:::\n`.replaceAll('\n', '\r\n')
  writeFileSync(file, before)
  const shown = await check(['--fix', 'acme'])
  expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining('- :::note')])
  expect(shown.stdout).toContain('+ דו״ח אחד.')
  expect(shown.stdout).toContain('npm run check -- --fix acme --write')
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect((await check(['--fix', '--write', 'acme'])).stdout).toContain('1 file written.')
  const box = '<Callout title="לתשומת לבכם">\r\n\r\nדו״ח אחד.\r\n\r\n</Callout>'
  expect(readFileSync(file, 'utf8')).toBe(before.replace(':::note\r\nדו"ח אחד.\r\n:::', box))
  expect((await check(['--fix', 'acme'])).stdout).toBe('Nothing can be fixed automatically.\n')
})

test.each([
  [['--write'], '--write goes with --fix.'],
  [['--reporter', 'xml'], 'Unknown reporter "xml": expected one of terminal, github, json.'],
  [['--fiks'], 'Unknown option "--fiks".'],
  [['--lang', 'fr'], 'Unknown language "fr": expected one of en, he.'],
  [['--lang', 'he', 'acne'], 'אין ב־content/ קובץ בשם ״acne״. אולי הכוונה ל־״acme״?'],
  [['acne'], 'There is no file named "acne" in content/; did you mean "acme"?'],
])('%j is not understood and ends with 2', async (args, reason) => {
  const { code, stderr } = await check(args)
  expect([code, stderr]).toEqual([2, expect.stringContaining(reason)])
})
