import { expect, languages, test } from './deskSite.ts'

const words = {
  en: { label: 'Label', english: 'English', hebrew: 'Hebrew', each: 'A text for each language' },
  he: { label: 'כיתוב', english: 'אנגלית', hebrew: 'עברית', each: 'טקסט לכל שפה' },
} as const

for (const { locale, url } of languages) {
  const { label, english, hebrew, each } = words[locale]

  test(`Hebrew typed for both languages is a fault, whose button gives the field of the other one (${locale})`, async ({
    browser,
    site,
  }) => {
    const menus = 'content/data/navigation.yaml'
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const row = page.locator('[data-row="1"]').first()
    const both = row.getByRole('textbox', { name: `1, ${label}`, exact: true })
    await both.fill('אודות')
    await both.press('Enter')
    await row.getByRole('button', { name: each }).click()
    const first = row.getByRole('textbox', { name: `1, ${label}, ${english}`, exact: true })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('About')
    await page.keyboard.press('Enter')
    await expect(row.locator('.value-fault')).toHaveCount(0)
    await expect(row.getByRole('textbox', { name: `1, ${label}, ${hebrew}`, exact: true })).toHaveValue('אודות')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before.replace('label: Setyl', "label: { en: 'About', he: אודות }"))
    await page.close()
  })
}
