import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findHeadlessChromium } from '../../scripts/setup/engines.mjs'
import { addresses, budgets, measurePage, type PageBytes } from '../bench/pageBytes.ts'
import { serveBuild } from '../bench/serve.ts'
import { headlessOptions } from '../e2e/chromium.ts'
import { freePort } from '../freePort.ts'

// tests/e2e/budget.test.ts measures the test site, whose pages are lighter than these, which visitors get.
describe.skipIf(!findHeadlessChromium())('on a first visit', () => {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveBuild>>
  beforeAll(async () => {
    server = await serveBuild(await freePort())
    browser = await chromium.launch(headlessOptions)
  })
  afterAll(async () => {
    await browser?.close()
    server?.stop()
  })

  test.each(addresses)('%s stays inside its budgets', { timeout: 60_000 }, async address => {
    const page = await browser.newPage({ baseURL: server.origin, locale: 'en-US' })
    const measured = await measurePage(page, address)
    await page.close()
    for (const [figure, budget] of Object.entries(budgets[address]) as [keyof PageBytes, number][]) {
      expect(measured[figure], figure).toBeGreaterThan(0)
      expect(measured[figure], figure).toBeLessThanOrEqual(budget)
    }
  })
})
