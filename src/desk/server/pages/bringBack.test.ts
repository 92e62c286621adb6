import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSnapshot } from '../../../content/snapshot.ts'
import { applyPlan } from '../../writing/applyPlan.ts'
import { textsOf, tinySite } from '../../writing/testing/site.ts'
import { movedFiles } from '../movedFiles.ts'
import { editedFiles } from '../propose/editedFiles.ts'
import type { SourceFile } from '../protocol.ts'
import { readSource } from '../sourceFiles.ts'
import { lastSaves, unsavedTexts } from '../textStore.ts'
import { bringBack } from './bringBack.ts'
import { lastDeletion } from './lastDeletion.ts'

const file = 'content/vendors/acme.he.mdx'

/** A site, and what a desk asks that has this file open with some words more. */
function deskOf(changes: Record<string, string> = {}) {
  const root = tinySite(changes)
  const [edited, deletion] = [editedFiles(root), lastDeletion(root)]
  const base = readSource(root, file)
  const text = `${base.text}מילים שלא נשמרו.\n`
  const sourceOf = (asked: string): SourceFile => movedFiles(root).follow(asked, () => readSource(root, asked))
  const ask = (wanted = file) =>
    bringBack(
      { root, live: { snapshot: readSnapshot(root) }, edited, deletion, sourceOf },
      { file: wanted, text, base, at: 5, by: 'desk' },
    )
  const path = join(root, file)
  return { root, path, edited, deletion, base, text, ask }
}

const inGit = (root: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: root, stdio: 'ignore' })

test.each([
  ['\n', ''],
  ['\r\n', ''],
  ['\r\n', '\uFEFF'],
])(
  'a file that is gone comes back with the text of the desk, its line ends and its byte order mark: %j %j',
  async (end, mark) => {
    const lines = ['---', 'title: Acme', '---', '', '[Bolt](/bolt#price)', '']
    const { root, path, base, text, ask } = deskOf({ [file]: mark + lines.join(end) })
    unsavedTexts(root).keep(file, { base, text, at: 1, by: 'desk' })
    rmSync(path)
    const { version } = readBack(await ask())
    expect(readFileSync(path, 'utf8')).toBe(mark + text.replaceAll('\n', end))
    expect(readSource(root, file).version).toBe(version)
    expect(lastSaves(root).read(file)).toMatchObject({ base: base.version, text, version, at: 5, by: 'desk' })
    expect(unsavedTexts(root).read(file)).toBeUndefined()
  },
)

const readBack = (answer: object): { version: string } => {
  if (!('version' in answer)) throw new Error('not written')
  return { version: String(answer.version) }
}

test('its folder comes back with it', async () => {
  const { root, path, ask } = deskOf()
  rmSync(join(root, 'content/vendors'), { recursive: true })
  expect(await ask()).toHaveProperty('version')
  expect(existsSync(path)).toBe(true)
})

test('a file that is there again is not overwritten', async () => {
  const { root, path, ask } = deskOf()
  writeFileSync(path, 'Another Acme.\n')
  const before = textsOf(root)
  expect(await ask()).toMatchObject({ there: { file, text: 'Another Acme.\n' } })
  expect(textsOf(root)).toEqual(before)
})

test('a page whose address another file has by now does not come back beside it', async () => {
  const { root, path, ask } = deskOf()
  rmSync(path)
  const now = 'content/services/acme.he.mdx'
  const other = tinySite({ [now]: '---\ntitle: Acme\n---\n' })
  applyPlan(root, { creates: new Map([[now, readFileSync(join(other, now), 'utf8')]]), edits: new Map(), moves: [] })
  expect(await ask()).toEqual({ takenBy: now })
  expect(existsSync(path)).toBe(false)
})

test('a page that was renamed at the desk is said to be there', async () => {
  const { root, ask } = deskOf()
  const to = file.replace('acme', 'anvil')
  applyPlan(root, { creates: new Map(), edits: new Map(), moves: [{ from: file, to }] })
  movedFiles(root).move(file, to)
  await expect(ask()).rejects.toMatchObject({ problem: 'missing', moved: { file: to, url: '/he/anvil' } })
})

test('a page that was deleted last at the desk comes back with all that went with it', async () => {
  const { root, deletion, ask, base } = deskOf()
  const before = textsOf(root)
  const english = file.replace('.he.', '.en.')
  const plan = { creates: new Map(), edits: new Map(), moves: [], removes: [file, english] }
  deletion.record('acme', plan, () => applyPlan(root, plan))
  expect(await ask()).toEqual({ restored: base, kept: [] })
  expect(textsOf(root)).toMatchObject(before)
})

test('outside the content nothing is written, whichever way leads there', async () => {
  const { root, path, ask } = deskOf()
  rmSync(path)
  const elsewhere = tinySite()
  symlinkSync(elsewhere, join(root, 'content/linked'))
  for (const outside of ['content/linked/new.yaml', 'content/../new.yaml', 'new.yaml'])
    await expect(ask(outside)).rejects.toMatchObject({ problem: 'outside' })
  expect(existsSync(join(elsewhere, 'new.yaml'))).toBe(false)
})

test('of a file whose deletion is committed the whole text is the desk’s to propose, otherwise what was written of it', async () => {
  const { root, path, edited, base, text, ask } = deskOf()
  inGit(root, 'init', '-q')
  inGit(root, 'add', '.')
  inGit(root, 'commit', '-q', '-m', 'all')
  rmSync(path)
  await ask()
  expect(edited.all()[file]).toEqual({ found: base.text, own: text })
  edited.forget([file])
  inGit(root, 'rm', '-q', '-f', file)
  inGit(root, 'commit', '-q', '-m', 'gone')
  await ask()
  expect(edited.all()[file]).toEqual({ found: '', own: text })
})
