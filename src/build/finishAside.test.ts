import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishAside } from './finishAside.ts'
import { type FinishedPage, finishPage } from './finishPage.ts'
import { openTwins } from './twins.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const pages = Array.from({ length: 80 }, (_, at) => `<body><main><h1 id="p${at}">Page ${at}</h1></main></body>`)

test('pages come back finished, each as on the spot, more of them than may wait', async () => {
  await using aside = finishAside(root, root)
  const finished = new Map<string, FinishedPage>()
  for (const html of pages) await aside.finish(html, page => finished.set(html, page))
  await aside.done()
  const twins = openTwins(root)
  expect(pages.map(html => finished.get(html))).toEqual(pages.map(html => finishPage(root, twins, html)))
})

test('a page that cannot be kept is told to whoever waits', async () => {
  await using aside = finishAside(root, join(root, 'no-such-folder'))
  const all = async () => {
    for (const html of pages) await aside.finish(html, () => {})
    await aside.done()
  }
  await expect(all()).rejects.toThrow('ENOENT')
  await expect(aside.done()).rejects.toThrow('ENOENT')
  expect(existsSync(join(root, 'no-such-folder'))).toBe(false)
})
