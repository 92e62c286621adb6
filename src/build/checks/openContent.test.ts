import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyProject } from '../../../tests/bench/copyProject.ts'
import { generateSite } from '../../../tests/bench/generateSite.ts'
import { ContentError } from '../../content/fault.ts'
import { openContent } from './openContent.ts'

const page = 'content/vendors/page-1.en.mdx'

let root: string
beforeEach(() => {
  root = copyProject()
  generateSite(root, 6)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What a build reports, found here or in a worker. */
async function faults(minimum: number): Promise<unknown> {
  try {
    await using content = openContent(root, [], minimum)
    await content.checked()
    return 'passed'
  } catch (error) {
    return error instanceof ContentError ? error.findings : error
  }
}

test('sound content passes in a worker', async () => {
  expect(await faults(0)).toBe('passed')
})

test('a worker reports the same faults as the checks without one, each with its place', async () => {
  appendFileSync(join(root, page), '\n<Calout>\n\n[A page](/nowhere)\n\n</Calout>\n')
  const lines = readFileSync(join(root, page), 'utf8').split('\n').length
  const reported = await faults(0)
  expect(reported).toEqual(await faults(Number.POSITIVE_INFINITY))
  expect(reported).toContainEqual(expect.objectContaining({ check: 'links', file: page, line: lines - 3 }))
})
