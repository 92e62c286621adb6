import { expect, type Locator, test } from '@playwright/test'
import { decided, directions, visit } from './shell/visit.ts'

/** Where an element is, px; `start` and `end` from the edges at which a line of the page begins and ends. */
const box = (element: Locator) =>
  element.evaluate(one => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
    const rtl = document.documentElement.dir === 'rtl'
    return { start: rtl ? innerWidth - right : left, top, bottom, width, height }
  })

for (const { name, prefix, home, kandji } of directions) {
  test.describe(name, () => {
    test('768 px: the quote’s button and the number of products stand beside the selects, not their labels', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await visit(page, `${prefix}/store`)
      const bar = page.locator('.store-bar')
      const select = await box(bar.locator('select').first())
      for (const beside of [bar.locator('[data-count]'), bar.getByRole('button')])
        expect(Math.abs((await box(beside)).bottom - select.bottom)).toBeLessThan(2)
    })

    test('the frame around what has the focus leaves a space to the words beside and below it', async ({ page }) => {
      const space = (words: Locator) =>
        words.evaluate(element => {
          const focused = document.activeElement ?? document.body
          const text = document.createRange()
          text.selectNodeContents(element.firstChild ?? element)
          const [one, other] = [text.getBoundingClientRect(), focused.getBoundingClientRect()]
          const { outlineWidth, outlineOffset } = getComputedStyle(focused)
          const beside = Math.max(one.left - other.right, other.left - one.right)
          return Math.max(beside, one.top - other.bottom) - parseFloat(outlineWidth) - parseFloat(outlineOffset)
        })
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit(page, `${prefix}/store`)
      const brand = page.locator('label', { has: page.locator('[name=brand]') })
      await brand.locator('select').focus()
      expect(await space(brand)).toBeGreaterThan(4)

      await visit(page, `${prefix}/google-workspace`)
      const seats = page.locator('[data-behaviour=seats]')
      await seats.locator('input').fill('51')
      await seats.locator('[data-step="1"]').focus()
      expect(await space(seats.locator('[data-fault]:not([hidden])'))).toBeGreaterThan(4)
    })

    test('with the largest text, the buttons for one more and one less are of one size', async ({ page }) => {
      await visit(page, `${prefix}/store`, { consent: decided, accessibility: { textSize: 'xlarge' } })
      const add = page.locator('[data-add]').first()
      await add.click()

      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const less = await box(page.locator('[data-less]').first())
        const more = await box(add)
        expect([more.width, more.height]).toEqual([less.width, less.height])
      }
    })

    for (const width of [360, 700, 768, 1280])
      test(`${width} px: the words of the cookie banner begin where those of the page do`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await visit(page, kandji, {})
        const words = await box(page.locator('.cookie-banner p'))
        expect(words.start).toBeCloseTo((await box(page.locator('main h1'))).start, 0)
      })

    test('what is listed in the menu of solutions is as far below its heading everywhere', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit(page, home)
      await page.locator('header [data-menu] > summary').first().hover()
      const lists = page.locator('.mega-panel:visible .row-span-2')
      await expect(lists.first()).toBeVisible()
      // One heading of a row takes two lines.
      await lists
        .first()
        .locator('p')
        .evaluate(heading => heading.append(` ${heading.textContent}`.repeat(5)))
      const gaps = await lists.evaluateAll(all =>
        all.map(list => {
          const words = document.createRange()
          words.selectNodeContents(list.querySelector('p') ?? list)
          return Math.round(
            (list.querySelector('ul')?.getBoundingClientRect().top ?? 0) - words.getBoundingClientRect().bottom,
          )
        }),
      )
      expect(gaps.length).toBeGreaterThan(1)
      expect(new Set(gaps).size).toBe(1)
    })
  })
}
