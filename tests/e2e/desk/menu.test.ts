import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`the entries of the menu are in the window, wherever its button wraps to (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('button', { name: locale === 'he' ? 'עוד' : 'More', exact: true }).click()
    const entries = page.locator('.menu .entries button')
    await expect(entries.first()).toBeVisible()
    for (const width of [1280, 820, 740, 700, 640, 600, 480, 390, 360]) {
      await page.setViewportSize({ width, height: 640 })
      for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
    }
  })
}
