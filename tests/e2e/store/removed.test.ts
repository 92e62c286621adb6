import { expect, test } from '@playwright/test'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('quantity 0 and "remove" take an item off; one that left the catalogue is marked', async ({ page }) => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', '1')
        const items = [
          { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 },
          { id: 'gone', name: 'PowerBook', quantity: 2 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await expect(badge(page)).toHaveText('3')
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.gone)).toHaveCount(1)
      await panel.getByRole('button', { name: w.remove }).click()
      // The button is gone: what was removed has the focus, and is announced.
      await expect(panel.locator('[data-removed]')).toBeFocused()
      await expect(panel.getByRole('status').getByText(w.removed)).toBeAttached()
      await panel.locator('input[type=number]').fill('0')
      await page.keyboard.press('Enter')
      await expect(panel.locator('input[type=number]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(badge(page)).toHaveText('0')
    })

    test('a line says that something chosen for it is no longer offered, until something else is chosen', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const items = [{ id: 'macbook-air-13.99gb', name: 'MacBook Air 13-inch', quantity: 1 }]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.lostChoice)).toBeVisible()
      await panel.locator('.line-choices summary').click()
      const [memory = ''] = w.values
      await panel.getByRole('radio', { name: memory, exact: true }).check()
      await expect(panel.getByText(w.lostChoice)).toHaveCount(0)
    })

    test('what was removed is seen, and comes back with its quantity and in its place, a second time too', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const items = [
          { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 3 },
          { id: 'gone', name: 'PowerBook', quantity: 2 },
        ]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const undo = page.getByRole('button', { name: w.undo })
      for (const remove of [
        () => panel.getByRole('button', { name: w.remove }).click(),
        () =>
          quantities
            .first()
            .fill('0')
            .then(() => page.keyboard.press('Enter')),
        () =>
          quantities
            .first()
            .fill('-3')
            .then(() => page.keyboard.press('Tab')),
      ]) {
        await remove()
        await expect(quantities).toHaveCount(1)
        await expect(panel.locator('p', { has: undo })).toContainText(w.removed)
        await undo.press('Enter')
        await expect(quantities).toHaveCount(2)
        await expect(quantities.first()).toHaveValue('3')
        await expect(undo).toHaveCount(0)
        await expect(panel.locator('[data-line]').first()).toBeFocused()
      }
      // Removed one after the other, the last comes back first.
      await panel.getByRole('button', { name: w.remove }).click()
      await quantities.fill('0')
      await page.keyboard.press('Enter')
      await expect(quantities).toHaveCount(0)
      await undo.click()
      await expect(quantities).toHaveValue('2')
      await undo.click()
      await expect(quantities.first()).toHaveValue('3')
      await expect(undo).toHaveCount(0)
      await panel.getByRole('button', { name: w.remove }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(quantities).toHaveCount(1)
      await expect(undo).toHaveCount(0)
      await expect(badge(page)).toHaveText('2')
    })

    test('who removes a line far down a long list stays there, and goes on with the next one', async ({ page }) => {
      await page.addInitScript(() => {
        const items = Array.from({ length: 20 }, (_, index) => ({
          id: `gone-${index}`,
          name: `Part ${index}`,
          quantity: 1,
        }))
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const note = panel.locator('[data-removed]')
      const scrolled = () => panel.evaluate(element => element.scrollTop)
      const removeOf = (index: number) => panel.locator(`li:has([data-line="gone-${index}"]) button`).last()
      await removeOf(14).focus()
      const before = await scrolled()
      expect(before).toBeGreaterThan(500)
      await page.keyboard.press('Enter')
      await expect(note).toBeFocused()
      await expect(note).toContainText('Part 14')
      await expect(note).toBeInViewport()
      expect(Math.abs((await scrolled()) - before)).toBeLessThan(200)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: w.undo })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(panel.locator('li:has([data-line="gone-15"]) button').first()).toBeFocused()
      // The second one too, and both come back where they were, whatever was done to others meanwhile.
      await removeOf(15).click()
      await expect(note).toContainText('Part 15')
      await panel.locator('li:has([data-line="gone-13"]) input').press('ArrowUp')
      await expect(badge(page)).toHaveText('19')
      for (const index of [15, 14]) {
        await page.getByRole('button', { name: w.undo }).click()
        await expect(panel.locator(`[data-line="gone-${index}"]`)).toBeFocused()
      }
      await expect(note).toHaveCount(0)
      await expect(panel.locator('[data-line]').nth(15)).toHaveText('Part 15')
      expect(await scrolled()).toBeGreaterThan(500)
    })

    test('what was taken off on its card comes back in the panel with its choices and in its place, and is offered once', async ({
      page,
    }) => {
      const chosen = { id: 'macbook-air-13.24gb.midnight.hebrew', name: 'MacBook Air 13-inch', quantity: 1 }
      const lines = JSON.stringify([chosen, { id: 'mac-mini', name: 'Mac mini', quantity: 2 }])
      await page.addInitScript(cart => localStorage.setItem('cart', cart), lines)
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      const status = panel.getByRole('status').first()
      const undo = page.getByRole('button', { name: w.undo })
      const printed = page.locator('.quote-paper td:last-child')
      for (let time = 0; time < 2; time++) {
        await card.locator('[data-less]').click()
        await expect(badge(page)).toHaveText('2')
        await page.getByRole('button', { name: w.quote }).click()
        const said = w.removed.replace('MacBook Air 13-inch', w.chosen)
        await expect(panel.locator('p', { has: undo })).toContainText(said)
        await expect(status).toHaveText(said)
        await expect(page.locator('[data-added]')).toBeEmpty()
        await undo.click()
        await expect(printed).toHaveText([w.chosen, 'Mac mini'])
        await expect(status).toHaveText(w.put + w.chosen)
        await page.keyboard.press('Escape')
      }
      await card.locator('[data-less]').click()
      for (const offered of [1, 0]) {
        await page.getByRole('button', { name: w.quote }).click()
        await expect(printed).toHaveText(['Mac mini'])
        await expect(undo).toHaveCount(offered)
        await page.keyboard.press('Escape')
      }
      // One that is on the list again is not missing.
      for (const key of ['[data-add]', '[data-less]', '[data-add]']) await card.locator(key).press('Enter')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(printed).toHaveText(['Mac mini', 'MacBook Air 13-inch'])
      await expect(undo).toHaveCount(0)
    })
  })
}
