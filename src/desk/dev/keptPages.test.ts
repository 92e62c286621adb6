import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPageFiles, toPage } from '../../content/site.ts'
import { keptPages } from './keptPages.ts'

const root = mkdtempSync(join(tmpdir(), 'kept-'))
mkdirSync(join(root, 'src'))
cpSync('src/content', join(root, 'src/content'), { recursive: true })
cpSync('package-lock.json', join(root, 'package-lock.json'))
afterAll(() => rmSync(root, { recursive: true }))

const places = listPageFiles(process.cwd())
const sourceOf = (file: string) => readFileSync(file, 'utf8')

test('a kept page is the page as it is read', () => {
  const first = keptPages(root)
  for (const place of places) first.read(place, sourceOf(place.file))
  first.save()
  const second = keptPages(root)
  for (const place of places) {
    expect(second.read(place, sourceOf(place.file))).toEqual(toPage(place, sourceOf(place.file)))
  }
})

test('nothing is kept beyond a change of the code that validates', () => {
  const [place] = places
  if (!place) throw new Error('There are no pages.')
  const source = sourceOf(place.file)
  const pages = keptPages(root)
  const page = pages.read(place, source)
  page.frontMatter.kicker = 'As it was kept'
  pages.save()
  expect(keptPages(root).read(place, source).frontMatter.kicker).toBe('As it was kept')
  const schema = join(root, 'src/content/frontMatter.ts')
  writeFileSync(schema, `${sourceOf(schema)}\n`)
  expect(keptPages(root).read(place, source).frontMatter.kicker).not.toBe('As it was kept')
})
