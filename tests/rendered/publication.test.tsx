import { expect, test } from 'vitest'
import { siteInstant } from '../../src/content/day.ts'
import { siteOf } from '../../src/content/projectSite.ts'
import { publicSite } from '../../src/content/schedule.ts'
import type { Page } from '../../src/content/site.ts'
import { readSnapshot } from '../../src/content/snapshot.ts'
import { renderPage } from '../../src/site/render/renderPage.tsx'

const whole = siteOf(readSnapshot(process.cwd()))

/** The project's site at a moment, with dates on its page /kandji. */
function site(dates: Partial<Page['frontMatter']>) {
  const pair = whole.pages.get('/kandji')
  const dated = (page?: Page) => page && { ...page, frontMatter: { ...page.frontMatter, ...dates } }
  const [en, he] = [dated(pair?.en), dated(pair?.he)]
  if (!en || !he) throw new Error('expected /kandji among the pages')
  return {
    ...whole,
    now: siteInstant('2026-12-01'),
    pages: new Map([...whole.pages, ['/kandji', { en, he }] as const]),
  }
}

test.each([
  [{ draft: true }, 'Draft: visitors do not see this page.', 'טיוטה: המבקרים לא רואים את העמוד הזה.'],
  [{ publishAt: '2026-12-02' }, 'Visitors see this page from <bdi>2026-12-02</bdi> on.', 'החל מ־<bdi>2026-12-02</bdi>'],
  [{ unpublishAt: '2026-11-30' }, 'not seen this page since <bdi>2026-11-30</bdi>.', 'מאז <bdi>2026-11-30</bdi>'],
] as const)('writers and reviewers see a page with %j, marked in its language', async (dates, english, hebrew) => {
  expect((await renderPage(site(dates), '/kandji')).html).toContain(english)
  expect((await renderPage(site(dates), '/he/kandji')).html).toContain(hebrew)
})

test('the menus, products and links of visitors lead to no page that they do not see', async () => {
  const shown = publicSite(site({ draft: true }))
  for (const url of ['/', '/he', '/jumpcloud', '/setyl']) {
    expect((await renderPage(shown, url)).html).not.toMatch(/href="[^"]*\/kandji"/)
  }
  expect((await renderPage(publicSite(site({})), '/setyl')).html).toContain('href="/kandji"')
  await expect(renderPage(shown, '/kandji')).rejects.toThrow('No page for /kandji')
})
