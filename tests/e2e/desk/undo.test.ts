import { expect, languages, test } from './deskSite.ts'

const menus = 'content/data/navigation.yaml'

for (const { locale, url } of languages) {
  test(`an entered value of a table is undone where nothing was typed since, and typing first (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const [choice, field] = [page.locator('.tables select').first(), page.locator('textarea[lang=en]').nth(1)]
    const [chosen, own] = [await choice.inputValue(), await field.inputValue()]
    const other = chosen === 'shield' ? 'mail' : 'shield'
    await choice.selectOption(other)
    await field.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(own)
    await expect(choice).toHaveValue(other)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).not.toBe(before)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(choice).toHaveValue(chosen)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before)
    await page.close()
  })

  test(`nothing behind a dialog is undone (${locale})`, async ({ browser, site }) => {
    site.edit('content/vendors/page-1.en.mdx', '\n\n', '\n\n<Fact id="kandji.trial" />\n\n')
    const before = site.read('content/data/facts.yaml')
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.locator('[data-row="kandji.trial"] textarea').first()
    await field.press('End')
    await page.keyboard.type('5')
    await field.press('Enter')
    const entered = await field.inputValue()
    await page.getByRole('button', { name: locale === 'he' ? 'הסרת kandji.trial' : 'Remove kandji.trial' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: locale === 'he' ? 'ביטול' : 'Cancel' })
      .click()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read('content/data/facts.yaml')).not.toBe(before)
    await expect(field).toHaveValue(entered)
    await page.locator('.tables').press('ControlOrMeta+z')
    await expect(field).not.toHaveValue(entered)
    await page.close()
  })
}
