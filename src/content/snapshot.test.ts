import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf } from './checks/contentOf.ts'
import { images } from './checks/images.ts'
import { readSnapshot } from './snapshot.ts'

test.each(['NFC', 'NFD'])('a picture is found however the disk and the page write its accents: %s', written => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    const [name, onDisk] = ['לוּחַ-café.png', 'לוּחַ-café.png'.normalize('NFD')]
    cpSync('tests/fixtures/base/content/images/list.png', join(root, 'content/images', onDisk))
    const page = join(root, 'content/vendors/acme.en.mdx')
    appendFileSync(page, `\n![A list of words](../images/${name.normalize(written)})\n`)
    const file = `content/images/${name}`.normalize()
    const content = contentOf(readSnapshot(root), {})
    expect([...images(content)].filter(({ found }) => JSON.stringify(found).includes('no file'))).toEqual([])
    expect(content.pictures.get(file)).toMatchObject({ file: `content/images/${onDisk}` })
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('files that are listed and gone when they are read are absent', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    // A link without its target is listed like any file, and reading it finds none.
    for (const gone of ['vendors/gone.en.mdx', 'data/gone.yaml', 'images/gone.png']) {
      symlinkSync(join(root, 'nowhere'), join(root, 'content', gone))
    }
    const { pages, files, yaml, pictures } = readSnapshot(root)
    expect(pages.map(({ file }) => file)).toEqual(['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx'])
    expect([...files.keys(), ...yaml.keys(), ...pictures.keys()].filter(file => file.includes('gone'))).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})
