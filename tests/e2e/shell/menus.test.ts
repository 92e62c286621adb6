import { expect, type Page, test } from '@playwright/test'
import { holdCode } from '../holdCode.ts'
import { holdRequests } from '../holdRequests.ts'
import { directions, focused, visit } from './visit.ts'

const it = (page: Page) => page.locator('[data-menu=hover]').first()
const apple = (page: Page) => page.locator('[data-menu=hover]').nth(1)
const links = (page: Page) => it(page).locator('.mega-panel a')
const away = (page: Page) => page.mouse.move(5, 700)

/** Opens a page under a fake clock and hovers once: a menu closes after that only when the code of the menus is there. */
async function prepare(page: Page, url: string) {
  await page.clock.install()
  await visit(page, url)
  await it(page).locator('summary').hover()
  await expect(it(page)).toHaveAttribute('open')
  await away(page)
  await expect(it(page)).not.toHaveAttribute('open')
  await page.clock.pauseAt(Date.now() + 60_000)
}

// In English a window of this width has the menu button.
test('Hebrew, in a window of 960 px: the lists below the cards of a menu stand clear of them', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 900 })
  await visit(page, '/he/kandji')
  await it(page).locator('summary').click()
  const card = await it(page).locator('.menu-card').last().boundingBox()
  const lists = await it(page).locator('.mega-panel div:has(> div > ul)').boundingBox()
  expect(lists?.y).toBeGreaterThanOrEqual((card ? card.y + card.height : 0) + 24)
})

