import { expect, test } from '@playwright/test'
import { headlessOptions } from './chromium.ts'
import { directions } from './shell/visit.ts'

// What a visitor sets in the browser: 16 px become 32, also for the page's media queries.
test.use({
  launchOptions: { ...headlessOptions, args: [...headlessOptions.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 360, height: 740 },
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
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (beyond > 0) wider.push(`${path}: ${beyond} px`)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(wider).toEqual([])
  })
}
