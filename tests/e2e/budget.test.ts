import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Budgets of a content page before any user action, bytes in brotli. */
const budget = { boot: 1024, css: 12 * 1024, script: 2 * 1024 }

const size = (text: string) => brotliCompressSync(text).length

for (const url of ['/kandji', '/he/kandji']) {
  test(`${url} stays inside its budgets, on a first visit`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    // A pointer that rests on the header asks for the menus' code.
    await page.mouse.move(640, 600)
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
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget.script)
  })
}
