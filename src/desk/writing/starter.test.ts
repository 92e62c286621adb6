import { expect, test } from 'vitest'
import { checks } from '../../content/checks/all.ts'
import { contentOf } from '../../content/checks/contentOf.ts'
import { literalsIn } from '../../content/checks/read/literals.ts'
import { checkContent } from '../../content/checks/runChecks.ts'
import { localeCodes } from '../../content/locales/locales.ts'
import { parsePage } from '../../content/pageSource.ts'
import { pageFileOf } from '../../content/site.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { widgetDescriptions } from '../../site/widgets/descriptions.ts'
import { withDraft } from './planDraft.ts'
import { type StarterSection, starterOf, starterPage } from './starter.ts'

const snapshot = readSnapshot('.')
const sections = Object.keys(starterOf) as StarterSection[]

/** Both languages of a new page as the desk makes them, with names of the shortest and of an uncommon length. */
function startersOf(section: StarterSection) {
  const related = snapshot.pages.filter(page => page.section === section).map(({ slug }) => slug)
  return [`hq-${section}`, `collaboration-suite-for-${section}`].flatMap(slug =>
    localeCodes.map(locale => {
      const place = pageFileOf(`content/${section}/${slug}.${locale}.mdx`)
      if (!place) throw new Error(`no pages in ${section}`)
      const values = { slug, today: '2026-11-01', related: [...new Set(related)].slice(0, 3) }
      return parsePage(place, withDraft(starterPage(section, locale, values), true))
    }),
  )
}

test('all that is wrong with a new page is what is to be written', () => {
  const pages = sections.flatMap(startersOf)
  const content = contentOf({ ...snapshot, pages: [...snapshot.pages, ...pages] }, widgetDescriptions)
  const own = new Set(pages.map(({ file }) => file))
  const found = checkContent(content, checks).filter(({ file }) => own.has(file))
  expect(found.map(({ check, file }) => `${file} ${check}`).sort()).toEqual(
    [...own].map(file => `${file} unfinished`).sort(),
  )
})

test('no placeholder holds a figure that a fact may come to say', () => {
  const placeholders = sections.flatMap(startersOf).flatMap(({ source }) => source.match(/\[\[[^\]]+\]\]/g) ?? [])
  expect(placeholders.length).toBeGreaterThan(0)
  expect(placeholders.flatMap(words => literalsIn(words))).toEqual([])
})
