import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsavedTexts } from './textStore.ts'

test('an unsaved text is there after a restart, once, until it is forgotten; half of one is none', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-unsaved-'))
  const file = 'content/vendors/../acme.he.mdx'
  const unsaved = { base: { file, text: 'א', version: 'v' }, text: 'אב', at: 1 }
  unsavedTexts(root).keep(file, unsaved)
  unsavedTexts(root).keep(file, { ...unsaved, text: 'אבג' })
  expect(unsavedTexts(root).read(file)).toEqual({ ...unsaved, text: 'אבג' })
  const folder = join(root, '.cache/desk/unsaved')
  const names = readdirSync(folder)
  expect(names).toHaveLength(1)
  writeFileSync(join(folder, names[0] ?? ''), '{"base":')
  expect(unsavedTexts(root).read(file)).toBeUndefined()
  unsavedTexts(root).forget(file)
  expect(readdirSync(folder)).toEqual([])
  rmSync(root, { recursive: true, force: true })
})
