import { expect, test } from '@playwright/test'
import { visit } from './shell/visit.ts'

/** In the fixture only the page about us has 70, and only the store has a MacBook. */
const languages = [
  { prefix: '', queries: ['macbook 70'] },
  { prefix: '/he', queries: ['macbook 70', 'מקבוק 70'] },
]

for (const { prefix, queries } of languages) {
  test(`${prefix}/about: a product and a number lead to the product, not to another page that has the number`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/about`)
    await page.keyboard.press('/')
    const first = page.locator('#search .search-results a').first()
    await page.locator('#search [type=search]').fill('70')
    await expect(first).toHaveAttribute('href', new RegExp(`^${prefix}/about`))
    for (const query of queries) {
      await page.locator('#search [type=search]').fill(query)
      await expect(first, query).toHaveAttribute('href', new RegExp(`^${prefix}/store/mac[^~]*$`))
    }
  })
}
