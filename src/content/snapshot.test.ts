import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf } from './checks/contentOf.ts'
import { images } from './checks/images.ts'
import { readSnapshot, updateSnapshot } from './snapshot.ts'

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

test('locks of editors, which are links to nowhere beside the files, are absent', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    for (const gone of ['vendors/.#gone.en.mdx', 'data/.#gone.yaml', 'images/.#gone.png']) {
      symlinkSync(join(root, 'nowhere'), join(root, 'content', gone))
    }
    const { pages, files, yaml, pictures } = readSnapshot(root)
    expect(pages.map(({ file }) => file)).toEqual(['content/vendors/acme.en.mdx', 'content/vendors/acme.he.mdx'])
    expect([...files.keys(), ...yaml.keys(), ...pictures.keys()].filter(file => file.includes('gone'))).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a file named as changed is read again though its time and size are the same', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync('tests/fixtures/base', root, { recursive: true })
    const file = 'content/vendors/acme.en.mdx'
    const at = new Date('2026-11-01')
    const save = (text: string) => {
      writeFileSync(join(root, file), text)
      utimesSync(join(root, file), at, at)
    }
    const [text, edited] = ['old', 'new'].map(word => `${readFileSync(join(root, file), 'utf8')}\n${word}\n`)
    save(text ?? '')
    const before = readSnapshot(root)
    save(edited ?? '')
    const bodyIn = ({ pages }: typeof before) =>
      pages
        .find(page => page.file === file)
        ?.body.trim()
        .slice(-3)
    expect(bodyIn(updateSnapshot(before, new Set()))).toBe('old')
    expect(bodyIn(updateSnapshot(before, new Set([file])))).toBe('new')
  } finally {
    rmSync(root, { recursive: true })
  }
})
