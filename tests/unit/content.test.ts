import { expect, test } from 'vitest'
import { localeCodes } from '../../src/content/locales/locales.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { allPages, type Page } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'

const site = siteOf(readSnapshot(process.cwd()))

/** The words of a page as a reader sees them: widget props that hold text included, marks left out. */
function words(page: Page): string[] {
  const text = page.body
    .replace(
      /<[A-Z]\w*([^>]*)>/g,
      (_, props: string) =>
        ` | ${[...props.matchAll(/(?:title|q|label|caption|text)="([^"]*)"/g)].map(match => match[1]).join(' | ')} | `,
    )
    .replace(/<\/\w+>/g, ' | ')
    .replace(/\]\([^)]*\)/g, '] ')
  return text.toLowerCase().match(/[\p{L}\p{N}״׳'’-]+|\|/gu) ?? []
}

for (const locale of localeCodes) {
  test(`no two pages share a run of eight words (${locale})`, () => {
    const seen = new Map<string, string>()
    const shared: string[] = []
    for (const page of allPages(site)) {
      // Legal pages repeat the law's own words.
      if (page.locale !== locale || page.section === 'legal') continue
      const list = words(page)
      for (let start = 0; start + 8 <= list.length; start++) {
        const run = list.slice(start, start + 8)
        if (run.includes('|')) continue
        const key = run.join(' ')
        const other = seen.get(key)
        if (other && other !== page.path) shared.push(`${other} and ${page.path}: ${key}`)
        seen.set(key, page.path)
      }
    }
    expect(shared).toEqual([])
  })
}

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
