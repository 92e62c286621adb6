import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from '../../content/cache.ts'
import { openCompressedVariants } from '../compress/compressedVariants.ts'
import { finishInWorker } from './finishInWorker.ts'
import { type FinishedPage, finishPage } from './finishPage.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const pages = Array.from({ length: 80 }, (_, at) => `<body><main><h1 id="p${at}">Page ${at}</h1></main></body>`)

test('pages come back finished as without a worker, more of them than may wait', async () => {
  await using worker = finishInWorker(root)
  const finished = new Map<string, FinishedPage>()
  for (const html of pages) await worker.finish(html, page => finished.set(html, page))
  await worker.done()
  const here = pages.map(html => finishPage(openCache(root, 'here'), openCompressedVariants(root), html))
  expect(pages.map(html => finished.get(html))).toEqual(here)
})

test('a page that cannot be kept rejects, at the next page and at the end', async () => {
  writeFileSync(join(root, '.cache'), 'a file in the place of the folder')
  await using worker = finishInWorker(root)
  const all = async () => {
    for (const html of pages) await worker.finish(html, () => {})
    await worker.done()
  }
  await expect(all()).rejects.toThrow('ENOTDIR')
  await expect(worker.done()).rejects.toThrow('ENOTDIR')
})
