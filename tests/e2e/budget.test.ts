import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'

/** Budgets of a content page before any user action, bytes in brotli, fonts as they are. */
const budget = { boot: 1024, css: 12 * 1024, script: 2 * 1024, fonts: { '/kandji': 12_500, '/he/kandji': 16_500 } }

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
const size = (text: string) => brotliCompressSync(text).length

/** A pointer that rests on the header or the cookie banner asks for their code, and Chromium may take one to rest there. */
const withoutPointer = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pointerover', event => event.stopImmediatePropagation(), { capture: true }),
  )

for (const url of ['/kandji', '/he/kandji'] as const) {
  test(`${url} stays inside its budgets, on a first visit`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    const fonts: Promise<Buffer>[] = []
    page.on('response', response => {
      const type = response.request().resourceType()
      if (type === 'script') scripts.push(response.text())
      if (type === 'font') fonts.push(response.body())
    })
    await withoutPointer(page)
    const html = (await (await page.goto(url, { waitUntil: 'networkidle' }))?.text()) ?? ''
    await expect(page.locator('.cookie-banner')).toBeVisible()
    const boot = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(boot).not.toBe('')
    expect(css).not.toBe('')
    expect(scripts.length).toBeGreaterThan(0)
    expect(size(boot)).toBeLessThanOrEqual(budget.boot)
    expect(size(css)).toBeLessThanOrEqual(budget.css)
    const sizes = (await Promise.all(scripts)).map(size)
    expect(sum(sizes)).toBeLessThanOrEqual(budget.script)
    const bytes = (await Promise.all(fonts)).map(({ length }) => length)
    expect(sum(bytes)).toBeGreaterThan(0)
    expect(sum(bytes)).toBeLessThanOrEqual(budget.fonts[url])
  })
}

for (const url of ['/store', '/he/store']) {
  test(`${url} fetches no React before somebody opens the quote`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await withoutPointer(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('[data-add]').first().press('Enter')
    await expect(page.locator('[data-badge]')).toHaveText('1')
    const sizes = (await Promise.all(scripts)).map(size)
    expect(sum(sizes)).toBeLessThanOrEqual(6 * 1024)
  })
}
