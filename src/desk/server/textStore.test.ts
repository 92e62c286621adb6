import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastSaves, unsavedTexts } from './textStore.ts'

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

test('with the last save of a file stands when each of the latest twenty desks saved it', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-saves-'))
  const save = { base: 'v', text: 'ב', version: 'w' }
  for (let at = 1; at <= 21; at++) lastSaves(root).keep('a.mdx', { ...save, at, by: `desk ${at}` })
  lastSaves(root).keep('a.mdx', { ...save, at: 22, by: 'desk 2' })
  const { desks, ...last } = lastSaves(root).read('a.mdx') ?? {}
  expect(last).toEqual({ ...save, at: 22, by: 'desk 2' })
  expect(Object.keys(desks ?? {})).toHaveLength(20)
  expect(desks).toMatchObject({ 'desk 2': 22, 'desk 3': 3, 'desk 21': 21 })
  rmSync(root, { recursive: true, force: true })
})
