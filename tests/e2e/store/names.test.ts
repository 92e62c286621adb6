import { expect, test } from '@playwright/test'
import { tick } from '../tick.ts'
import { languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('outside of its card an item is named with its brand: announced, listed, printed and sent', async ({
      page,
    }) => {
      await open(page, store)
      const card = page.locator('[data-brand=Logitech]').first()
      await card.locator('[data-add]').click()
      await expect(page.locator('[data-added]')).toHaveText(w.put + w.branded)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.locator('li > span').first()).toHaveText(w.branded)
      await expect(panel.getByRole('button', { name: w.branded })).toHaveCount(3)
      if (w.prefix) await expect(panel.locator('li bdi').first()).toHaveText('Logitech')
      await expect(page.locator('.quote-paper td').last()).toHaveText(w.branded)
      await panel.locator('[name=name]').fill('Noa Example')
      await panel.locator('[name=email]').fill('noa@example.com')
      await tick(panel.locator('[name=contact]'))
      const request = page.waitForRequest('**/api/submit-prospect.php')
      await panel.getByRole('button', { name: w.send }).click()
      expect((await request).postDataJSON().formData.message).toBe(`1 × ${w.branded}`)
    })

    test('a name that begins in the other script runs in the direction of the page', async ({ page }) => {
      const name = 'iPhone, דגם בסיס'
      await page.addInitScript(
        text => localStorage.setItem('cart', JSON.stringify([{ id: 'x', name: text, quantity: 1 }])),
        name,
      )
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const left = await page
        .getByRole('dialog')
        .locator('li > span')
        .first()
        .evaluate(line => {
          const leftOf = (word: string) => {
            const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const start = node.textContent?.indexOf(word) ?? -1
              if (start < 0) continue
              const range = document.createRange()
              range.setStart(node, start)
              range.setEnd(node, start + word.length)
              return range.getBoundingClientRect().left
            }
            return Number.NaN
          }
          return { latin: leftOf('iPhone'), hebrew: leftOf('דגם') }
        })
      expect(left.latin < left.hebrew).toBe(w.prefix === '')
    })

    test('an item added in one language is called by its name in the other', async ({ page }) => {
      await page.addInitScript(() => {
        const items = [{ id: 'apple-watch-band', name: 'As it was called', quantity: 1 }]
        localStorage.setItem('cart', JSON.stringify(items))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog').getByText(w.band)).toBeVisible()
    })
  })
}
