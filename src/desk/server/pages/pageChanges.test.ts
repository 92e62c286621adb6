import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readText } from '../../../content/files.ts'
import { type Locale, localeCodes } from '../../../content/locales/locales.ts'
import { mergeTexts } from '../merge.ts'
import { movedFiles } from '../movedFiles.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import { readSource } from '../sourceFiles.ts'
import { lastSaves, unsavedTexts } from '../textStore.ts'
import { unsavedFiles } from '../unsavedFiles.ts'
import { lastDeletion } from './lastDeletion.ts'
import { changePage, planPage } from './pageChanges.ts'

test.each(localeCodes)('with a page at the desk go the facts that nothing else shows (%s)', locale => {
  const root = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('tests/fixtures/base', root, { recursive: true })
  for (const language of localeCodes) {
    const file = `content/vendors/brandt.${language}.mdx`
    const text = readText(`tests/fixtures/reference-to-unknown-page/${file}`).replace('acme.trial', 'brandt.trial')
    writeFileSync(join(root, file), `${text}\n<Fact id="brandt.setup" />\n`)
  }
  const line = '{ kind: duration, value: 21, unit: day, source: https://acme.example, checked: 2026-11-01 }'
  appendFileSync(join(root, 'content/data/facts.yaml'), `brandt.trial: ${line}\nbrandt.setup: ${line}\n`)
  mkdirSync(join(root, 'src/content'), { recursive: true })
  const code = { 'src/content/factIds.ts': "  | 'brandt.trial'\n", 'src/Hero.tsx': "fact('brandt.setup')\n" }
  for (const [file, text] of Object.entries(code)) writeFileSync(join(root, file), text)
  const change = { kind: 'delete', page: 'brandt', to: '', links: true } as const

  const plan = planPage(root, change)
  if (!('version' in plan)) throw new Error('refused')
  expect(plan.edits).toContain('content/data/facts.yaml')
  changePage(root, editedFiles(root), lastDeletion(root), { change, version: plan.version, locale })
  const facts = readText(join(root, 'content/data/facts.yaml'))
  expect(facts).not.toContain('brandt.trial')
  expect(facts).toContain('brandt.setup')
  for (const [file, text] of Object.entries(code)) expect(readText(join(root, file))).toBe(text)
})

test('what is unsaved of a page moves along as it is renamed, in both languages, and stands together with what that writes', () => {
  const root = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('tests/fixtures/base', root, { recursive: true })
  mkdirSync(join(root, 'src'))
  const typed = { en: 'Not saved yet.', he: 'עוד לא נשמר.' }
  const original = (locale: Locale) => `content/vendors/acme.${locale}.mdx`
  const rename = (page: string, now: string) => {
    const change = { kind: 'rename', page, now } as const
    const plan = planPage(root, change)
    if (!('version' in plan)) throw new Error('refused')
    changePage(root, editedFiles(root), lastDeletion(root), { change, version: plan.version, locale: 'en' })
  }
  for (const locale of localeCodes) {
    const file = original(locale)
    appendFileSync(join(root, file), '\n[Acme](/acme#top)\n')
    const { text, version } = readSource(root, file)
    lastSaves(root).keep(file, { base: 'v', text, version, at: 1, by: 'desk' })
    unsavedTexts(root).keep(file, {
      base: { file, text, version },
      text: `${text}\n${typed[locale]}\n`,
      at: 2,
      by: 'desk',
    })
  }

  const places = [
    { page: 'acme', now: 'iru', folder: 'vendors' },
    { page: 'iru', now: 'services/iru-two', folder: 'services' },
    { page: 'iru-two', now: 'vendors/acme', folder: 'vendors' },
  ]
  let before = localeCodes.map(original)
  for (const { page, now, folder } of places) {
    rename(page, now)
    const name = now.split('/').at(-1)
    const files = localeCodes.map(locale => `content/${folder}/${name}.${locale}.mdx`)
    expect(unsavedFiles(root)).toEqual(files)
    for (const [index, locale] of localeCodes.entries()) {
      const [was = '', file = ''] = [before[index], files[index]]
      const disk = readSource(root, file).text
      expect(disk).toContain(`[Acme](/${name}#top)`)
      const kept = unsavedTexts(root).read(file)
      expect(kept).toMatchObject({ base: { file }, at: 2, by: 'desk' })
      expect(mergeTexts({ base: kept?.base.text ?? '', mine: kept?.text ?? '', theirs: disk })).toEqual({
        text: `${disk}\n${typed[locale]}\n`,
        clashes: [],
      })
      expect(lastSaves(root).read(file)?.desks).toEqual({ desk: 1 })
      expect(unsavedTexts(root).read(was)).toBeUndefined()
      const url = locale === 'en' ? `/${name}` : `/he/${name}`
      expect(() => movedFiles(root).follow(was, () => readSource(root, was))).toThrow(
        expect.objectContaining({ problem: 'missing', moved: { file, url } }),
      )
      // For a tab that knows one of the names before.
      for (const known of [was, original(locale)])
        expect(movedFiles(root).placeOf(known)).toBe(known === file ? undefined : file)
    }
    before = files
  }
  // Names that lead back to the first one lead nowhere once that is gone, too.
  rmSync(join(root, original('en')))
  for (const file of [original('en'), 'content/services/iru-two.en.mdx', 'content/vendors/unknown.en.mdx'])
    expect(movedFiles(root).placeOf(file)).toBeUndefined()
})
