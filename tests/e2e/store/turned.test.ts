import { expect, test } from '@playwright/test'
import { decided, visit } from '../shell/visit.ts'

const upright = { width: 390, height: 844 }
const lying = { width: 844, height: 390 }

test.describe('on a phone', () => {
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
})

test('a window with a mouse that is made narrower does not move the page', async ({ page }) => {
  await visit(page, '/he/store', { consent: decided })
  await expect(page.locator('[data-behaviour=store]')).toHaveAttribute('data-live', '')
  const item = page.locator('[data-item]').nth(5)
  await item.evaluate(element => element.scrollIntoView({ behavior: 'instant' }))
  await expect(item).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = () => document.body.setAttribute('data-moved', '')
  })
  await page.setViewportSize(upright)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(1280)
  await expect(page.locator('body')).not.toHaveAttribute('data-moved')
})
