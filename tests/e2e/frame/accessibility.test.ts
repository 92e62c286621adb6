import { expect, type Page, test } from '@playwright/test'
import { complaints, decided, directions, stored, visit } from './visit.ts'

const opener = (page: Page) => page.locator('.dock-button')
const menu = (page: Page) => page.locator('#accessibility')
const act = (page: Page, name: string) => menu(page).locator(`[data-act=${name}]`)
const root = (page: Page) => page.locator('html')

const modes = [
  ['highContrast', 'high-contrast'],
  ['invertedContrast', 'inverted-contrast'],
  ['grayscale', 'grayscale'],
  ['highlightLinks', 'highlight-links'],
  ['accessibleFont', 'accessible-font'],
  ['pauseAnimations', 'pause-animations'],
] as const

for (const { name, kandji } of directions) {
  test.describe(name, () => {
    test('text size goes one step at a time and stops at both ends', async ({ page }) => {
      await visit(page, kandji)
      await opener(page).click()
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      const normal = await size()
      await act(page, 'larger').click()
      await expect(root(page)).toHaveAttribute('data-text-size', 'large')
      expect(await size()).toBeGreaterThan(normal)
      await act(page, 'larger').click()
      await expect(root(page)).toHaveAttribute('data-text-size', 'xlarge')
      await expect(act(page, 'larger')).toBeDisabled()
      for (const next of ['large', 'normal', 'small']) {
        await act(page, 'smaller').click()
        await expect(root(page)).toHaveAttribute('data-text-size', next)
      }
      await expect(act(page, 'smaller')).toBeDisabled()
    })

    test('each switch sets its class, is stored, and reset takes all back', async ({ page }) => {
      await visit(page, kandji)
      await opener(page).click()
      for (const [key, className] of modes) {
        await act(page, key).click()
        await expect(root(page)).toContainClass(className)
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'true')
        expect(JSON.parse((await stored(page, 'accessibility')) ?? '{}')[key]).toBe(true)
      }
      await act(page, 'reset').click()
      for (const [key, className] of modes) {
        await expect(root(page)).not.toContainClass(className)
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'false')
      }
    })

    test('closes on Escape with the focus back, and on a click outside', async ({ page }) => {
      await visit(page, kandji)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(act(page, 'smaller')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.click(900, 500)
      await expect(menu(page)).toBeHidden()
    })

    test('settings are there before the first paint and in every tab', async ({ page, context }) => {
      await visit(page, kandji, { consent: decided, accessibility: { textSize: 'large', highContrast: true } })
      // Set by the script in the head: already there when the body begins.
      const html = await page.locator('head script').first().textContent()
      expect(html).toContain('high-contrast')
      await expect(root(page)).toContainClass('high-contrast')
      const second = await context.newPage()
      await second.goto(kandji)
      await expect(root(second)).toHaveAttribute('data-text-size', 'large')
      await opener(second).click()
      await act(second, 'grayscale').click()
      await expect(root(page)).toContainClass('grayscale')
    })

    test('paused animations stop the typed word where they are paused', async ({ page }) => {
      await visit(page, kandji.replace('/kandji', '') || '/', {
        consent: decided,
        accessibility: { pauseAnimations: true },
      })
      const word = page.locator('.typing [data-word]')
      const before = await word.textContent()
      await page.clock.install()
      await page.clock.runFor(10_000)
      await expect(word).toHaveText(before ?? '')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })

    test('inverted and grey pages keep their fixed parts in place', async ({ page }) => {
      await visit(page, kandji, { consent: decided, accessibility: { invertedContrast: true, grayscale: true } })
      await page.waitForLoadState('networkidle')
      const place = () => opener(page).evaluate(element => element.getBoundingClientRect().bottom)
      const before = await place()
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
      expect(await place()).toBe(before)
    })
  })
}

test('the statement opens in a new tab', async ({ page }) => {
  await visit(page, '/he/kandji')
  const link = menu(page).locator('a')
  await expect(link).toHaveAttribute('href', '/he/accessibility-statement')
  await expect(link).toHaveAttribute('target', '_blank')
})

for (const [name, breakStorage] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`with storage ${name} settings, cookie choice and menus work for the page`, async ({ page }) => {
    const found = complaints(page)
    await page.addInitScript(breakStorage)
    await page.goto('/kandji')
    await page.locator('.cookie-banner [data-act=all]').click()
    await expect(page.locator('.cookie-banner')).toBeHidden()
    await opener(page).click()
    await act(page, 'highContrast').click()
    await expect(root(page)).toContainClass('high-contrast')
    await page.keyboard.press('Escape')
    await page.locator('.language-link').click()
    await page.waitForURL('**/he/kandji')
    expect(found).toEqual([])
  })
}
