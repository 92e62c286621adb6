import { expect, test } from '@playwright/test'
import { headlessOptions } from './chromium.ts'
import { directions } from './shell/visit.ts'

// What a visitor sets in the browser: 16 px become 32, also for the page's media queries.
test.use({
  launchOptions: { ...headlessOptions, args: [...headlessOptions.args, '--blink-settings=defaultFontSize=32'] },
})
test.describe.configure({ timeout: 120_000 })

for (const { name, prefix } of directions) {
  test(`${name}: no page scrolls sideways on a phone whose browser’s text is twice its size`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/')
    const own = paths.filter(path => (path === '/he' || path.startsWith('/he/')) === (prefix !== ''))
    expect(own.length).toBeGreaterThan(5)
    const wider: string[] = []
    for (const path of own) {
      await page.goto(path)
      for (const width of [640, 500, 360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (beyond > 0) wider.push(`${path} at ${width} px: ${beyond} px`)
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(wider).toEqual([])
    // A number or a name that would not fit breaks rather than widens the page.
    await page.goto(prefix || '/')
    for (const kept of await page.locator('main :is(a[href^="tel:"], .whitespace-nowrap)').all()) {
      await expect(kept).toHaveCSS('white-space', 'normal')
    }
  })
}
