import { expect, test } from 'vitest'
import { contentOf } from '../../src/content/checks/contentOf.ts'
import { readability } from '../../src/content/checks/readability.ts'
import { repeats } from '../../src/content/checks/repeats.ts'
import { checkContent } from '../../src/content/checks/runChecks.ts'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { allPages } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { widgetDescriptions } from '../../src/site/widgets/descriptions.ts'

const site = siteOf(readSnapshot(process.cwd()))

test('no two pages share a sentence, and English pages can be read in a hurry', () => {
  const content = contentOf(readSnapshot(process.cwd()), widgetDescriptions, '2026-11-01')
  expect(checkContent(content, [repeats, readability])).toEqual([])
})

test('an item of the store that has one name for both languages is called by no English common noun', () => {
  const shared = site.data.store
    .flatMap(({ items }) => items.map(({ name }) => name))
    .filter(n => typeof n === 'string')
  // Model names, as in “Mac mini” and “MX Keys for Business”, have such words too.
  expect(shared.filter(name => /\b(?!mini\b)[a-z]{4,}/.test(name))).toEqual([])
})

/** Routes of the specification, section 2. */
const routes =
  '/ /about /kandji /setyl /crowdstrike /ironscales /jumpcloud /torii /island /vicarius /wisestamp /applecare /apple-business-manager /mac-for-business /ipad-for-field-teams /why-switch-to-mac /zoom /google-workspace /microsoft /networking-and-infrastructure /office-relocation /enterprise-hardware /meeting-rooms /accessibility-statement /terms-of-use /privacy-policy /cookie-policy /not-found'.split(
    ' ',
  )

test('every route of the specification exists in both languages', () => {
  const missing = routes.filter(path => localeCodes.some(locale => !site.pages.get(path as `/${string}`)?.[locale]))
  expect(missing).toEqual([])
})

test('titles and descriptions are unique', () => {
  const pages = allPages(site)
  for (const field of ['title', 'description'] as const) {
    const values = pages.map(page => page.frontMatter[field])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})
