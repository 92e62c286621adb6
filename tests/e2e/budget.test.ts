import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { addresses, budgets, measurePage, type PageBytes } from '../bench/pageBytes.ts'

for (const address of addresses) {
  test(`${address} stays inside its budgets, on a first visit`, async ({ page }) => {
    const measured = await measurePage(page, address)
    for (const [figure, budget] of Object.entries(budgets[address]) as [keyof PageBytes, number][]) {
      expect(measured[figure], figure).toBeGreaterThan(0)
      expect(measured[figure], figure).toBeLessThanOrEqual(budget)
    }
  })
}

for (const address of ['/store', '/he/store'] as const) {
  test(`${address} fetches no React before somebody opens the quote`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await measurePage(page, address)
    await page.locator('[data-add]').first().press('Enter')
    await expect(page.locator('[data-badge]')).toHaveText('1')
    const sizes = (await Promise.all(scripts)).map(text => brotliCompressSync(text).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets[address].scripts ?? 0)
  })
}
