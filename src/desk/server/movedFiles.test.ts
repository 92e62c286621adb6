import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { movedFiles } from './movedFiles.ts'
import { SourceProblem } from './sourceFiles.ts'

test.each([
  ['content/store/mac.he.mdx', '/he/store/mac'],
  ['content/services/acme.en.mdx', '/acme'],
])('whoever asks for a file that is at %s by now is told the address of that', (file, url) => {
  const root = mkdtempSync(join(tmpdir(), 'moved-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), '')
  const moved = movedFiles(root)
  moved.move('content/vendors/acme.en.mdx', file)
  const missing = () => {
    throw new SourceProblem('missing')
  }
  expect(() => moved.follow('content/vendors/acme.en.mdx', missing)).toThrow(
    expect.objectContaining({ problem: 'missing', moved: { file, url } }),
  )
})
