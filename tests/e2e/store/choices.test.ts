import { expect, test } from '@playwright/test'
import { axeFaults } from '../axe.ts'
import { decided, visit } from '../shell/visit.ts'
import { tick } from '../tick.ts'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    for (const width of [360, 1280]) {
      test(`${width} px: “Choose” on an item opens a long list at its choices, the second time too`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 })
        const ids = [
          'mac-mini',
          'mac-studio',
          'apple-watch-band',
          'logitech-keyboard',
          'logitech-mouse',
          'cisco-switch',
        ]
        await page.addInitScript(
          cart => {
            if (!localStorage.getItem('cart')) localStorage.setItem('cart', cart)
          },
          JSON.stringify(ids.map(id => ({ id, name: id, quantity: 1 }))),
        )
        await visit(page, store, { consent: decided })
        await page.getByRole('button', { name: w.add }).click()
        const radios = page.getByRole('dialog').getByRole('radio')
        for (const chosen of [0, 2]) {
          await page.getByRole('button', { name: w.choose }).click()
          await expect(radios.nth(chosen)).toBeFocused()
          await expect(radios.nth(chosen)).toBeInViewport({ ratio: 1 })
          const line = page.getByRole('dialog').locator('li:has(details[open])')
          await expect(line.getByText('MacBook Air 13-inch', { exact: true })).toBeInViewport({ ratio: 1 })
          await radios.nth(2).check()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        }
      })
    }

    test('what an item comes with is chosen, printed and sent without another text', async ({ page }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.choose }).click()
      const panel = page.getByRole('dialog')
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await panel.getByRole('button', { name: w.more }).click()
      await expect(panel.getByRole('radio', { checked: true })).toHaveCount(3)
      expect(await axeFaults(page, { parts: ['[data-island=QuoteCart]'] })).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.quote-paper')).toContainText(w.chosen)
      await expect(page.locator('.quote-paper')).toContainText(/\S+@\S+/)
      await expect(page.locator('.quote-paper')).toContainText(w.company)
      await expect(page.locator('.site-header')).toBeHidden()
      await page.emulateMedia({ media: null })
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await request).postDataJSON().formData.message).toBe(`2 × ${w.chosen}`)
      await expect(badge(page)).toHaveText('0')
      expect(await page.evaluate(() => localStorage.getItem('lastQuote'))).toContain(
        'macbook-air-13.24gb.midnight.hebrew',
      )
    })

    test('on the card “+” and “−” mean what was chosen; another one to choose for is added in the panel', async ({
      page,
    }) => {
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const printed = page.locator('.quote-paper td:last-child')
      const [memory = '', colour = '', keyboard = ''] = w.values
      await card.locator('[data-add]').click()
      await page.getByRole('button', { name: w.choose }).click()
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await page.keyboard.press('Escape')
      await card.locator('[data-add]').click()
      await expect(card.locator('[data-number]')).toHaveText('2')
      await page.getByRole('button', { name: w.choose }).click()
      await expect(quantities).toHaveCount(1)
      await expect(quantities).toHaveValue('2')
      await expect(printed).toHaveText([w.chosen])

      await panel.getByRole('button', { name: `${w.variant}: ${w.chosen}` }).press('Enter')
      await expect(quantities).toHaveCount(2)
      await expect(panel.getByRole('radio', { name: memory, exact: true }).last()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      const other = w.chosen.replace(memory, '16GB')
      await expect(printed).toHaveText([w.chosen, other])
      for (const name of [colour, keyboard]) {
        await expect(panel.locator('details[open]').getByRole('radio', { name, exact: true })).toBeChecked()
      }
      await page.keyboard.press('Escape')
      // Which line “+” and “−” mean is chosen in the panel; nothing was changed meanwhile.
      for (const key of ['[data-add]', '[data-less]']) {
        await card.locator(key).click()
        await expect(quantities).toHaveCount(2)
        await expect(printed).toHaveText([w.chosen, other])
        await expect(card.locator('[data-number]')).toHaveText('3')
        if (key === '[data-add]') await page.keyboard.press('Escape')
      }
      await panel.getByRole('button', { name: `${w.less}: ${other}` }).click()
      await expect(printed).toHaveText([w.chosen])
      await page.keyboard.press('Escape')
      await card.locator('[data-less]').click()
      await expect(card.locator('[data-number]')).toHaveText('1')
      await expect(panel).toBeHidden()
    })

    test('what “−” took off a card comes back as it was chosen, also by one Enter too many', async ({ page }) => {
      await open(page, store)
      const card = page.locator('[data-item]').first()
      const panel = page.getByRole('dialog')
      await card.locator('[data-add]').click()
      await page.getByRole('button', { name: w.choose }).click()
      for (const name of w.values) await panel.getByRole('radio', { name, exact: true }).check()
      await page.keyboard.press('Escape')
      await card.locator('[data-less]').focus()
      await page.keyboard.press('Enter')
      // The focus has gone to the button that adds.
      await expect(card.locator('[data-add]')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.locator('.quote-paper td:last-child')).toHaveText([w.chosen])
      // It is there again: giving it back once more would double it.
      await expect(panel.getByRole('button', { name: w.undo, exact: true })).toHaveCount(0)
    })

    test('one more to choose something else for is a line of its own also after a reload, and still to be chosen for', async ({
      page,
    }) => {
      await open(page, store)
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const [memory = ''] = w.values
      for (let press = 0; press < 3; press++) await page.getByRole('button', { name: w.add }).press('Enter')
      await page.getByRole('button', { name: w.choose }).click()
      await panel.getByRole('button', { name: w.variant }).click()
      await expect(quantities).toHaveCount(2)
      await page.reload()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(quantities).toHaveCount(2)
      // Turning to a line makes one of those that have become equal by a choice.
      for (const place of [0, 1]) await panel.locator('summary').nth(place).click()
      await expect(quantities).toHaveCount(2)
      for (const [place, quantity] of ['3', '1'].entries()) await expect(quantities.nth(place)).toHaveValue(quantity)
      await expect(page.locator('.quote-paper td')).toHaveText(['4', 'MacBook Air 13-inch'])
      await expect(panel.locator('li').filter({ hasText: w.repeated })).toHaveCount(1)
      await panel.getByRole('radio', { name: memory, exact: true }).last().check()
      await expect(page.locator('.quote-paper td:first-child')).toHaveText(['3', '1'])
      await expect(panel.getByText(w.repeated)).toHaveCount(0)
    })

    test('a choice that another line has is passed by keyboard; equal lines become one once it is made', async ({
      page,
    }) => {
      const cart = [
        { id: 'macbook-air-13.16gb', name: 'MacBook Air 13-inch', quantity: 3 },
        { id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 },
      ]
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const quantities = panel.locator('input[type=number]')
      const choices = panel.locator('details').nth(1)
      const disclosure = choices.locator('summary')
      await expect(disclosure).toHaveAccessibleName(/ \(MacBook Air 13-inch\)$/)
      await disclosure.press('Enter')
      await choices.getByRole('radio').first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(choices.getByRole('radio', { name: '16GB' })).toBeFocused()
      await expect(quantities).toHaveCount(2)
      await page.keyboard.press('ArrowDown')
      await expect(choices.getByRole('radio', { name: '24GB' })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      // What is handed on and sent has them as one already.
      await expect(page.locator('.quote-paper tbody tr')).toHaveCount(1)
      await disclosure.press('Enter')
      await expect(quantities).toHaveCount(1)
      await expect(quantities).toHaveValue('4')
      await expect(panel.locator('#quote-title')).toBeFocused()
    })

    test('lines of one item are told apart by what was chosen', async ({ page }) => {
      const cart = ['macbook-air-13.16gb', 'macbook-air-13.24gb'].map(id => ({ id, name: 'MacBook Air', quantity: 1 }))
      await page.addInitScript(lines => localStorage.setItem('cart', lines), JSON.stringify(cart))
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: `${w.more}, 16GB`, exact: true }).click()
      await expect(panel.getByRole('status').first()).toHaveText('MacBook Air 13-inch, 16GB: 2')
      await panel.getByRole('button', { name: `${w.remove}, 24GB`, exact: true }).click()
      await expect(panel.getByRole('status').first()).toHaveText(`${w.removed}, 24GB`)
    })
  })
}
