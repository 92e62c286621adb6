import { expect, test } from '@playwright/test'
import { holdRequests } from '../holdRequests.ts'
import { visit } from '../shell/visit.ts'
import { tick } from '../tick.ts'
import { badge, languages, open } from './shop.ts'

for (const w of languages) {
  const store = `${w.prefix}/store`
  test.describe(store, () => {
    test('where the catalogue cannot be had, the panel says so, and no item is taken for gone', async ({ page }) => {
      await page.route('**/store-items.json', route => route.fulfill({ status: 503, json: { error: 'busy' } }))
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      await expect(page.getByRole('dialog').getByText(w.unavailable)).toBeVisible()
      await expect(page.getByText(w.gone)).toHaveCount(0)
    })

    test('where the catalogue cannot be had, lines of one item still differ in what was chosen', async ({ page }) => {
      await page.route('**/store-items.json', route => route.abort())
      await page.addInitScript(() => {
        const lines = ['24gb', '16gb'].map(code => ({ id: `macbook-air-13.${code}`, name: 'MacBook Air', quantity: 1 }))
        localStorage.setItem('cart', JSON.stringify(lines))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      for (const code of ['24gb', '16gb']) await expect(panel.getByText(code, { exact: true })).toBeVisible()
    })

    test('while the list of a link is on its way, the panel says that it is loading, not that there are no items', async ({
      page,
    }) => {
      const release = await holdRequests(page, '**/store-items.json')
      await open(page, `${store}#list=1,mac-mini:1`)
      const panel = page.getByRole('dialog')
      await expect(panel.getByRole('status').getByText(w.loading)).toBeVisible()
      await expect(panel.getByText(w.empty)).toHaveCount(0)
      release()
      await expect(panel.getByRole('button', { name: w.accept })).toBeVisible()
      await expect(panel.getByRole('status').getByText(w.loading)).toHaveCount(0)
    })

    test('until the words of its choices have come, a list is not sent', async ({ page }) => {
      const release = await holdRequests(page, '**/store-items.json')
      const sent: string[] = []
      await page.route('**/api/submit-prospect.php', route => {
        sent.push(route.request().postDataJSON().formData.message)
        return route.fulfill({ json: { success: true } })
      })
      await page.addInitScript(() => {
        const line = { id: 'macbook-air-13.24gb.midnight.hebrew', name: 'MacBook Air 13-inch', quantity: 2 }
        localStorage.setItem('cart', JSON.stringify([line]))
      })
      await open(page, store)
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      const form = panel.locator('form:has([name=email])')
      const button = form.locator('[type=submit]')
      await form.locator('[name=name]').fill('Noa Example')
      await form.locator('[name=email]').fill('noa@example.com')
      await tick(form.locator('[name=contact]'))
      await expect(panel.getByRole('status').getByText(w.loading)).toBeVisible()
      await expect(button).toHaveText(w.loading)
      await button.press('Enter')
      release()
      await expect(button).toHaveText(w.send)
      await button.press('Enter')
      await expect(form.locator('[data-outcome=success]')).toBeVisible()
      expect(sent).toEqual([`2 × ${w.chosen}`])
    })

    test('once the network is back, the open panel has what it lacked', async ({ page }) => {
      await page.route('**/store-items.json', route => route.abort())
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unavailable)).toBeVisible()
      await page.unroute('**/store-items.json')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
    })

    test('opened again without a network, the panel has what it had, and says nothing of it', async ({
      page,
      context,
    }) => {
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.locator('.line-choices')).toBeVisible()
      await page.keyboard.press('Escape')
      await context.setOffline(true)
      const failed = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: w.quote }).click()
      await failed
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await expect(panel.locator('.line-choices')).toBeVisible()
      await page.evaluate(() => {
        location.hash = '#list=1,macbook-air-13.24gb:1'
      })
      await expect(panel.getByRole('button', { name: w.accept })).toBeVisible()
    })

    test('of an empty list the panel lacks nothing without a network', async ({ page }) => {
      await page.route('**/store-items.json', route => route.abort())
      await open(page, store)
      const failed = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: w.quote }).click()
      await failed
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(page.getByRole('dialog').getByText(w.unavailable)).toHaveCount(0)
    })

    test('what the panel lacks comes also where the first request after the network is back fails, or at a press', async ({
      page,
    }) => {
      await page.route('**/store-items.json', route => route.abort(), { times: 2 })
      await open(page, store)
      await page.getByRole('button', { name: w.add }).click()
      await page.getByRole('button', { name: w.quote }).click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText(w.unavailable)).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await page.reload()
      await page.route('**/store-items.json', route => route.abort(), { times: 2 })
      await page.getByRole('button', { name: w.quote }).click()
      const retry = panel.getByRole('button', { name: w.retry })
      const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/store-items.json'))
      await retry.press('Enter')
      await failed
      await expect(retry).toBeFocused()
      await retry.press('Enter')
      await expect(panel.locator('.line-choices')).toBeVisible()
      await expect(panel.getByText(w.unavailable)).toHaveCount(0)
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    })

    test('360 px: what cannot be fetched says so where it is pressed', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      // The page has reloaded itself once already.
      await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'))
      const chunks = '**/assets/chunks/*.js'
      const said = () =>
        page.evaluate(() => {
          // What has the text as generated content is found there itself.
          const there = document.elementFromPoint(innerWidth / 2, innerHeight - 100)
          return there && getComputedStyle(there, '::after').content
        })
      await page.route(chunks, route => route.abort())
      await visit(page, store)
      const catalogue = page.locator('[data-behaviour=store]')
      // Nothing else is being fetched: a press that joins it would end as that does.
      await expect(catalogue).toHaveAttribute('data-failed')
      await catalogue.evaluate(element => element.removeAttribute('data-failed'))
      await page.locator('[data-add]').last().scrollIntoViewIfNeeded()
      // Without a pointer, which fetches the code before the press does.
      await page.locator('[data-add]').last().dispatchEvent('click')
      await expect.poll(said).toBe(`"${w.unavailable}"`)
      await page.unroute(chunks)
      await page.locator('[data-add]').last().click()
      await expect(badge(page)).toHaveText('1')
      expect(await said()).toBe('none')
      await page.route(chunks, route => route.abort())
      await page.getByRole('button', { name: w.quote }).click()
      await expect.poll(said).toBe(`"${w.unavailable}"`)
    })
  })
}
