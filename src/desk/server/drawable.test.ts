import { expect, test } from 'vitest'
import { parsePage } from '../../content/pageSource.ts'
import { pageFileOf } from '../../content/site.ts'
import { starterPage } from '../writing/starter.ts'
import { drawablePage } from './drawable.ts'

const file = 'content/vendors/acme.en.mdx'
const starter = starterPage('vendors', 'en', { slug: 'acme', today: '2026-11-01', related: [] })

function draw(text: string, lastGood?: string) {
  const place = pageFileOf(file)
  if (!place) throw new Error(`${file} is no page`)
  return drawablePage(
    parsePage(place, text),
    lastGood === undefined ? undefined : parsePage(place, lastGood).page?.frontMatter,
  )
}

const withLine = (key: string, line: string) => starter.replace(new RegExp(`^${key}:.*`, 'm'), () => line)

test('a description that is still too short is drawn as it is typed, and so is the body', () => {
  const page = draw(withLine('description', 'description: Devices').replace('# [[', '# Acme [['))
  expect(page?.frontMatter.description).toBe('Devices')
  expect(page?.body).toContain('# Acme [[')
})

test('a value of another kind stays as it last was', () => {
  const page = draw(withLine('illustration', 'illustration: 7'), starter)
  expect(page?.frontMatter.illustration).toBe(draw(starter)?.frontMatter.illustration)
})

test('front matter that is no YAML stays as it last was', () => {
  const page = draw(withLine('title', "title: 'Acme's title'"), withLine('title', 'title: Acme for schools'))
  expect(page?.frontMatter.title).toBe('Acme for schools')
})

test('a page that never had front matter is drawn', () => {
  expect(draw('---\ntitle: [\n---\n\nText.\n')?.body).toContain('Text.')
})

test('a body that cannot be read is not drawn', () => {
  expect(draw(`${starter}\n<Cta>\n`)).toBeUndefined()
})
