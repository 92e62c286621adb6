import { expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: {
    value: 'kandji.trial, Value',
    search: 'Find a value',
    here: 'Unsaved text at the desk',
    there: ['/he/page-1', 'יש טקסט שלא נשמר באנגלית'],
    data: 'Unsaved data: Facts',
  },
  he: {
    value: 'kandji.trial, ערך',
    search: 'חיפוש ערך',
    here: 'טקסט שלא נשמר בשולחן',
    there: ['/page-1', 'Unsaved text in Hebrew'],
    data: 'שינויים שלא נשמרו: נתונים',
  },
} as const

for (const { locale, url, saved, unsaved } of languages) {
  const { value, search, here, there, data } = words[locale]

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
    // The bar of any page says so, also in another browser, until it is saved.
    await page.goto(`${site.dev.url}${url}/../about`)
    const note = page.locator('dev-bar .unsaved')
    await expect(note).toHaveText(data)
    const other = await browser.newPage()
    await other.goto(site.dev.url + url)
    await expect(other.locator('dev-bar .unsaved')).toHaveText(data)
    await note.click()
    await expect(field).toHaveValue('77')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.locator('.top .state')).toHaveText(saved)
    await expect(other.locator('dev-bar .unsaved')).toHaveCount(0)
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
  })

  test(`the bar of a page says that its text at the desk is not saved, until it is (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text, state } = await openDesk(browser, site, url, '20:1')
    const bar = page.locator('dev-bar')
    const notes = bar.locator('.unsaved')
    const type = async () => {
      await text.press('Control+End')
      await page.keyboard.type('typed')
      await expect(state).toHaveText(unsaved)
      await page.locator('.propose').press('Escape')
    }
    await type()
    await expect(notes).toHaveText(here)
    await page.reload()
    await expect(notes).toHaveText(here)
    const [otherUrl, elsewhere] = there
    await page.goto(site.dev.url + otherUrl)
    await expect(bar.getByRole('link', { name: elsewhere })).toHaveAttribute('href', `${url}?edit`)
    await page.goto(site.dev.url + url)
    // Another browser, which has only what the server keeps, hears of it as it is saved.
    const other = await browser.newPage()
    await other.goto(site.dev.url + url)
    await expect(other.locator('dev-bar .unsaved')).toHaveText(here)
    await notes.click()
    await expect(state).toHaveText(unsaved)
    await text.press('Control+s')
    await expect(state).toHaveText(saved)
    await expect(other.locator('dev-bar .unsaved')).toHaveCount(0)
    await other.close()
    await page.locator('.propose').press('Escape')
    await expect(bar.locator('.words')).toBeVisible()
    await expect(notes).toHaveCount(0)
    // A text that did not reach the server, which was not running.
    await page.route('**/__desk/unsaved', route => route.abort())
    await page.goto(`${site.dev.url}${url}?edit`)
    await type()
    await expect(notes).toHaveText(here)
  })
}
