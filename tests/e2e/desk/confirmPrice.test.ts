import { siteDay } from '../../../src/content/day.ts'
import { addFact, factsFile } from '../../../src/desk/writing/addFact.ts'
import { expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: {
    address: 'Address where the price is seen',
    ours: 'It is a price of ours, and the owner confirms it',
    done: 'Checked today',
    until: 'Valid until, if it says so',
    past: 'A whole day from today on is needed here, or none',
    form: 'Confirm page.price',
    other: 'Confirm page.price.two',
    refused: 'begins with https://',
    warnings: '2 warnings',
    warning: '1 warning',
    fillIn: 'Fill it in now',
    price: 'It is $21 a month.',
    owner: '',
  },
  he: {
    address: 'הכתובת שבה רואים את המחיר',
    ours: 'זה מחיר שלנו, ובעלי האתר אישרו אותו',
    done: 'נבדק היום',
    until: 'בתוקף עד, אם כתוב שם',
    past: 'כאן צריך תאריך מלא, מהיום והלאה, או שום תאריך',
    form: 'אישור של page.price',
    other: 'אישור של page.price.two',
    refused: 'שמתחילה ב־https://',
    warnings: 'שתי אזהרות',
    warning: 'אזהרה אחת',
    fillIn: 'למלא עכשיו',
    price: 'המחיר הוא 21 ₪ לחודש.',
    owner: 'בעלי האתר',
  },
} as const

for (const { locale, url, file } of languages) {
  const { address, ours, done, until, past, form, other, refused, warnings, warning, fillIn, price, owner } =
    words[locale]

  test(`a price that the desk added is confirmed in one step, which one undoing takes back (${locale})`, async ({
    browser,
    site,
  }) => {
    const added = [19, 29].reduce((text, value, index) => {
      const id = index === 0 ? 'page.price' : 'page.price.two'
      return addFact(text, { id, value, currency: 'ILS' }, file) ?? ''
    }, site.read(factsFile))
    const before = added
      .replace('\npage.price:', '\n# Our prices.\npage.price:')
      .replace(/(page\.price: .*)/, '$1 # monthly')
    site.write(factsFile, before)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const count = page.locator('.tables-faults button')
    await expect(count).toHaveText(warnings)

    // From the count to what is to be filled in.
    await count.click()
    const price = page.getByRole('form', { name: form, exact: true })
    const field = price.getByRole('textbox', { name: address })
    await expect(field).toBeFocused()
    await expect(price.locator('.value-fault')).toBeInViewport()
    for (const typed of ['', 'http://vendor.example/prices', 'vendor.example']) {
      await field.fill(typed)
      await price.getByRole('button', { name: done }).click()
      await expect(price).toContainText(refused)
      await expect(field).toBeFocused()
    }
    await field.fill('https://vendor.example/prices')
    await expect(price).not.toContainText(refused)
    const day = price.getByLabel(until)
    await day.fill('2020-01-31')
    await field.press('Enter')
    await expect(price).toContainText(past)
    await expect(day).toBeFocused()
    await expect(price.locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await day.fill('2099-12-31')
    await field.press('Enter')
    await expect(price).toHaveCount(0)
    const row = page.locator('[data-row="page.price"]')
    await expect(row).toBeFocused()
    await expect(count).toHaveText(warning)
    await expect(row.locator('.value-fault')).toHaveCount(0)

    const today = siteDay(new Date())
    const confirmed = (text: string, id: string, source: string, end = '') =>
      text.replace(new RegExp(`(\n${id}: .*?), unverified: .*'`), `$1, source: ${source}, checked: ${today}${end}`)
    const first = confirmed(before, 'page\\.price', 'https://vendor.example/prices', ', validUntil: 2099-12-31')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(factsFile)).toBe(first)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(price).toBeVisible()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(factsFile)).toBe(before)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(price).toHaveCount(0)

    // A price of the company's own has no address.
    const own = page.getByRole('form', { name: other, exact: true })
    await own.getByRole('radio', { name: ours }).check()
    await own.getByRole('button', { name: done }).click()
    await expect(own).toHaveCount(0)
    await expect(count).toHaveCount(0)
    // The file has it in English, which is what the field holds.
    await expect(page.locator('[data-row="page.price.two"] td .value-shows')).toHaveText(owner === '' ? [] : [owner])
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(factsFile)).toBe(confirmed(first, 'page\\.price\\.two', 'the owner'))
  })

  test(`a price that a fix made a fact leads to where it is confirmed, at once and as long as it is not (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url)
    const typed = `${price.split(/[$\d]/)[0]}<Fact id="page.price" />`
    const field = page.getByRole('form', { name: form, exact: true }).getByRole('textbox', { name: address })
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n${price}\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await page.locator('.faults li', { hasText: 'page.price' }).locator('.fix').click({ timeout: 30_000 })
    await expect(text).toContainText(typed)
    expect(site.read(factsFile)).not.toMatch(/page\.price: .*source:/)
    const at = page.url()
    await page.locator('.notices').getByRole('link', { name: fillIn }).click()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    // Nobody is led to remove what only an unsaved text shows.
    await expect(page.locator('[data-row="page.price"] .uses')).toContainText(`page-1.${locale}`)
    // Back to that text, also by way of other data.
    await page.locator('.data-files').selectOption('navigation')
    await expect(page).toHaveURL(/data=navigation/)
    await page.locator('.top .leave').click()
    await expect(page).toHaveURL(at)
    await expect(text).toContainText(typed)

    await page.goBack()
    await expect(page.locator('.data-files')).toHaveValue('navigation')
    await page.goBack()
    await expect(field).toBeFocused()
    // What was unsaved is there again, and what is left to do is a warning of the page.
    await page.goBack()
    await expect(text).toContainText(typed)
    await expect(page.locator('.notices').getByRole('link', { name: fillIn })).toHaveCount(0)
    await page.locator('.faults .count').click()
    const left = page.locator('.faults li', { hasText: 'page.price' })
    await expect(left).toHaveCount(1)
    await left.getByRole('link', { name: fillIn }).click()
    await expect(field).toBeFocused()
  })
}
