import { expect, test } from '@playwright/test'
import { holdCode } from '../holdCode.ts'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('the button of the quote says the number of its items once', async ({ page }) => {
      await open(page, store)
      const button = page.locator('[data-quote]').first()
      await expect(button).toHaveAccessibleName(/^[^\d]+0[^\d]+$/)
      await page.getByRole('button', { name: w.add }).first().click()
      await expect(button).toHaveAccessibleName(/^[^\d]+(1 |)[^\d]+$/)
    })

    test('what is pressed before any code has come is done once it is there, each press of another button', async ({
      page,
    }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route('**/assets/**/*.js', async route => {
        await held
        await route.continue()
      })
      await page.goto(store, { waitUntil: 'commit' })
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(badge(page)).toHaveText('1')
    })

    test('Escape while the panel’s code is on its way takes the press back; the next press opens it', async ({
      page,
    }) => {
      await open(page, store)
      const release = await holdCode(page)
      const button = page.getByRole('button', { name: w.quote })
      await button.click()
      await page.keyboard.press('Escape')
      release()
      await expect(page.locator('[data-island=QuoteCart]')).toHaveAttribute('data-live')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const panel = page.getByRole('dialog')
      await expect(panel).toHaveCount(0)
      await expect(button).toBeFocused()
      await button.click()
      await expect(panel).toBeVisible()
    })

    test('a press for which the page reloads itself is carried out afterwards, though not at the next visit', async ({
      page,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      // Until the page is asked for anew, the code that it names is gone.
      let isGone = true
      page.on('request', request => {
        if (request.isNavigationRequest()) isGone = false
      })
      await page.route('**/assets/chunks/*.js', route => (isGone ? route.abort() : route.continue()))
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: w.quote }).click()
      await reloaded
      const panel = page.getByRole('dialog')
      await expect(panel.getByText('MacBook Air 13-inch').first()).toBeVisible()
      await page.reload()
      await expect(badge(page)).toHaveText('1')
      await expect(page.locator('[data-island=QuoteCart]')).not.toHaveAttribute('data-live')
    })

    test('on a phone, that the panel cannot be had is said above the cookie banner', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      // The page has reloaded itself once already.
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      await open(page, store)
      const banner = page.locator('.cookie-banner')
      await expect(banner).toBeVisible()
      await page.route('**/assets/chunks/*.js', route => route.abort())
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.locator('[data-island=QuoteCart][data-failed]')
      await expect(panel).toHaveCount(1)
      const end = await panel.evaluate(element => {
        const { content, bottom } = getComputedStyle(element, '::after')
        return { content, below: innerHeight - Number.parseFloat(bottom) }
      })
      expect(end.content).toContain(w.unavailable)
      expect(end.below).toBeLessThanOrEqual((await banner.boundingBox())?.y ?? 0)
    })

    test('two items that are added before their code has come are both on the quote', async ({ page }) => {
      const release = await holdCode(page)
      await page.goto(store)
      const adding = page.locator('[data-add]')
      for (const place of [0, 1]) await adding.nth(place).click()
      await expect(badge(page)).toHaveText('0')
      release()
      await expect(badge(page)).toHaveText('2')
      await expect(page.locator('.on-quote')).toHaveCount(2)
    })

    test('what is pressed before the code has come is meant, though a list from before brings more buttons', async ({
      page,
    }) => {
      await open(page, store)
      const adding = page.locator('[data-add]')
      await adding.nth(0).click()
      await expect(badge(page)).toHaveText('1')
      const release = await holdCode(page)
      await page.reload()
      await adding.nth(1).click()
      release()
      await expect(badge(page)).toHaveText('2')
      await expect(page.locator('.on-quote')).toHaveCount(2)
    })

    test('a double tap anywhere on the button adds one, and one on the last − takes it off', async ({ page }) => {
      await open(page, store)
      const item = page.locator('[data-item]').first()
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y] = await item.locator('[data-add]').evaluate((button, share) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = button.getBoundingClientRect()
          return [left + width * share, top + height / 2] as const
        }, share)
        await page.mouse.dblclick(x, y)
        await expect(item.locator('[data-number]')).toHaveText('1')
        await expect(page.getByRole('dialog')).toBeHidden()
        await item.locator('[data-less]').dblclick()
        await expect(badge(page)).toHaveText('0')
        await item.locator('[data-add]').click({ trial: true })
      }
    })
  })
}
