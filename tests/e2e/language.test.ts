import { expect, test } from '@playwright/test'

const cases: { browser: string; path: string; stored?: string; ends: string }[] = [
  { browser: 'en-US', path: '/kandji', ends: '/kandji' },
  { browser: 'en-US', path: '/he/kandji', ends: '/he/kandji' },
  { browser: 'he-IL', path: '/kandji', ends: '/he/kandji' },
  { browser: 'he-IL', path: '/he/kandji', ends: '/he/kandji' },
  { browser: 'en-US', path: '/kandji', stored: 'he', ends: '/he/kandji' },
  { browser: 'en-US', path: '/he/kandji', stored: 'en', ends: '/kandji' },
  { browser: 'he-IL', path: '/kandji', stored: 'en', ends: '/kandji' },
  { browser: 'he-IL', path: '/he', stored: 'en', ends: '/' },
  { browser: 'en-US', path: '/kandji?a=1#main', stored: 'he', ends: '/he/kandji?a=1#main' },
  { browser: 'he-IL', path: '/kandji', stored: 'nonsense', ends: '/he/kandji' },
]

for (const { browser, path, stored, ends } of cases) {
  test.describe(() => {
    test.use({ locale: browser })
    test(`${browser}, stored ${stored ?? 'nothing'}: ${path} ends at ${ends}`, async ({ page, baseURL }) => {
      if (stored) {
        await page.addInitScript(value => localStorage.setItem('language', value), stored)
      }
      await page.goto(path)
      await expect(page).toHaveURL(baseURL + ends)
      const he = ends.startsWith('/he')
      await expect(page.locator('html')).toHaveAttribute('lang', he ? 'he' : 'en')
      await expect(page.locator('html')).toHaveAttribute('dir', he ? 'rtl' : 'ltr')
    })
  })
}

test('the redirect leaves no step behind in the history', async ({ page, baseURL }) => {
  await page.goto('/he/kandji')
  await page.evaluate(() => localStorage.setItem('language', 'he'))
  await page.goto('/kandji')
  await expect(page).toHaveURL(`${baseURL}/he/kandji`)
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}/he/kandji`)
})

test.describe('storage that throws', () => {
  test.use({ locale: 'he-IL' })
  test('leaves the browser’s language to decide, without an error', async ({ page, baseURL }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/kandji')
    await expect(page).toHaveURL(`${baseURL}/he/kandji`)
    await page.locator('.language-link').click()
    await expect(page).toHaveURL(`${baseURL}/kandji`)
    await page.reload()
    await expect(page).toHaveURL(`${baseURL}/kandji`)
    await page.locator('footer a[href="/terms-of-use"]').last().click()
    await expect(page).toHaveURL(`${baseURL}/terms-of-use`)
    await page.goBack()
    await expect(page).toHaveURL(`${baseURL}/kandji`)
    await page.locator('.language-link').click()
    await expect(page).toHaveURL(`${baseURL}/he/kandji`)
    expect(errors).toEqual([])
  })
})