for (const { name, kandji, lang, forward } of directions) {
  test.describe(name, () => {
    test('the header has its entries, menus and badge', async ({ page, baseURL }) => {
      await visit(page, kandji)
      await expect(page.locator('header')).toContainText(lang === 'en' ? 'Reseller badge' : 'תג המשווק')
      const bar = page.locator('header nav').first().locator(':scope > ul > li')
      const entries =
        lang === 'en'
          ? ['Home', 'IT solutions', 'Apple', 'About', 'Get Started']
          : ['דף הבית', 'פתרונות IT', 'Apple', 'אודות', 'מתחילים']
      for (const entry of entries) await expect(bar.filter({ hasText: entry }).first()).toBeVisible()
      const hrefs = await page
        .locator('.mega-panel .menu-link')
        .evaluateAll(all => all.map(a => a.getAttribute('href')))
      expect(new Set(hrefs).size).toBe(6)
      expect(hrefs).toHaveLength(6)
      await expect(it(page).locator('.mega-panel ul')).toHaveCount(2)
      await expect(it(page).locator('.menu-card')).toHaveCount(2)
      await expect(apple(page).locator('.menu-card')).toHaveCount(2)
      await expect(apple(page)).toContainText('3K+')
      await expect(apple(page).locator('.get-started')).toHaveAttribute('href', kandji.replace('kandji', 'store'))
      const start = page.locator('header .get-started[target=_blank]').first()
      await expect(start).toHaveAttribute('rel', 'noopener noreferrer')
      expect(new URL((await start.getAttribute('href')) ?? '', baseURL).origin).not.toBe(baseURL)
      await expect(page.locator('.language-link')).toContainText(lang === 'en' ? 'HE' : 'EN')
    })

    for (const textSize of ['normal', 'xlarge']) {
      test(`320 px, ${textSize} text: every entry of the narrow menu is reached while the banner asks about cookies`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 568 })
        await visit(page, kandji, { accessibility: { textSize } })
        const banner = page.locator('.cookie-banner')
        await expect(banner).toBeVisible()
        await page.locator('[data-menu=click] > summary').click()
        const entries = page.locator('.mobile-panel > a, .mobile-panel > details > summary, .mobile-call > a')
        await expect(entries).toHaveCount(6)
        for (const entry of await entries.all()) await entry.click({ trial: true })
        await page.keyboard.press('Escape')
        await expect(banner).toBeVisible()
      })
    }

    test('the header is marked as scrolled past 50 px, not at 50', async ({ page }) => {
      await visit(page, kandji)
      const header = page.locator('.site-header')
      const scroll = (top: number) => page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
      await scroll(51)
      await expect(header).toHaveAttribute('data-scrolled')
      await scroll(50)
      await expect(header).not.toHaveAttribute('data-scrolled')
    })

    test('hover opens; 300 ms after the pointer has left it closes, not before, and not if the pointer is back', async ({
      page,
    }) => {
      await prepare(page, kandji)
      await it(page).locator('summary').hover()
      await expect(it(page)).toHaveAttribute('open')
      await away(page)
      await page.clock.runFor(299)
      await expect(it(page)).toHaveAttribute('open')
      await page.clock.runFor(1)
      await expect(it(page)).not.toHaveAttribute('open')
      await apple(page).locator('summary').hover()
      await away(page)
      await page.clock.runFor(299)
      await apple(page).locator('.mega-panel').hover()
      await page.clock.runFor(1000)
      await expect(apple(page)).toHaveAttribute('open')
    })

    test('an open menu locks the page; one opens at a time; a click on a link closes, on its label under the pointer not', async ({
      page,
    }) => {
      await prepare(page, kandji)
      await it(page).locator('summary').hover()
      await expect(it(page)).toHaveAttribute('open')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await page.mouse.wheel(0, 600)
      await apple(page).locator('summary').hover()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(it(page)).not.toHaveAttribute('open')
      await apple(page).locator('summary').click()
      await expect(apple(page)).toHaveAttribute('open')
      const link = apple(page).locator('.mega-panel a').first()
      await link.evaluate(element => element.addEventListener('click', event => event.preventDefault()))
      await link.click()
      await expect(apple(page)).not.toHaveAttribute('open')
    })

    test('a click that comes before the code of the menus opens as well, and the code, once there, closes', async ({
      page,
    }) => {
      await visit(page, kandji)
      const answer = await holdRequests(page, '**/assets/chunks/*.js')
      await it(page).locator('summary').click()
      await expect(it(page)).toHaveAttribute('open')
      answer()
      await away(page)
      await expect(it(page)).not.toHaveAttribute('open')
    })

    test('480 px: a screen that is turned before the code has come leaves no menu open, nor the focus in it', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 480, height: 800 })
      const release = await holdCode(page)
      await visit(page, kandji)
      const narrow = page.locator('[data-menu=click]')
      await narrow.locator('> summary').click()
      await narrow.locator('.mobile-panel summary').first().focus()
      await page.setViewportSize({ width: 1280, height: 800 })
      release()
      await expect(page.locator('header a').first()).toBeFocused()
      await expect(narrow).not.toHaveAttribute('open')
    })

    test('480 px: a screen that is turned while the menu is open closes it, and its focus goes to the header', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 480, height: 800 })
      await visit(page, kandji)
      const narrow = page.locator('[data-menu=click]')
      await narrow.locator('> summary').click()
      const menu = narrow.locator('.mobile-panel summary').first()
      await expect(async () => {
        await menu.focus()
        // Its code closes it on Escape, which tells that the code is there.
        await page.keyboard.press('Escape')
        await expect(narrow).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass()
      await narrow.locator('> summary').click()
      await menu.focus()
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.locator('header a').first()).toBeFocused()
      await expect(narrow).not.toHaveAttribute('open')
    })

    test('keyboard: opens, walks, closes on Escape with the focus back, and on leaving', async ({ page }) => {
      await visit(page, kandji)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(lang === 'en' ? 'Skip to content' : 'דילוג לתוכן')
      const summary = it(page).locator('summary')
      for (let steps = 0; steps < 9 && !(await summary.evaluate(s => s === document.activeElement)); steps++) {
        await page.keyboard.press('Tab')
      }
      await expect(summary).toBeFocused()
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
  })

  test.describe(`${name}, a wide screen that is touched`, () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

    test('a menu that was tapped open before any script had come is closed by a tap outside', async ({ page }) => {
      let answer = () => {}
      const held = new Promise<void>(resolve => (answer = resolve))
      await page.route('**/assets/entries/*.js', async route => {
        await held
        await route.continue()
      })
      const loaded = visit(page, kandji)
      await it(page).locator('summary').tap()
      await expect(it(page)).toHaveAttribute('open')
      answer()
      await loaded
      await expect(async () => {
        await page.touchscreen.tap(600, 790)
        await expect(it(page)).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass({ timeout: 10_000 })
    })

    test('a tap opens a menu and keeps it open, another closes it, and so does a tap outside', async ({ page }) => {
      await visit(page, kandji)
      await it(page).locator('summary').tap()
      await expect(it(page)).toHaveAttribute('open')
      // Taps outside close it once its code has come: from then on each has to.
      await expect(async () => {
        await page.touchscreen.tap(600, 790)
        await expect(it(page)).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass()
      await it(page).locator('summary').tap()
      await expect(it(page)).toHaveAttribute('open')
      await apple(page).locator('summary').tap()
      await expect(apple(page)).toHaveAttribute('open')
      await expect(it(page)).not.toHaveAttribute('open')
      await apple(page).locator('summary').tap()
      await expect(apple(page)).not.toHaveAttribute('open')
      await apple(page).locator('summary').tap()
      await expect(apple(page)).toHaveAttribute('open')
      await page.touchscreen.tap(600, 790)
      await expect(apple(page)).not.toHaveAttribute('open')
    })
  })

  test.describe(`${name}, narrow`, () => {
    test.use({ viewport: { width: 360, height: 700 }, hasTouch: true })

    test('by keyboard every entry that takes the focus is seen whole, none lies under the button at the end', async ({
      page,
    }) => {
      await visit(page, kandji)
      const summary = page.locator('[data-menu=click] > summary')
      await summary.press('Enter')
      const groups = page.locator('.mobile-panel details > summary')
      const call = page.locator('.mobile-call > a')
      for (const group of await groups.all()) {
        await group.press('Enter')
        for (let stop = ''; stop !== 'call'; ) {
          await page.keyboard.press('Tab')
          const { at, covered } = await page.evaluate(() => {
            const focused = document.activeElement as HTMLElement
            const button = document.querySelector('.mobile-call > a') as HTMLElement
            const over = button.getBoundingClientRect().top - focused.getBoundingClientRect().bottom
            return {
              at: focused === button ? 'call' : focused.innerText,
              covered: focused !== button && over < 0,
            }
          })
          expect(covered, at).toBe(false)
          stop = at
        }
        await expect(call).toBeFocused()
      }
    })

    for (const screen of [
      { width: 360, height: 480 },
      { width: 740, height: 360 },
    ]) {
      test(`${screen.width} × ${screen.height}: the bar of a quote does not lie over the button at the end`, async ({
        page,
      }) => {
        await page.setViewportSize(screen)
        await visit(page, kandji.replace('kandji', 'store'))
        await page.locator('[data-add]').first().click()
        await expect(page.locator('.quote-bar > button')).toHaveCSS('position', 'fixed')
        await page.locator('[data-menu=click] > summary').press('Enter')
        await page.locator('.mobile-panel details > summary').first().press('Enter')
        const call = page.locator('.mobile-call > a')
        await expect(call).toBeInViewport({ ratio: 1 })
        const hit = await call.evaluate(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const middle = (left + right) / 2
          return [(top + bottom) / 2, bottom - 2].map(y => element.contains(document.elementFromPoint(middle, y)))
        })
        expect(hit).toEqual([true, true])
      })
    }

    test('the menu expands by groups, is 24rem high at most, locks, and closes on Escape; keys alone reach a page', async ({
      page,
      baseURL,
    }) => {
      await visit(page, kandji)
      const menu = page.locator('[data-menu=click]')
      await menu.locator(':scope > summary').tap()
      const panel = menu.locator('.mobile-panel')
      await expect(panel).toBeVisible()
      const groups = panel.locator('details')
      await groups.first().locator('summary').tap()
      await expect(groups.first().locator('a')).toHaveCount(6)
      expect(await panel.evaluate(element => element.getBoundingClientRect().height)).toBe(24 * 16)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await groups.nth(1).locator('summary').tap()
      await expect(groups.first()).not.toHaveAttribute('open')
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(menu).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass()
      await expect(menu.locator(':scope > summary')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('open')
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
