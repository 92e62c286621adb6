import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSource, saveSource } from './sourceFiles.ts'

const root = mkdtempSync(join(tmpdir(), 'desk-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const file = 'content/pages/home.he.mdx'
const path = join(root, file)

beforeEach(() => {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  mkdirSync(join(root, 'content/pages'), { recursive: true })
  writeFileSync(path, '\uFEFFשלום\r\nעולם\r\n')
})

test('a saved text is on disk with the mark, the line ends and the rights of the file', () => {
  chmodSync(path, 0o640)
  const { text, version } = readSource(root, file)
  expect(text).toBe('שלום\nעולם\n')
  expect(saveSource(root, file, `${text}סוף\n`, version)).toHaveProperty('version')
  expect(readFileSync(path, 'utf8')).toBe('\uFEFFשלום\r\nעולם\r\nסוף\r\n')
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o640)
  expect(readdirSync(join(root, '.cache/desk'))).toEqual([])
})

test('what somebody else wrote meanwhile is never overwritten', () => {
  const { text, version } = readSource(root, file)
  writeFileSync(path, 'theirs\n')
  expect(saveSource(root, file, `${text}mine\n`, version)).toMatchObject({ conflict: { text: 'theirs\n' } })
  expect(readFileSync(path, 'utf8')).toBe('theirs\n')
})

test('a save that arrives a second time changes nothing and is no conflict', () => {
  const { text, version } = readSource(root, file)
  const first = saveSource(root, file, `${text}x`, version)
  expect(saveSource(root, file, `${text}x`, version)).toEqual(first)
})

test.each([
  'package.json',
  'content/../package.json',
  'content/pages/../../package.yaml',
  '../content/pages/home.he.mdx',
  '/content/pages/home.he.mdx',
  'content\\pages\\home.he.mdx',
  'content/images/photo.jpg',
  'content/.git/config',
  'content//pages/home.he.mdx',
])('%s is outside', name => {
  writeFileSync(join(root, 'package.json'), '{}')
  expect(() => readSource(root, name)).toThrow('outside')
  expect(() => saveSource(root, name, 'x', '')).toThrow('outside')
})

test.skipIf(process.platform === 'win32')('a link that leads out of the content is not followed', () => {
  writeFileSync(join(root, 'secret.mdx'), 'secret')
  symlinkSync(join(root, 'secret.mdx'), join(root, 'content/pages/link.en.mdx'))
  symlinkSync(root, join(root, 'content/all'))
  expect(() => readSource(root, 'content/pages/link.en.mdx')).toThrow('outside')
  expect(() => saveSource(root, 'content/all/secret.mdx', 'x', '')).toThrow('outside')
  expect(readFileSync(join(root, 'secret.mdx'), 'utf8')).toBe('secret')
})

test('a file that is not there is not made, and bytes that are no text are not opened', () => {
  expect(() => saveSource(root, 'content/pages/new.en.mdx', 'x', '')).toThrow('missing')
  writeFileSync(path, Buffer.from([0xff, 0xfe, 0x41]))
  expect(() => readSource(root, file)).toThrow('not-text')
})
