import { expect, languages, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`every option of an item of the store is in view below its row, however narrow the window (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 900, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/mac`)
    const values = page.locator('.table-frame').last().locator('td .value-group .value-group [lang]')
    await expect(values.first()).toBeVisible()
    const outside = await values.evaluateAll(
      fields =>
        fields.filter(field => {
          const { left, right } = field.getBoundingClientRect()
          return left < 0 || right > innerWidth
        }).length,
    )
    expect(outside).toBe(0)
  })

  test(`the name of the data file that is open is shown whole (${locale})`, async ({ browser, site }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/other-brands`)
    const [width = 0, needed = 0] = await page.locator('.data-files').evaluate(element => {
      const field = element as HTMLSelectElement
      const whole = field.cloneNode() as HTMLSelectElement
      whole.append(...[...field.selectedOptions].map(option => option.cloneNode(true)))
      whole.style.inlineSize = 'max-content'
      field.after(whole)
      return [field, whole].map(one => one.getBoundingClientRect().width)
    })
    expect(width).toBeGreaterThanOrEqual(needed)
  })
}
