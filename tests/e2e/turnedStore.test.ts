import { expect, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'

const upright = { width: 390, height: 844 }
const lying = { width: 844, height: 390 }

test.use({ viewport: upright, hasTouch: true, isMobile: true })

for (const prefix of ['', '/he']) {
  test(`${prefix}/store: a phone that is turned, and turned back, still shows the product that was looked at`, async ({
    page,
  }) => {
    await visit(page, `${prefix}/store`, { consent: decided })
    await expect(page.locator('[data-behaviour=store]')).toHaveAttribute('data-live', '')
    for (const place of [2, 5]) {
      const item = page.locator('[data-item]').nth(place)
      await item.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
      await expect(item).toBeInViewport({ ratio: 1 })
      for (const size of [lying, upright]) {
        await page.setViewportSize(size)
        await expect(item.locator('h3')).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test(`${prefix}/store: a phone that is turned at the top of the page stays there`, async ({ page }) => {
    await visit(page, `${prefix}/store`, { consent: decided })
    await expect(page.locator('[data-behaviour=store]')).toHaveAttribute('data-live', '')
    await page.locator('[data-item]').last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('main h1')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(lying)
    await expect(page.locator('main h1')).toBeInViewport({ ratio: 1 })
  })
}
