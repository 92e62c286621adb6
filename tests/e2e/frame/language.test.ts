import { expect, test } from '@playwright/test'
import { directions, stored, visit } from './visit.ts'

for (const { name, kandji, other, lang } of directions) {
  test.describe(name, () => {
    test('the toggle keeps query and hash, stores the preference and restores the scroll position 50 ms after the load', async ({
      page,
      baseURL,
    }) => {
      await page.clock.install()
      await visit(page, `${kandji}?a=1#main`)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.locator('.language-float').click()
      await expect(page).toHaveURL(`${baseURL}${other}?a=1#main`)
      expect(await stored(page, 'language')).toBe(lang === 'en' ? 'he' : 'en')
      // The position is taken once the entry runs.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll'))).toBeNull()
      await page.clock.runFor(49)
      expect(await page.evaluate(() => scrollY)).not.toBe(700)
      await page.clock.runFor(1)
      expect(await page.evaluate(() => scrollY)).toBe(700)
    })

    test('the header’s toggle does the same', async ({ page, baseURL }) => {
      await visit(page, kandji)
      await page.waitForLoadState('networkidle')
      await page.locator('.language-link').click()
      await expect(page).toHaveURL(baseURL + other)
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'en' ? 'rtl' : 'ltr')
    })

    test('the floating button stands in the top right corner, the accessibility button in the bottom left', async ({
      page,
    }) => {
      await visit(page, kandji)
      const view = page.viewportSize() ?? { width: 0, height: 0 }
      const float = await page.locator('.language-float').boundingBox()
      const dock = await page.locator('.dock-button').boundingBox()
      expect(view.width - (float?.x ?? 0) - (float?.width ?? 0)).toBeLessThan(20)
      expect(float?.y).toBeLessThan(30)
      expect(dock?.x).toBeLessThan(30)
      expect(view.height - (dock?.y ?? 0) - (dock?.height ?? 0)).toBeLessThan(30)
    })

    test('a new page starts at the top', async ({ page }) => {
      await visit(page, kandji)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page
        .locator('footer a', { hasText: /Privacy|פרטיות/ })
        .first()
        .click()
      await page.waitForURL('**/privacy-policy')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('a navigation that takes longer than 400 ms says so politely', async ({ page }) => {
      await visit(page, kandji)
      await page.waitForLoadState('networkidle')
      const status = page.locator('.navigation-status')
      await expect(status).toHaveAttribute('role', 'status')
      const said = new Promise<[text: string, after: number]>(resolve => {
        void page.exposeFunction('said', (text: string, after: number) => resolve([text, after]))
      })
      // The page cannot be asked while it is leaving, so it tells by itself; the answer comes only then.
      await page.route('**/terms-of-use', async route => {
        await said
        await route.continue()
      })
      await page.evaluate(() => {
        const element = document.querySelector('.navigation-status')
        const start = performance.now()
        const { said } = window as unknown as { said: (text: string, after: number) => void }
        if (element) {
          new MutationObserver(() => {
            if (element.textContent) said(element.textContent, performance.now() - start)
          }).observe(element, { childList: true })
        }
        setTimeout(() => document.querySelector<HTMLElement>('footer a[href$="/terms-of-use"]')?.click())
      })
      const [text, after] = await said
      expect(text).toBe(lang === 'en' ? 'Loading...' : 'טוען...')
      expect(after).toBeGreaterThanOrEqual(400)
      await page.waitForURL('**/terms-of-use')
      await expect(status).toBeEmpty()
    })
  })
}

test('a page out of the back/forward cache follows a preference stored since', async ({ page, baseURL }) => {
  await visit(page, '/kandji')
  await page.evaluate(() => {
    localStorage.setItem('language', 'he')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(`${baseURL}/he/kandji`)
})

test('links prepared in advance are pages of this site, never endpoints, new tabs or the other language', async ({
  page,
}) => {
  await visit(page, '/kandji')
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  const [{ where, eagerness }] = rules.prerender
  expect(eagerness).toBe('moderate')
  expect(where.and).toContainEqual({ not: { href_matches: '/api/*' } })
  expect(where.and).toContainEqual({ not: { selector_matches: '[data-language], [target]' } })
})
