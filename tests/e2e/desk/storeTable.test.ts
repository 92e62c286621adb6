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
    await page.close()
  })
}
