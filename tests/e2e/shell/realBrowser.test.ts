import { expect, test } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { directions, visit } from './visit.ts'

// A browser as people have it: with scrollbars that take room, and with a back/forward cache.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'] },
})

for (const { name, prefix, lang, kandji, other } of directions) {
  test(`${name}: an open menu or dialog takes the scrollbar away and moves nothing`, async ({ page }) => {
    await visit(page, kandji)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    const places = () =>
      page.evaluate(() =>
        ['main h1', '.site-header .language-link', '.language-float', '.dock-button', 'footer p'].map(selector => {
          const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return [selector, left, right]
        }),
      )
    const before = await places()
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    await page.locator('[data-menu=hover] summary').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(locked).toBe('hidden')
    expect(await places()).toEqual(before)
    // The code that closes it may still be on its way.
    await expect(async () => {
      await page.keyboard.press('Escape')
      expect(await locked()).not.toBe('hidden')
    }).toPass()
    await page.locator('footer [data-act=manage]').click()
    await expect(page.locator('#cookies')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await places()).toEqual(before)
  })

  test(`${name}: back to a page in the cache after the toggle follows the new preference`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() =>
      addEventListener(
        'pageshow',
        ({ persisted }) => persisted && sessionStorage.setItem('persisted', location.pathname),
      ),
    )
    const otherAbout = lang === 'en' ? '/he/about' : '/about'
    await visit(page, `${prefix}/about?a=1#main`)
    await page.goto(kandji)
    await page.locator('.language-float').click()
    await expect(page).toHaveURL(baseURL + other)
    await page.evaluate(() => history.back())
    await page.waitForFunction(path => sessionStorage.getItem('persisted') === path, `${prefix}/about`)
    await expect(page).toHaveURL(`${baseURL}${otherAbout}?a=1#main`)
  })
}
