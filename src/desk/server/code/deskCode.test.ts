import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDeskCode } from './deskCode.ts'

test('a change that the code has already, of which the watcher tells late, outdates nothing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'code-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const source = join(root, 'src/main.ts')
  mkdirSync(join(root, 'src'))
  writeFileSync(source, 'one')
  const code = createDeskCode(root, async () => ({ files: {}, sources: ['main.ts'] }))
  const first = await code.url()
  writeFileSync(source, 'two')
  expect(code.outdate(source)).toBe(true)
  expect(await code.url()).not.toBe(first)
  expect(code.outdate(source)).toBe(false)
})
