import { expect, test } from 'vitest'
import { siteOf } from '../../content/projectSite.ts'
import { allPages } from '../../content/site.ts'
import { readSnapshot } from '../../content/snapshot.ts'
import { atomFeed } from './atomFeed.ts'
import { llmsTxt, securityTxt } from './machineFiles.ts'
import { sitemap } from './sitemap.ts'

const site = siteOf(readSnapshot(process.cwd()))
const { company } = site.data
const pages = allPages(site)

test('a feed speaks one language and begins with what changed last', () => {
  const both = pages.filter(page => page.path === '/kandji' || page.path === '/torii')
  const feed = atomFeed(company, 'he', both, path => (path === '/torii' ? '2026-11-02' : '2026-11-01'))
  expect([...feed.matchAll(/<link href="([^"]+)"/g)].map(match => match[1])).toEqual([
    `${company.origin}/he/torii`,
    `${company.origin}/he/kandji`,
  ])
  expect([...feed.matchAll(/<updated>(.*?)T/g)].map(match => match[1])).toEqual([
    '2026-11-02',
    '2026-11-02',
    '2026-11-01',
  ])
})

test('the sitemap says of each page, in both languages, when it last changed', () => {
  const days = ['2026-11-01', '2026-11-02'].map((modified, index) => ({
    path: `/${index}` as const,
    languages: ['en', 'he'] as const,
    modified,
  }))
  const said = sitemap(company.origin, days).matchAll(/<loc>([^<]+)<[^>]*>\s*<lastmod>([^<]+)</g)
  expect([...said].map(([, url, day]) => `${url?.replace(company.origin, '')} ${day}`)).toEqual([
    '/0 2026-11-01',
    '/he/0 2026-11-01',
    '/1 2026-11-02',
    '/he/1 2026-11-02',
  ])
})

test('a feed escapes what XML would read', () => {
  const page = pages.find(({ path }) => path === '/kandji')
  const titled = page ? [{ ...page, frontMatter: { ...page.frontMatter, title: 'Mail & <files>' } }] : []
  expect(atomFeed(company, 'en', titled, () => '2026-11-01')).toContain('<title>Mail &#38; &#60;files&#62;</title>')
})

test('the security notice expires within a year, as RFC 9116 asks', () => {
  expect(securityTxt(company, new Date('2026-11-21T10:00:00Z'))).toContain('Expires: 2027-10-01T00:00:00Z')
})

test('llms.txt lists both languages by their own addresses', () => {
  const text = llmsTxt(company, pages)
  expect(text).toContain(`(${company.origin}/kandji)`)
  expect(text).toContain(`(${company.origin}/he/kandji)`)
})
