import { expect, test } from '@playwright/test'

const urls = ['/kandji', '/he/kandji', '/', '/he']

for (const [url, width] of urls.flatMap(url => [360, 1280].map(width => [url, width] as const))) {
  test(`${url}, ${width} px: nothing leaves the origin, nothing breaks the policy, nothing moves`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // A font that comes after the first paint must not move a line.
    await page.route('**/*.woff2', async route => {
      await painted
      await route.continue()
    })
    let markPainted = () => {}
    const painted = new Promise<void>(resolve => (markPainted = resolve))
    const outside: string[] = []
    const errors: string[] = []
    page.on('request', request => request.url().startsWith(`${baseURL}/`) || outside.push(request.url()))
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    markPainted()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(outside).toEqual([])
    expect(errors).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
      0.01,
    )
  })
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })
  for (const url of urls) {
    test(`${url} reads, and its questions open`, async ({ page }) => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const question = page.locator('[data-faq] details').first()
      await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
      await expect(page.locator('.scripted').first()).toBeHidden()
    })
  }
})

test('the head holds one script, the boot script, and no preload of another; the entry comes last, with its import', async ({
  request,
}) => {
  const html = await (await request.get('/kandji')).text()
  const [head = '', body = ''] = html.split('</head>')
  // Structured data is a script element too, which nothing runs.
  expect(head.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1)
  expect(head).not.toMatch(/modulepreload|as="script"/)
  expect(body).toMatch(
    /<script src="[^"]+" integrity="[^"]+" type="module" async><\/script>(<link rel="modulepreload"[^>]*>)*<\/body><\/html>$/,
  )
})
