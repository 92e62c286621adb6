import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveContent } from '../../dev/liveContent.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { pairEndpoints } from './endpoints.ts'

const files = { en: 'content/vendors/acme.en.mdx', he: 'content/vendors/acme.he.mdx' }
const texts = {
  en: '---\ntitle: Acme\n---\n\n# Acme\n\nEight years of work.\n',
  he: '---\ntitle: אקמי\n---\n\n# אקמי\n\nשמונה שנות עבודה.\n',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'desk-pair-'))
  mkdirSync(join(root, 'content/vendors'), { recursive: true })
  for (const locale of ['en', 'he'] as const) writeFileSync(join(root, files[locale]), texts[locale])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const record = 'content/translations.lock.yaml'
const english = { body: { file: files.en } }

test('an agreement is taken back byte for byte, the first one with its record', () => {
  const endpoints = pairEndpoints(root, liveContent(root), editedFiles(root))
  const path = join(root, record)
  expect(endpoints['POST agree/back'](english)).toBe(false)
  endpoints['POST agree'](english)
  const first = readFileSync(path)
  writeFileSync(join(root, files.en), texts.en.replace('Eight', 'Nine'))
  endpoints['POST agree'](english)
  expect(readFileSync(path).equals(first)).toBe(false)
  expect(endpoints['POST agree/back'](english)).toBe(true)
  expect(readFileSync(path).equals(first)).toBe(true)
  // Only the last one, and once.
  expect(endpoints['POST agree/back'](english)).toBe(false)
  rmSync(path)
  endpoints['POST agree'](english)
  expect(endpoints['POST agree/back'](english)).toBe(true)
  expect(existsSync(path)).toBe(false)
  expect(editedFiles(root).all()).not.toHaveProperty([record])
})

test('an agreement is not taken back where what is recorded was changed since', () => {
  const endpoints = pairEndpoints(root, liveContent(root), editedFiles(root))
  endpoints['POST agree'](english)
  appendFileSync(join(root, record), '# By hand\n')
  const changed = readFileSync(join(root, record), 'utf8')
  expect(endpoints['POST agree/back'](english)).toBe(false)
  expect(readFileSync(join(root, record), 'utf8')).toBe(changed)
})

test.each([
  ['en', 'Eight', 'Nine'],
  ['he', 'שמונה', 'תשע'],
] as const)(
  'the words that agreed are known also when they go again before a commit has them: %s',
  async (locale, first, agreed) => {
    const endpoints = pairEndpoints(root, liveContent(root), editedFiles(root))
    const path = join(root, files[locale])
    for (const text of [texts[locale], texts[locale].replace(first, agreed)]) {
      writeFileSync(path, text)
      expect(endpoints['POST agree']({ body: { file: files[locale] } })).toEqual({ recorded: true })
    }
    writeFileSync(path, texts[locale])
    const side = (of: 'en' | 'he') => {
      const text = readFileSync(join(root, files[of]), 'utf8')
      return { file: files[of], text, opened: text }
    }
    const { view } = await endpoints['POST pair']({ body: { en: side('en'), he: side('he') } })
    const segments = view?.sections.flatMap(({ changes }) => changes[locale] ?? []).flatMap(passage => passage.segments)
    expect(segments).toContainEqual({ kind: 'del', text: agreed })
    expect(segments).toContainEqual({ kind: 'ins', text: first })
  },
)
