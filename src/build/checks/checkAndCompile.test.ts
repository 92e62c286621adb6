import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyProject } from '../../../tests/bench/copyProject.ts'
import { generateSite } from '../../../tests/bench/generateSite.ts'
import { ContentError } from '../../content/fault.ts'
import { readSite } from '../../content/site.ts'
import { checkAndCompile } from './checkAndCompile.ts'

const page = 'content/vendors/page-1.en.mdx'

let root: string
beforeEach(() => {
  root = copyProject()
  generateSite(root, 6)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** The faults that a build is told, found on this thread or on another. */
async function faults(many: number): Promise<unknown> {
  await using content = checkAndCompile(root, readSite(root), many)
  try {
    await content.checked()
    return 'passed'
  } catch (error) {
    return error instanceof ContentError ? error.findings : error
  }
}

test('sound content passes in a thread as on the spot', async () => {
  expect(await faults(0)).toBe('passed')
})

test('a thread tells the same faults as the spot, each with its place', async () => {
  appendFileSync(join(root, page), '\n<Calout>\n\n[A page](/nowhere)\n\n</Calout>\n')
  const lines = readFileSync(join(root, page), 'utf8').split('\n').length
  const told = await faults(0)
  expect(told).toEqual(await faults(Number.POSITIVE_INFINITY))
  expect(told).toContainEqual(expect.objectContaining({ check: 'links', file: page, line: lines - 3 }))
})
