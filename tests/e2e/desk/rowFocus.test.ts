import { holdRequests } from '../holdRequests.ts'
import { expect, languages, test } from './deskSite.ts'

const words = {
  en: { after: 'Add a row after', remove: 'Remove', second: 'row 2' },
  he: { after: 'הוספת שורה אחרי', remove: 'הסרת', second: 'שורה 2' },
} as const

for (const { locale, url } of languages) {
  const { after, remove, second } = words[locale]

  test(`the focus stays in the table when a row is removed, added or asked for, and that is undone (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    // Esc where its name is asked for leads back to what asked.
    const plus = page.getByRole('button', { name: `${after} kandji.trial`, exact: true })
    await plus.press('Enter')
    await expect(page.locator('td > .new-row input')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(plus).toBeFocused()
    await expect(page.locator('td > .new-row')).toHaveCount(0)
    // A row that was added and is taken back leaves it to its neighbour.
    await plus.press('Enter')
    await page.keyboard.type('acme.trial')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row="acme.trial"] :focus')).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.locator('[data-row="acme.trial"]')).toHaveCount(0)
    await expect(page.locator('tbody tr:focus')).toHaveCount(1)

    await page.goto(`${site.dev.url}${url}?data=testimonials`)
    const rows = page.locator('[data-row]')
    await expect(rows).toHaveCount(13)
    await page.getByRole('button', { name: `${remove} ${second}`, exact: true }).press('Enter')
    await expect(page.locator('.removed button')).toBeFocused()
    await expect(rows).toHaveCount(12)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows).toHaveCount(13)
    await expect(page.locator('[data-row="2"]')).toBeFocused()
  })

  test(`a button that is pressed again before its row is there adds one row, and then another (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=testimonials`)
    const rows = page.locator('[data-row]')
    await expect(rows).toHaveCount(13)
    const plus = page.getByRole('button', { name: `${after} ${second}`, exact: true })
    const release = await holdRequests(page, '**/__desk/row')
    await plus.press('Enter')
    await page.keyboard.press('Enter')
    release()
    await expect(page.locator('[data-row="3"] :focus')).toHaveCount(1)
    await expect(rows).toHaveCount(14)
    await plus.press('Enter')
    await expect(rows).toHaveCount(15)
    // Each is taken back by one step.
    for (const left of [14, 13]) {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(rows).toHaveCount(left)
    }
  })
}
