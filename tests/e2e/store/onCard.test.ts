import { expect, test } from '@playwright/test'
import { decided, visit } from '../shell/visit.ts'
import { badge, languages, open, visibleItems } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('an item says how many of it are on the quote, and gives one back; the focus stays with it', async ({
      page,
    }) => {
      await open(page, store)
      const item = page.locator('[data-item]').first()
      const add = item.locator('[data-add]')
      await expect(add).toHaveAccessibleName(w.add)
      await add.click()
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}1`)
      await add.click()
      await expect(item.locator('[data-number]')).toHaveText('2')
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}2`)
      // Another item's button says nothing of it, and a page that is opened again says it from the start.
      await expect(page.locator('[data-add]').nth(1)).toHaveAccessibleDescription('')
      await open(page, store)
      await expect(add).toHaveAccessibleDescription(`${w.onQuote}2`)
      const announced = page.locator('[data-added]')
      await add.click()
      await expect(announced).toHaveText('MacBook Air 13-inch: 3')
      await item.locator('[data-less]').click()
      await expect(announced).toHaveText('MacBook Air 13-inch: 2')
      await item.locator('[data-less]').click()
      await expect(item.locator('[data-number]')).toHaveText('1')
      await expect(announced).toHaveText('MacBook Air 13-inch: 1')
      await item.locator('[data-less]').press('Enter')
      await expect(announced).toHaveText(w.removed)
      await expect(item.locator('.on-quote')).toHaveCount(0)
      await expect(item.locator('[data-add]')).toBeFocused()
      await expect(add).toHaveAccessibleDescription('')
      await expect(badge(page)).toHaveText('0')
    })

    for (const width of [360, 768, 1280])
      test(`${width} px: a second press where an item was added takes nothing back, however late it comes`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        const item = page.locator('[data-item]').first()
        await item.scrollIntoViewIfNeeded()
        const { x = 0, y = 0, width: all = 0, height = 0 } = (await item.locator('[data-add]').boundingBox()) ?? {}
        await page.mouse.click(x + all / 2, y + height / 2)
        await expect(item.locator('[data-number]')).toHaveText('1')
        await expect(item.locator('[data-add]').locator('..')).toHaveCSS('pointer-events', 'auto')
        await page.mouse.click(x + all / 2, y + height / 2)
        await expect(item.locator('[data-number]')).toHaveText('1')
      })

    for (const width of [320, 360, 640, 1280]) {
      test(`${width} px: −, the number on the quote and + stand beside each other, also when the text is large`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await open(page, store)
        const item = page.locator('[data-item]').first()
        const places = () =>
          item.evaluate(card =>
            ['[data-less]', '[data-number]', '[data-add]'].map(selector => {
              const { left, right, top, height } =
                card.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
              return { left, right, middle: Math.round(top + height / 2) }
            }),
          )
        await item.locator('[data-add]').focus()
        for (const scale of ['1', '1.45']) {
          await page.evaluate(to => document.documentElement.style.setProperty('--text-scale', to), scale)
          for (let presses = 0; presses < 10; presses++) await page.keyboard.press('Enter')
          await expect(item.locator('[data-number]')).toHaveText(scale === '1' ? '10' : '20')
          await expect(item.locator('[data-add]')).toBeFocused()
          const row = await places()
          expect(new Set(row.map(({ middle }) => middle)).size).toBe(1)
          const [less, number, more] = w.prefix ? row.reverse() : row
          expect((number?.left ?? 0) - (less?.right ?? 0)).toBeCloseTo((more?.left ?? 0) - (number?.right ?? 0), 0)
          expect((more?.left ?? 0) - (number?.right ?? 0)).toBeLessThan(13)
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        }
      })
    }

    test('320 px: in the largest text and the accessible font no label of what can be chosen breaks inside a word', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await visit(page, store, {
        consent: decided,
        accessibility: { textSize: 'xlarge', accessibleFont: true },
      })
      const labels = visibleItems(page).locator('dt')
      expect(await labels.count()).toBeGreaterThan(2)
      // Each is one word.
      const lines = await labels.evaluateAll(all =>
        all.map(label => {
          const range = new Range()
          range.selectNodeContents(label)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size
        }),
      )
      expect(lines.filter(count => count > 1)).toEqual([])
    })
  })
}
