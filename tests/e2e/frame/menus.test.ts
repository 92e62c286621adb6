import { expect, type Page, test } from '@playwright/test'
import { directions, visit } from './visit.ts'

const it = (page: Page) => page.locator('[data-menu=hover]').first()
const apple = (page: Page) => page.locator('[data-menu=hover]').nth(1)
const links = (page: Page) => it(page).locator('.mega-panel a')

/** Hover once, so that the code of the menus is there, and close again. */
async function prepare(page: Page, url: string) {
  const code = page.waitForResponse(response => response.url().includes('/assets/chunks/'))
  await visit(page, url)
  await it(page).locator('summary').hover()
  await code
  await expect(it(page)).toHaveAttribute('open')
  await page.mouse.move(5, 700)
  await expect(it(page)).not.toHaveAttribute('open')
}

for (const { name, kandji, lang, forward } of directions) {
  test.describe(name, () => {
    test('the header has its entries, sixteen IT pages, six cards and five Apple cards in the HTML', async ({
      page,
    }) => {
      await visit(page, kandji)
      const hrefs = await page
        .locator('.mega-panel .menu-link')
        .evaluateAll(all => all.map(a => a.getAttribute('href')))
      expect(hrefs).toHaveLength(16)
      expect(new Set(hrefs).size).toBe(16)
      await expect(it(page).locator('.menu-card')).toHaveCount(6)
      await expect(apple(page).locator('.menu-card')).toHaveCount(5)
      await expect(apple(page)).toContainText('10K+')
      await expect(apple(page)).toContainText('99%')
      const start = page.locator('header .get-started[target=_blank]').first()
      await expect(start).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(page.locator('.language-link')).toContainText(lang === 'en' ? 'HE' : 'EN')
    })

    test('hover opens; 300 ms after the pointer has left it closes, and not before', async ({ page }) => {
      await page.clock.install()
      await prepare(page, kandji)
      await page.clock.pauseAt(Date.now() + 60_000)
      await it(page).locator('summary').hover()
      await expect(it(page)).toHaveAttribute('open')
      await page.mouse.move(5, 700)
      await page.clock.runFor(299)
      await expect(it(page)).toHaveAttribute('open')
      await page.clock.runFor(1)
      await expect(it(page)).not.toHaveAttribute('open')
    })

    test('a pointer that comes back in time keeps it open', async ({ page }) => {
      await page.clock.install()
      await prepare(page, kandji)
      await page.clock.pauseAt(Date.now() + 60_000)
      await apple(page).locator('summary').hover()
      await page.mouse.move(5, 700)
      await page.clock.runFor(200)
      await apple(page).locator('summary').hover()
      await page.clock.runFor(1000)
      await expect(apple(page)).toHaveAttribute('open')
    })

    test('an open menu locks the page without moving it', async ({ page }) => {
      await prepare(page, kandji)
      const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width)
      const before = await width()
      await it(page).locator('summary').hover()
      await expect(it(page)).toHaveAttribute('open')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect(await width()).toBe(before)
      await page.mouse.wheel(0, 600)
      await apple(page).locator('summary').hover()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(it(page)).not.toHaveAttribute('open')
    })

    test('keyboard: opens, walks, closes on Escape with the focus back, and on leaving', async ({ page }) => {
      await visit(page, kandji)
      const summary = it(page).locator('summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(it(page)).toHaveAttribute('open')
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        await expect(links(page).first()).toBeFocused({ timeout: 200 })
      }).toPass()
      await page.keyboard.press('ArrowDown')
      await expect(links(page).nth(1)).toBeFocused()
      await page.keyboard.press('End')
      await expect(links(page).last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(links(page).first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(summary).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await expect(it(page)).not.toHaveAttribute('open')
      await expect(summary).toBeFocused()
      await page.keyboard.press(forward)
      await expect(apple(page).locator('summary')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(apple(page)).toHaveAttribute('open')
      await apple(page).locator('.mega-panel a').last().focus()
      await page.keyboard.press('Tab')
      await expect(apple(page)).not.toHaveAttribute('open')
    })

    test('a click on a link closes; a click under the pointer that opened it does not', async ({ page }) => {
      await prepare(page, kandji)
      await it(page).locator('summary').hover()
      await it(page).locator('summary').click()
      await expect(it(page)).toHaveAttribute('open')
      await links(page)
        .first()
        .evaluate(link => link.addEventListener('click', event => event.preventDefault()))
      await links(page).first().click()
      await expect(it(page)).not.toHaveAttribute('open')
    })

    test('the header is marked as scrolled past 50 px, not at 50', async ({ page }) => {
      await visit(page, kandji)
      await page.waitForLoadState('networkidle')
      const header = page.locator('.site-header')
      const scroll = (top: number) => page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
      await scroll(51)
      await expect(header).toHaveAttribute('data-scrolled')
      await scroll(50)
      await expect(header).not.toHaveAttribute('data-scrolled')
    })
  })

  test.describe(`${name}, narrow`, () => {
    test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

    test('the menu expands by groups, is 24rem high at most, locks, and closes on Escape', async ({ page }) => {
      await visit(page, kandji)
      const menu = page.locator('[data-menu=click]')
      await menu.locator(':scope > summary').tap()
      const panel = menu.locator('.mobile-panel')
      await expect(panel).toBeVisible()
      const groups = panel.locator('details')
      await groups.first().locator('summary').tap()
      await expect(groups.first().locator('a')).toHaveCount(16)
      expect(await panel.evaluate(element => element.getBoundingClientRect().height)).toBe(24 * 16)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await groups.nth(1).locator('summary').tap()
      await expect(groups.first()).not.toHaveAttribute('open')
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(menu).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass()
      await expect(menu.locator(':scope > summary')).toBeFocused()
    })

    test('keyboard alone reaches a page through it', async ({ page, baseURL }) => {
      await visit(page, kandji)
      await page.locator('[data-menu=click] > summary').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${baseURL}${kandji.replace('kandji', 'setyl')}`)
    })
  })

  test.describe(`${name}, scripts off`, () => {
    test.use({ javaScriptEnabled: false })

    test('the menus open and their links lead on', async ({ page, baseURL }) => {
      await page.goto(kandji)
      await it(page).locator('summary').click()
      await expect(links(page).last()).toBeVisible()
      await expect(page.locator('.dock')).toBeHidden()
      await it(page).locator('.menu-link', { hasText: 'Torii' }).click()
      await expect(page).toHaveURL(`${baseURL}${kandji.replace('kandji', 'torii')}`)
    })
  })
}
