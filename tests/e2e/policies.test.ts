import { expect, test } from '@playwright/test'

const policies = ['privacy-policy', 'terms-of-use', 'cookie-policy', 'accessibility-statement']

for (const [prefix, home, other] of [
  ['', '/', '/he'],
  ['/he', '/he', ''],
] as const) {
  for (const slug of policies) {
    test(`${prefix}/${slug} leads home and to the other language, and says when it last changed`, async ({ page }) => {
      await page.goto(`${prefix}/${slug}`)
      const main = page.locator('main')
      const links = main.locator('h1').locator('xpath=preceding::a[ancestor::main]')
      expect(await links.evaluateAll(found => found.map(link => link.getAttribute('href')))).toEqual([
        home,
        `${other}/${slug}`,
      ])
      await expect(main).toContainText('2024')
    })
  }
}
