import { expect, type Page, test } from '@playwright/test'
import { directions, visit } from './shell/visit.ts'

/** What a selector shows on paper. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => all.filter(element => element.checkVisibility()).length)

for (const { name, home, kandji, prefix } of directions) {
  test.describe(name, () => {
    test('on paper answers are open, and nothing is left that only a screen can do', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of [kandji, home, `${prefix}/store`]) {
        await visit(page, path, {})
        for (const selector of ['.site-header', '.dock', '.cookie-banner', 'form', '.language-float', 'button']) {
          expect(await shown(page, selector), `${selector} on ${path}`).toBe(0)
        }
        const answers = page.locator('[data-faq] details > :not(summary)')
        for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })

    test('on paper buttons are links with their address, and links in the text keep theirs', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, kandji)
      const button = page.locator('main a[target=_blank]').first()
      const address = await button.getAttribute('href')
      const look = await button.evaluate(element => {
        const { backgroundColor, textDecorationLine } = getComputedStyle(element)
        const { content, direction } = getComputedStyle(element, '::after')
        return { backgroundColor, textDecorationLine, address: content, gapWith: direction }
      })
      expect(look).toEqual({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        textDecorationLine: 'underline',
        address: `" (\u2066${address}\u2069)"`,
        gapWith: prefix ? 'rtl' : 'ltr',
      })
    })

    test('no card, table row, question or heading is cut in two by the end of a sheet', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of [kandji, home, `${prefix}/store`, `${prefix}/google-workspace`]) {
        await visit(page, path)
        const cut = await page
          .locator('main li, main tr, main details, main figure, main aside, .feature-grid > *')
          .evaluateAll(all =>
            all
              .filter(element => element.checkVisibility() && getComputedStyle(element).breakInside !== 'avoid')
              .map(element => element.outerHTML.slice(0, 80)),
          )
        expect(cut).toEqual([])
      }
    })
  })
}

test('figures that have not been counted up yet are whole on paper', async ({ page }) => {
  await visit(page, '/')
  const counter = page.locator('[data-behaviour=counter]')
  await counter.evaluate(element =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 5, behavior: 'instant' }),
  )
  await expect(counter).toHaveAttribute('data-live', '')
  await expect(counter.locator('[data-count]').first()).toHaveText('0+')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(counter.locator('[data-count]')).toHaveText(['240+', '97%'])
})

test('a toast that is on the screen is not printed', async ({ page }) => {
  await visit(page, '/kandji')
  await page.locator('[data-island=ContactForm] form').getByRole('button').press('Enter')
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
})
