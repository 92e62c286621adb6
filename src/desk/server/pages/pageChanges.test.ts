import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readText } from '../../../content/files.ts'
import { localeCodes } from '../../../content/locales/locales.ts'
import { editedFiles } from '../propose/editedFiles.ts'
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
