import { expect, test } from '@playwright/test'

const languages = [
  { url: '/about', figures: ['70+', '25+', '2001'], demo: 'Book a fixture' },
  { url: '/he/about', figures: ['70+', '65+', '2001'], demo: 'קביעת דגם' },
]

for (const { url, figures, demo } of languages) {
  test.describe(url, () => {
    test.beforeEach(({ page }) => page.goto(url))

    test('figures are the facts in their value of the page’s language', async ({ page }) => {
      await expect(page.locator('main dl dd')).toHaveText(figures)
    })

    test('booking opens in a new tab, which cannot reach this one', async ({ page }) => {
      const booking = page.locator('main').getByRole('link', { name: demo })
      await expect(booking).toHaveAttribute('target', '_blank')
      await expect(booking).toHaveAttribute('rel', /noopener/)
    })
  })
}
