import { expect, languages, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`every value of an item of the store, also of its options, lies within its table (${locale})`, async ({
    browser,
    site,
  }) => {
    // Where every column is as narrow as it can be.
    const page = await browser.newPage({ viewport: { width: 900, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/mac`)
    const frame = page.locator('.table-frame').last()
    const values = frame.locator('td .value-group .value-group [lang]')
    await expect(values.first()).toBeVisible()
    const box = await frame.boundingBox()
    const outside = await values.evaluateAll(
      (fields, { x, width }) =>
        fields.filter(field => {
          const { left, right } = field.getBoundingClientRect()
          return left < x || right > x + width
        }).length,
      { x: box?.x ?? 0, width: box?.width ?? 0 },
    )
    expect(outside).toBe(0)
    await page.close()
  })
}
