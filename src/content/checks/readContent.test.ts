import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './readContent.ts'

test('files that are listed and gone when they are read are absent', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    // A link without its target is listed like any file, and reading it finds none.
    for (const gone of ['vendors/gone.en.mdx', 'data/gone.yaml', 'images/gone.png']) {
      symlinkSync(join(root, 'nowhere'), join(root, 'content', gone))
    }
    const { pages, files, yaml, pictures } = readContent(root, {})
    expect(pages.map(({ file }) => file)).toEqual(['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx'])
    expect([...files.keys(), ...yaml.keys(), ...pictures.keys()].filter(file => file.includes('gone'))).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})
