import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`find takes signs of any keyboard, and says how many matches there are (${locale})`, async ({
    browser,
    site,
  }) => {
    site.write(file, `${site.read(file)}\nהמנכ״ל וה־Mac של המנכ״ל\n`)
    const { page, text } = await openDesk(browser, site, url)
    /** Hebrew letters come without a key event here, by which the panel takes notice. */
    const type = async (words: string) => {
      await page.keyboard.type(words)
      await page.keyboard.press('End')
    }
    await text.press('ControlOrMeta+f')
    const status = page.locator('.cm-search').getByRole('status')
    await type('מנכ"ל')
    await expect(status).toHaveText(locale === 'he' ? 'שתי התאמות' : '2 matches')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-searchMatch-selected')).toHaveText('מנכ״ל')
    await page.keyboard.press('Shift+Enter')
    await expect(page.locator('.cm-searchMatch')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+a')
    await type('ה-Mac של')
    await expect(status).toHaveText(locale === 'he' ? 'התאמה אחת' : '1 match')
    await type(' ?')
    await expect(status).toHaveText(locale === 'he' ? 'אין התאמות' : 'No matches')
    await page.context().close()
  })
}
