import { expect, test } from '@playwright/test'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('a quantity can be typed over without losing the item', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const quantity = page.getByRole('dialog').locator('input[type=number]')
      await quantity.fill('')
      await quantity.pressSequentially('12')
      await expect(badge(page)).toHaveText('12')
      await quantity.fill('')
      await quantity.blur()
      await expect(quantity).toHaveValue('12')
      for (const [typed, is] of [['007', '7'] as const, ['1e3', '1000'] as const]) {
        await quantity.fill(typed)
        await quantity.blur()
        await expect(quantity).toHaveValue(is)
        await expect(badge(page)).toHaveText(is)
      }
      await quantity.fill('99999')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('9999')
      await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: w.noMore })).toBeVisible()
      await expect(quantity).toBeFocused()
      await expect(page.getByRole('dialog')).toContainText(w.noMore)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => {
        document.documentElement.dataset.textSize = 'xlarge'
        document.documentElement.classList.add('accessible-font')
      })
      const room = await quantity.evaluate(input => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.font = font
        const inner = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return inner - pen.measureText('9999').width
      })
      expect(room).toBeGreaterThan(0)
      // What is said is what is on the list.
      await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText('MacBook Air 13-inch: 9999')
    })

    test('Escape gives up a 0 that is being typed and leaves the panel open; the next one closes it, and nothing is removed', async ({
      page,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]')
      for (const typed of ['0', '']) {
        await quantity.fill('3')
        await quantity.fill(typed)
        await page.keyboard.press('Escape')
        await expect(panel).toBeVisible()
        await expect(quantity).toHaveValue('3')
        await expect(quantity).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(badge(page)).toHaveText('3')
      // What is a quantity already is kept.
      await page.getByRole('button', { name: w.quote }).click()
      await quantity.fill('5')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(badge(page)).toHaveText('5')
    })

    test('a quantity that is no whole number gives way to the one before it, and the line says so until the next one', async ({
      page,
    }) => {
      const line = { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 25 }
      await page.addInitScript(cart => localStorage.setItem('cart', cart), JSON.stringify([line]))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]')
      const said = panel.locator('li').getByRole('status')
      await expect(said).toBeAttached()
      for (const typed of ['1.5', '2.7', '-0.5', '2e', '-']) {
        for (const key of ['Tab', 'Enter']) {
          await quantity.press('ControlOrMeta+a')
          await quantity.pressSequentially(typed)
          // Not only once the field is left: the page may be left first.
          await expect(badge(page)).toHaveText('25')
          await quantity.press(key)
          await expect(quantity).toHaveValue('25')
          await expect(badge(page)).toHaveText('25')
          await expect(said).toHaveText(w.whole)
        }
      }
      // Left empty, nothing was typed.
      await quantity.fill('')
      await quantity.press('Tab')
      await expect(quantity).toHaveValue('25')
      await expect(said).toBeEmpty()
      await quantity.fill('1.5')
      await quantity.press('Enter')
      await expect(said).toHaveText(w.whole)
      await panel.getByRole('button', { name: w.more }).click()
      await expect(quantity).toHaveValue('26')
      await expect(said).toBeEmpty()
    })

    test('scrolling over a quantity that has the focus scrolls, and changes nothing', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantity = panel.locator('input[type=number]')
      await quantity.fill('12')
      await quantity.hover()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => panel.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
      await expect(quantity).toHaveValue('12')
      await expect(badge(page)).toHaveText('12')
    })
  })
}
