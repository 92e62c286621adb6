import { expect, languages, test } from './deskSite.ts'

const menus = 'content/data/navigation.yaml'

for (const { locale, url } of languages) {
  test(`a row of a menu is moved with the keyboard, and its button keeps the focus (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const table = page
      .locator('.tables section')
      .filter({ has: page.locator('.down') })
      .first()
    const named = (row: number, way: 'up' | 'down') =>
      table.getByRole('button', {
        name: locale === 'he' ? `העברת שורה ${row} ${way === 'up' ? 'למעלה' : 'למטה'}` : `Move row ${row} ${way}`,
        exact: true,
      })
    const first = await table.locator('[data-row="1"] textarea').first().inputValue()
    await named(1, 'down').focus()
    await page.keyboard.press('Enter')
    await expect(named(2, 'down')).toBeFocused()
    await expect(table.locator('[data-row="2"] textarea').first()).toHaveValue(first)
    await expect(named(1, 'up')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).not.toBe(before)
    expect(site.read(menus).split('\n').sort()).toEqual(before.split('\n').sort())
    await named(2, 'up').focus()
    await page.keyboard.press('Enter')
    await expect(named(1, 'up')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before)
  })

  test(`what a colleague changes in a row that was moved and not saved is in that row (${locale})`, async ({
    browser,
    site,
  }) => {
    const store = 'content/data/store/other-brands.yaml'
    const before = site.read(store)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/other-brands`)
    const name = locale === 'he' ? 'העברת שורה 3 למעלה' : 'Move row 3 up'
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('[data-row="2"] textarea').filter({ hasText: 'Wireless mouse' })).toHaveCount(1)
    const [words, others] = [
      'brand: Logitech\n    name: { en: Wireless mouse',
      'brand: Logi\n    name: { en: Wireless mouse',
    ]
    site.edit(store, words, others)
    await page.keyboard.press('ControlOrMeta+s')
    await expect
      .poll(() => site.read(store).indexOf('logitech-mouse') < site.read(store).indexOf('logitech-keyboard'))
      .toBe(true)
    expect(site.read(store)).toContain(others)
    expect(site.read(store).split('\n').sort()).toEqual(before.replace(words, others).split('\n').sort())
    await expect(page.locator('dialog.conflict')).toHaveCount(0)
  })
}
