import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteInstant } from '../../content/day.ts'
import { parsePage } from '../../content/pageSource.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { helpFor, sectionsFor } from './help.ts'

const files = ['content/vendors/setyl.en.mdx', 'content/vendors/setyl.he.mdx'] as const

const snapshot = readSnapshot(join(import.meta.dirname, '../../..'))

test('what a page can name is told without parsing any page, which would keep all other requests waiting', () => {
  const unparsed = snapshot.pages.map(page =>
    Object.create(page, {
      tree: {
        get: () => {
          throw new Error(`${page.file} was parsed.`)
        },
      },
    }),
  )
  const { pages } = helpFor({ ...snapshot, pages: unparsed }, files[1], 'he', 'he')
  expect(pages.find(({ path }) => path === '/kandji')?.title).toContain('Kandji')
})

test.each([
  [files[0], 'en'],
  [files[1], 'he'],
] as const)(
  'pages for a property are all but the page itself and those for missing pages, by title (%s)',
  (file, locale) => {
    const { pages, pageNames } = helpFor(snapshot, file, locale, locale)
    const names = pageNames.map(({ name }) => name)
    expect(names).not.toContain('setyl')
    expect(names.filter(name => name.includes('not-found'))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['home', 'kandji', 'store']))
    expect(names.length).toBe(pages.length - 3)
    const titles = pageNames.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, locale)))
  },
)

test.each([
  ['draft: true', 'draft'],
  ['publishAt: 2026-12-02', 'scheduled'],
  ['unpublishAt: 2026-12-01', 'over'],
  // What its dates say is not known.
  ['draft: true\npublishAt: soon', 'draft'],
] as const)('a page with %s in one language comes after those that visitors see, as %s', (line, hidden) => {
  const pages = snapshot.pages.map(page =>
    page.file === 'content/vendors/kandji.he.mdx'
      ? parsePage(page, page.source.replace('---\n', `---\n${line}\n`))
      : page,
  )
  for (const [file, locale] of [
    [files[0], 'en'],
    [files[1], 'he'],
  ] as const) {
    const help = helpFor({ ...snapshot, pages }, file, locale, locale, siteInstant('2026-12-01 09:30'))
    for (const list of [help.pages, help.pageNames]) {
      expect(list.at(-1)).toMatchObject({ title: expect.stringContaining('Kandji'), hidden })
      expect(list.filter(page => page.hidden !== undefined).length).toBe(1)
    }
  }
})

test('sections of a page are named in the language of the file that links to them, with one id for both', () => {
  const [en, he] = [sectionsFor(snapshot, '/kandji', files[0], 'en'), sectionsFor(snapshot, '/kandji', files[1], 'he')]
  expect(he.map(({ id }) => id)).toEqual(en.map(({ id }) => id))
  expect([en.length > 2, he.some(({ heading }) => /[א-ת]/.test(heading))]).toEqual([true, true])
})

test.each([
  [files[0], 'en'],
  [files[1], 'he'],
] as const)('without a path the sections are those of the file itself (%s)', (file, locale) => {
  const own = sectionsFor(snapshot, '', file, locale)
  expect(own.length).toBeGreaterThan(2)
  expect(own).toEqual(sectionsFor(snapshot, '/setyl', file, locale))
})

test('a file of a page that is not read yet is linked to sections in its own language', () => {
  const sections = sectionsFor(snapshot, '/kandji', 'content/vendors/not-yet.he.mdx', 'he')
  expect(sections).toEqual(sectionsFor(snapshot, '/kandji', files[1], 'he'))
})

test('a page that is not there has no sections', () => {
  expect(sectionsFor(snapshot, '/kanji', files[0], 'en')).toEqual([])
})

test('on the English side of a desk in Hebrew, things are described in Hebrew, and what is written is English', () => {
  const { widgets } = helpFor(snapshot, files[0], 'en', 'he')
  const fact = widgets.find(({ name }) => name === 'Fact')
  expect(fact?.description).toMatch(/[א-ת]/)
  expect(fact?.props[0]?.description).toMatch(/[א-ת]/)
  expect(fact?.skeleton).not.toMatch(/[א-ת]/)
})
