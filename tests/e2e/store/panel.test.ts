import { expect, test } from '@playwright/test'
import { axeFaults } from '../axe.ts'
import { decided, visit } from '../shell/visit.ts'
import { badge, languages, open, visibleItems } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('a line that is removed in another tab leaves the focus in the panel', async ({ page, context }) => {
      const other = await context.newPage()
      await open(page, store)
      await open(other, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await page.getByRole('dialog').locator('input[type=number]').focus()
      await other.locator('[data-less]').click()
      await expect(page.locator('#quote-title')).toBeFocused()
    })

    test('once the panel is closed the focus is where it was opened, also when that button has gone', async ({
      page,
    }) => {
      await open(page, store)
      const panel = page.getByRole('dialog')
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => panel.getByRole('button', { name: w.close }).click(),
      ]) {
        await page.getByRole('button', { name: w.add }).click()
        await page.getByRole('button', { name: w.choose }).click()
        await panel.getByRole('button', { name: w.remove }).click()
        await close()
        await expect(panel).toHaveCount(0)
        await expect(page.getByRole('button', { name: w.add })).toBeFocused()
      }
      // Opened by a link, which is no place on the page.
      await page.goto('about:blank')
      await open(page, `${store}#list=2,macbook-air-13.24gb:2`)
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: w.quote })).toBeFocused()
    })

    test('the page behind the panel does not scroll on where the panel ends', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog')).toHaveCSS('overscroll-behavior-y', 'contain')
    })

    test('360 px: the list can be opened while the banner asks about cookies, and stays in reach after the answer', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, store, {})
      const list = page.getByRole('button', { name: w.quote })
      await page.getByRole('button', { name: w.add }).click()
      await list.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.locator('.cookie-banner [data-act=necessary]').click()
      await visibleItems(page).last().scrollIntoViewIfNeeded()
      await expect(list).toBeInViewport({ ratio: 1 })
    })

    test('in a window of any width the list stays in reach, once something is on it', async ({ page }) => {
      await visit(page, store, { consent: decided })
      await page.getByRole('button', { name: w.add }).click()
      const list = page.getByRole('button', { name: w.quote })
      for (const width of [360, 639, 640, 700, 767, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 400 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await visibleItems(page).last().scrollIntoViewIfNeeded()
        await expect(list, `${width} px`).toBeInViewport({ ratio: 1 })
      }
    })

    test('360 px, a browser’s text twice its size: the panel scrolls in one direction only', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, store, { consent: decided })
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('button', { name: w.remove })).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'))
      const aside = await page.getByRole('dialog').evaluate(panel => panel.scrollWidth - panel.clientWidth)
      expect(aside).toBeLessThanOrEqual(0)
    })

    test('storage blocked: the cart lasts for the page and says so', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      })
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await expect(badge(page)).toHaveText('1')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByText(w.blocked)).toBeVisible()
      // Of an empty list nothing is lost.
      await page.getByRole('button', { name: w.remove }).click()
      await expect(page.getByText(w.blocked)).toHaveCount(0)
      expect(errors).toEqual([])
    })

    for (const width of [320, 1280]) {
      test(`${width} px: by keyboard alone, nothing sticks out, axe finds nothing with the panel closed and open`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        expect(await axeFaults(page)).toEqual([])
        await page.getByRole('button', { name: w.add }).focus()
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: w.quote }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog').locator('input[type=number]')).toBeVisible()
        expect(await page.getByRole('dialog').evaluate(panel => panel.scrollWidth <= panel.clientWidth)).toBe(true)
        expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: w.quote })).toBeFocused()
      })
    }
  })
}

test('two tabs share one cart', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/store')
  await open(second, '/store/mac')
  await first.getByRole('button', { name: languages[0]?.add ?? '' }).click()
  await expect(badge(second)).toHaveText('1')
})
