import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tinySite } from '../writing/testing/site.ts'
import { movedFiles } from './movedFiles.ts'
import { readSource, SourceProblem } from './sourceFiles.ts'
import { unsavedTexts } from './textStore.ts'

test.each([
  ['content/store/mac.he.mdx', '/he/store/mac'],
  ['content/services/acme.en.mdx', '/acme'],
])('whoever asks for a file that is at %s by now is told the address of that', (file, url) => {
  const root = mkdtempSync(join(tmpdir(), 'moved-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), '')
  const moved = movedFiles(root)
  moved.move('content/vendors/acme.en.mdx', file)
  const missing = () => {
    throw new SourceProblem('missing')
  }
  expect(() => moved.follow('content/vendors/acme.en.mdx', missing)).toThrow(
    expect.objectContaining({ problem: 'missing', moved: { file, url } }),
  )
})

describe.each([
  ['en', ''],
  ['he', '/he'],
] as const)('a page that someone else renamed (%s)', (locale, prefix) => {
  const [from, to] = [`content/vendors/acme.${locale}.mdx`, `content/services/anvil.${locale}.mdx`]
  const redirects = 'content/data/redirects.yaml'

  /** A site whose page a desk has read, with unsaved words of it. */
  function deskOf() {
    const root = tinySite({ [redirects]: '[]\n', 'content/services/other.en.mdx': '---\ntitle: Other\n---\n' })
    const path = (file: string) => join(root, file)
    const source = readSource(root, from)
    const moved = movedFiles(root)
    moved.noteRead(source)
    const text = `${source.text}More.\n`
    unsavedTexts(root).keep(from, { base: source, text, at: 1, by: 'desk' })
    const led = (target: string) => writeFileSync(path(redirects), `- { from: /acme, to: ${target} }\n`)
    const rename = () => {
      renameSync(path(from), path(to))
      led('/anvil')
    }
    const ask = () => moved.follow(from, () => readSource(root, from))
    return { root, path, source, text, moved, led, rename, ask }
  }

  test('is known by its text and the redirect, and what is unsaved goes along, whether a tab shows it or not', () => {
    const { root, text, moved, rename, ask } = deskOf()
    rename()
    moved.followRenames()
    expect(unsavedTexts(root).read(from)).toBeUndefined()
    expect(unsavedTexts(root).read(to)).toMatchObject({ base: { file: to }, text })
    expect(ask).toThrow(expect.objectContaining({ moved: { file: to, url: `${prefix}/anvil` }, leadsTo: undefined }))
  })

  test('is known although both files were there for a moment', () => {
    const { path, source, moved, led, ask } = deskOf()
    writeFileSync(path(to), source.text)
    moved.noteRead(source)
    rmSync(path(from))
    led('/anvil')
    expect(ask).toThrow(expect.objectContaining({ moved: { file: to, url: `${prefix}/anvil` } }))
  })

  test.each([
    ['it leads to a page that was there before, which has its text', '/bolt', `content/vendors/bolt.${locale}.mdx`],
    ['it leads to a part of a page', '/anvil#acme', to],
  ])('is not seen in one whose address leads on, where %s', (_, target, file) => {
    const { root, path, source, led, ask } = deskOf()
    rmSync(path(from))
    writeFileSync(path(file), source.text)
    led(target)
    expect(ask).toThrow(expect.objectContaining({ moved: undefined, leadsTo: `${prefix}${target}` }))
    expect(unsavedTexts(root).read(from)).toBeDefined()
  })

  test.each([
    ['a page that says something else', '---\ntitle: Tools\n---\n\nHammers.\n'],
    ['no page in this language', undefined],
  ])('is not seen in one that was replaced by %s', (_, words) => {
    const { root, path, led, ask } = deskOf()
    rmSync(path(from))
    if (words !== undefined) writeFileSync(path(to), words)
    led('/anvil')
    expect(ask).toThrow(expect.objectContaining({ moved: undefined, leadsTo: `${prefix}/anvil` }))
    expect(unsavedTexts(root).read(from)).toBeDefined()
  })

  test('keeps what is unsaved in it and under its new name apart', () => {
    const { root, path, source, text, moved, rename, ask } = deskOf()
    rename()
    const there = { base: { ...source, file: to }, text: `${source.text}Other.\n`, at: 2, by: 'another' }
    unsavedTexts(root).keep(to, there)
    moved.followRenames()
    expect(ask).toThrow(expect.objectContaining({ moved: undefined, leadsTo: `${prefix}/anvil` }))
    expect([from, to].map(file => unsavedTexts(root).read(file)?.text)).toEqual([text, there.text])
    unsavedTexts(root).forget(to)
    expect(ask).toThrow(expect.objectContaining({ moved: { file: to, url: `${prefix}/anvil` } }))
    expect(readFileSync(path(to), 'utf8')).toBe(source.text)
  })

  test('has what is unsaved back where a branch still has its old name, and again where it has the new one', () => {
    const { root, path, text, moved, rename, led } = deskOf()
    const keptAt = () => [from, to].map(file => unsavedTexts(root).read(file)?.text)
    for (let time = 1; time <= 2; time++) {
      rename()
      moved.followRenames()
      expect(keptAt()).toEqual([undefined, text])
      renameSync(path(to), path(from))
      led('/bolt')
      moved.followRenames()
      expect(keptAt()).toEqual([text, undefined])
    }
  })

  test('does not get back what is unsaved where another page has its old name', () => {
    const { root, path, moved, rename } = deskOf()
    rename()
    moved.followRenames()
    rmSync(path(to))
    writeFileSync(path(from), '---\ntitle: Tools\n---\n\nHammers.\n')
    moved.followRenames()
    expect(unsavedTexts(root).read(from)).toBeUndefined()
    expect(unsavedTexts(root).read(to)).toBeDefined()
  })

  test('is only gone where its address leads nowhere, or the redirects cannot be read', () => {
    const { path, rename, ask } = deskOf()
    rename()
    for (const table of ['[]\n', '- { from: [\n']) {
      writeFileSync(path(redirects), table)
      expect(ask).toThrow(expect.objectContaining({ moved: undefined, leadsTo: undefined }))
    }
  })
})
