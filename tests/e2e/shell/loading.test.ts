import { expect, type Page, test } from '@playwright/test'
import { directions, visit } from './visit.ts'

const status = (page: Page) => page.locator('.navigation-status')

/** Longer than 'Loading...' takes to appear, ms, on the clock of the page. */
const aMoment = 1000

/** Opens a page on a clock that only the test moves. */
async function open(page: Page, url: string) {
  await page.clock.install()
  await visit(page, url)
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const { name, prefix, kandji } of directions) {
  test.describe(name, () => {
    for (const [what, selector] of [
      ['a telephone link', '#contact a[href^="tel:"]'],
      ['a mail link', '#contact a[href^="mailto:"]'],
    ] as const) {
      test(`${what} leads to no page, and nothing is said to be loading`, async ({ page }) => {
        await open(page, kandji)
        for (const time of ['first', 'second']) {
          await page.locator(selector).click()
          await page.clock.runFor(aMoment)
          await expect(status(page), time).toBeEmpty()
        }
      })
    }

    test('the page that comes fades in within a tenth of a second, as it answers no pointer until then', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', event => {
          if (!event.viewTransition) return
          const lasts = () => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
          void event.viewTransition.ready.then(() => sessionStorage.setItem('fade', `${Math.max(...lasts())}`))
        })
      })
      await visit(page, `${prefix}/about`)
      await page.evaluate(path => location.assign(path), `${prefix}/torii`)
      await expect(page).toHaveURL(/torii$/)
      const fade = () => page.evaluate(() => sessionStorage.getItem('fade'))
      await expect.poll(fade).toBe('100')
    })

    test('choosing a brand, Back and Forward over it load nothing', async ({ page }) => {
      await open(page, `${prefix}/store`)
      const filter = page.locator('[data-behaviour=store]')
      await page.clock.runFor(aMoment)
      await expect(filter).toHaveAttribute('data-live', '')
      for (const brand of ['Logitech', 'Cisco']) {
        await filter.locator('[name=brand]').selectOption(brand)
        await page.clock.runFor(aMoment)
        await expect(page).toHaveURL(new RegExp(`brand=${brand}`))
        await expect(status(page)).toBeEmpty()
      }
      for (const step of ['back', 'forward'] as const) {
        await page.evaluate(way => history[way](), step)
        await expect(page).toHaveURL(step === 'back' ? /Logitech/ : /Cisco/)
        await page.clock.runFor(aMoment)
        await expect(status(page)).toBeEmpty()
      }
    })

    test('a navigation that is stopped is announced until then', async ({ page }) => {
      await visit(page, kandji)
      await page.locator('script[type=speculationrules]').evaluate(rules => rules.remove())
      await page.route('**/terms-of-use', () => undefined)
      // The page cannot be asked while it is leaving, so it reports by itself.
      await page.evaluate(() => {
        const element = document.querySelector('.navigation-status')
        new MutationObserver(() => console.log(`status: ${element?.textContent}`)).observe(document, {
          childList: true,
          subtree: true,
        })
        setTimeout(stop, 2000)
      })
      const said = (text: RegExp) => page.waitForEvent('console', message => text.test(message.text()))
      const both = Promise.all([said(/^status: .+/), said(/^status: $/)])
      await page.locator('footer a[href$="/terms-of-use"]').last().click({ noWaitAfter: true })
      await both
    })

    test('after an answer with nothing to show (204) the status goes as soon as the visitor goes on', async ({
      page,
    }) => {
      await visit(page, kandji)
      await page.locator('script[type=speculationrules]').evaluate(rules => rules.remove())
      // The page cannot be asked while it is leaving, so it reports by itself.
      await status(page).evaluate(element =>
        new MutationObserver(() => console.log(`status: ${element.textContent}`)).observe(element, { childList: true }),
      )
      for (const time of ['first', 'second']) {
        const shown = page.waitForEvent('console', message => /^status: .+/.test(message.text()))
        await page.route('**/terms-of-use', async route => {
          await shown
          await route.fulfill({ status: 204 })
        })
        await page.locator('footer a[href$="/terms-of-use"]').last().click({ noWaitAfter: true })
        await shown
        await page.mouse.click(5, 300)
        await expect(status(page), time).toBeEmpty()
        await page.unroute('**/terms-of-use')
      }
    })

    for (const end of ['arrives', 'fails'] as const) {
      test(`an island whose code is slow shows that it loads, until the code ${end}`, async ({ page }) => {
        let release = () => {}
        const held = new Promise<void>(resolve => (release = resolve))
        const html = await (await page.request.get(kandji)).text()
        await page.route('**/assets/chunks/*.js', async route => {
          if (html.includes(new URL(route.request().url()).pathname)) return route.continue()
          await held
          return end === 'arrives' ? route.continue() : route.abort()
        })
        await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
        await visit(page, kandji)
        const island = page.locator('[data-island=FaqToggle]')
        await island.locator('button').focus()
        await expect(status(page)).toHaveText(prefix ? 'טוענים...' : 'Loading...')
        release()
        await expect(island).toHaveAttribute(end === 'arrives' ? 'data-live' : 'data-failed', '')
        await expect(status(page)).toBeEmpty()
        const said = await island.evaluate(element => getComputedStyle(element, '::after').content)
        expect(said).toContain(end === 'arrives' ? 'none' : prefix ? 'לא נטען' : 'could not be loaded')
      })
    }
  })
}
