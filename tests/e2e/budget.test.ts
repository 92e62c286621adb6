import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Budgets of a content page before any user action, bytes in brotli. */
const budget = { boot: 1024, css: 12 * 1024, script: 2 * 1024 }

const size = (text: string) => brotliCompressSync(text).length

for (const url of ['/kandji', '/he/kandji']) {
  test(`${url} stays inside its budgets`, async ({ request }) => {
    const html = await (await request.get(url)).text()
    const boot = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const entry = /<script src="([^"]+)"/.exec(html)?.[1] ?? ''
    // The entry with all that it imports at once.
    const seen = new Map<string, string>()
    const queue = [entry]
    for (let path = queue.pop(); path; path = queue.pop()) {
      if (seen.has(path)) continue
      const code = await (await request.get(path)).text()
      seen.set(path, code)
      for (const [, next = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
        queue.push(new URL(next, `http://x${path}`).pathname)
      }
    }
    expect(boot).not.toBe('')
    expect(css).not.toBe('')
    expect(size(boot)).toBeLessThanOrEqual(budget.boot)
    expect(size(css)).toBeLessThanOrEqual(budget.css)
    expect([...seen.values()].reduce((sum, code) => sum + size(code), 0)).toBeLessThanOrEqual(budget.script)
  })
}
