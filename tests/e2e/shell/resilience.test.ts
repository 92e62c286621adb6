import { expect, test } from '@playwright/test'
import { collectErrors, directions, visit } from './visit.ts'

const broken = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const { name, kandji, other } of directions) {
  test.describe(name, () => {
    for (const [how, breakStorage] of Object.entries(broken)) {
      test(`storage ${how}: cookie choice, settings and toggle work for the page, without an error`, async ({
        page,
        baseURL,
      }) => {
        const found = collectErrors(page)
        await page.addInitScript(breakStorage)
        await page.goto(kandji)
        await page.locator('.cookie-banner [data-act=all]').click()
        await expect(page.locator('.cookie-banner')).toBeHidden()
        await page.locator('.dock-button').click()
        await page.locator('[data-act=highContrast]').click()
        await page.locator('[data-act=larger]').click()
        await expect(page.locator('html')).toContainClass('high-contrast')
        await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
        await page.keyboard.press('Escape')
        await page.locator('.language-link').click()
        await expect(page).toHaveURL(baseURL + other)
        expect(found).toEqual([])
      })
    }

    test('a missing chunk leaves the shell to HTML, without an uncaught error', async ({ page }) => {
      const found = collectErrors(page)
      const html = await (await page.request.get(kandji)).text()
      // What the page itself names is there; every part that is fetched on intent is not.
      await page.route('**/assets/chunks/*.js', route =>
        html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      )
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      await visit(page, kandji)
      await page.locator('.dock-button').click()
      await expect(page.locator('#accessibility')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#accessibility')).toBeHidden()
      const menu = page.locator('header .mega').first()
      await menu.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(menu.locator('.menu-link').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(menu).not.toHaveAttribute('open')
      await menu.locator('summary').hover()
      // It was worth a try; from now on it opens on a click.
      await expect(menu).toHaveAttribute('data-menu', 'click')
      await expect(menu).not.toHaveAttribute('open')
      await menu.locator('summary').click()
      await menu.locator('.menu-link').first().hover()
      await expect(menu.locator('.menu-link').first()).toBeVisible()
      await menu.locator('.menu-link').last().click()
      await page.waitForURL('**/meeting-rooms')
      expect(found.filter(text => !text.includes('net::ERR_FAILED'))).toEqual([])
    })
  })
}
