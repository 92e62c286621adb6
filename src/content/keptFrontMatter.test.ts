import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSnapshot } from './snapshot.ts'

const file = 'content/vendors/acme.en.mdx'
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('tests/fixtures/base', root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = () => readSnapshot(root, [], true)
const page = () => read().pages.find(source => source.file === file)
const edit = (from: string | RegExp, to: string) =>
  writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))

/** The only file that is kept. */
function keptFile(): string {
  const folder = join(root, '.cache/frontMatter')
  expect(readdirSync(folder)).toHaveLength(1)
  return join(folder, readdirSync(folder)[0] ?? '')
}

test('the next command takes front matter as the last one parsed it, and finds the lines of its keys', () => {
  const first = page()
  const title = String(first?.frontMatter.title)
  writeFileSync(keptFile(), readFileSync(keptFile(), 'utf8').replaceAll(JSON.stringify(title), '"As it was kept"'))
  const second = page()
  expect(second?.frontMatter).toEqual({ ...first?.frontMatter, title: 'As it was kept' })
  expect(second?.frontMatterLines).toEqual(first?.frontMatterLines)
})

test('edited front matter is parsed, and what it was before is forgotten', () => {
  page()
  const size = Object.keys(JSON.parse(readFileSync(keptFile(), 'utf8'))).length
  edit(/title: .*/, 'title: Another title')
  expect(page()?.frontMatter.title).toBe('Another title')
  expect(Object.keys(JSON.parse(readFileSync(keptFile(), 'utf8')))).toHaveLength(size)
})

test('front matter with a fault says so each time', () => {
  edit(/title: .*/, "title: 'no end")
  const findings = page()?.unread
  expect(findings).not.toEqual([])
  expect(page()?.unread).toEqual(findings)
})

test('a value that JSON lacks is the same the second time', () => {
  edit(/title: .*/, 'title: .inf')
  expect(page()?.frontMatter.title).toBe(Number.POSITIVE_INFINITY)
  expect(page()?.frontMatter.title).toBe(Number.POSITIVE_INFINITY)
})

test('what is kept and is not readable is made again', () => {
  const first = page()?.frontMatter
  writeFileSync(keptFile(), '{"half')
  expect(page()?.frontMatter).toEqual(first)
})
