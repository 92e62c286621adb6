import { beginsLeft, expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: { more: 'More', rename: 'Rename or move this page …', remove: 'Delete this page …' },
  he: { more: 'עוד', rename: 'שינוי השם או התיקייה של העמוד …', remove: 'מחיקת העמוד הזה …' },
} as const

/** Smaller than most windows: of a laptop, and of half a screen. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
]

for (const { locale, file, url } of languages) {
  const { more, rename, remove } = words[locale]

  test(`the buttons of a page's end and of its new name are in view, however long the list of files is (${locale})`, async ({
    browser,
    site,
  }) => {
    const others = Array.from({ length: 12 }, (_, index) => `content/vendors/linking-${index}.${locale}.mdx`)
    const text = site.read(file).replaceAll('page-1', 'page-2')
    for (const other of others) site.write(other, `${text}\nSee [this page](/page-1).\n`)
    const { page } = await openDesk(browser, site, url)
    const dialog = page.getByRole('dialog')
    const choose = async (label: string) => {
      await page.getByRole('button', { name: more, exact: true }).click()
      await page.locator('.menu .entries').getByRole('button', { name: label, exact: true }).click()
    }
    const expectButtons = async () => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const button of await dialog.locator('footer button').all())
          await expect(button).toBeInViewport({ ratio: 1 })
      }
    }

    await choose(remove)
    const refused = dialog.getByRole('alert')
    await expect(refused.locator('pre')).toContainText('linking-9')
    const address = refused.locator('strong bdi')
    await expect(address).toHaveText('/page-1')
    expect(await address.evaluate(beginsLeft)).toBe(true)
    await expectButtons()
    await dialog.getByRole('checkbox').check()
    await expect(dialog.locator('.page-plan')).toContainText('linking-9')
    await expectButtons()
    await page.keyboard.press('Escape')

    await choose(rename)
    await dialog.locator('input:not([type])').first().fill('page-9')
    await expect(dialog.locator('.page-plan')).toContainText('linking-9')
    await expectButtons()
    await page.context().close()
  })
}
