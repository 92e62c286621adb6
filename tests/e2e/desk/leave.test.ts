import { expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: { value: 'kandji.trial, Value', search: 'Find a value' },
  he: { value: 'kandji.trial, ערך', search: 'חיפוש ערך' },
} as const

for (const { locale, url, unsaved } of languages) {
  const { value, search } = words[locale]

  test(`Esc leaves a table from any of its controls that has nothing to put back, and what is unsaved is kept (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const table = `${site.dev.url}${url}?data=facts`
    await page.goto(table)
    const field = page.getByRole('textbox', { name: value, exact: true })
    const own = await field.inputValue()
    const sought = page.getByRole('searchbox', { name: search })
    await sought.fill('kandji')
    await sought.press('Escape')
    await expect(sought).toHaveValue('')
    await field.focus()
    await page.keyboard.type('5')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(own)
    await field.fill('77')
    await field.press('Enter')
    await expect(page.locator('.top .state')).toHaveText(unsaved)
    await expect(page).toHaveURL(table)
    await field.press('Escape')
    await expect(page).toHaveURL(site.dev.url + url)
    for (const control of ['.leave', '[data-row="kandji.trial"] .add', '.propose']) {
      await page.goto(table)
      await expect(field).toHaveValue('77')
      await page.locator(control).press('Escape')
      await expect(page).toHaveURL(site.dev.url + url)
    }
    await page.close()
  })

  test(`Esc leaves a page's desk from a button, and closes a menu first (${locale})`, async ({ browser, site }) => {
    const { page } = await openDesk(browser, site, url)
    const menu = page.locator('.menu .open')
    await menu.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.locator('.menu .entries')).toHaveCount(0)
    await expect(menu).toBeFocused()
    await expect(page).toHaveURL(/\?edit/)
    await page.locator('.propose').press('Escape')
    await expect(page).toHaveURL(site.dev.url + url)
    await page.context().close()
  })
}
