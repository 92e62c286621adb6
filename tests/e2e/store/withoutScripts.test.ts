import { expect, test } from '@playwright/test'
import { languages, visibleItems } from './shop.ts'

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  test('every item is listed and the brands lead to their groups', async ({ page }) => {
    await page.goto('/store/other-brands')
    await expect(visibleItems(page)).toHaveCount(4)
    const link = page.locator('[href^="#brand-"]').first()
    const target = (await link.getAttribute('href')) ?? ''
    await expect(page.locator(target)).toHaveCount(1)
    await expect(page.locator('.scripted').first()).toBeHidden()
    await page.goto('/store')
    const links = await page.locator('[data-behaviour=store] a:visible').allTextContents()
    expect(links.filter(text => text === 'Other brands')).toHaveLength(2)
  })

  for (const { prefix } of languages) {
    for (const path of ['/store', '/store/mac']) {
      test(`${prefix}${path}: who would ask for a quote is told to write or call`, async ({ page }) => {
        await page.goto(prefix + path)
        const told = page.locator('[data-behaviour=store] p', { hasText: 'JavaScript' })
        await expect(told).toBeVisible()
        await expect(told.locator('[href^="mailto:"]')).toHaveText(/@/)
        await expect(told.locator('[href^="tel:+"]')).toHaveText(prefix ? /^0/ : /^\+/)
      })
    }
  }
})
