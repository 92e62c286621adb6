import { deskOn, expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

const words = {
  en: { more: 'More', speak: 'שולחן הכתיבה בעברית', otherMore: 'עוד', speakAgain: 'The desk in English', dir: 'ltr' },
  he: { more: 'עוד', speak: 'The desk in English', otherMore: 'More', speakAgain: 'שולחן הכתיבה בעברית', dir: 'rtl' },
} as const

for (const { locale, url, unsaved } of languages) {
  const { more, speak, otherMore, speakAgain, dir } = words[locale]
  const other = locale === 'he' ? 'en' : 'he'
  const unsavedThen = languages.find(language => language.locale === other)?.unsaved ?? ''

  test(`a writer chooses the desk’s language, which then holds for every page, and the page keeps its own (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const html = page.locator('html')
    await page.keyboard.type('אבג abc ')
    await expect(desk.state).toHaveText(unsaved)
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.getByRole('button', { name: speak }).click()
    await expect(html).toHaveAttribute('lang', other)
    await expect(html).toHaveAttribute('dir', dir === 'rtl' ? 'ltr' : 'rtl')
    await expect(desk.text).toBeFocused()
    // The cursor is where it was, and nobody is told that what was just typed is back.
    expect(await desk.line()).toContain('אבג abc')
    await expect(desk.state).toHaveText(unsavedThen)
    await expect(page.locator('.notices > *')).toHaveCount(0)
    await expect(desk.text).toHaveAttribute('dir', dir)
    await expect(desk.shown.locator('html')).toHaveAttribute('lang', locale)

    await page.locator('.shown label').nth(3).click()
    const title = page.locator('.page-form [data-at]').first()
    await expect(title).toHaveAttribute('dir', dir)
    await expect(page.locator('.page-form .dev-element').first()).toHaveCSS('direction', dir)

    await page.locator('.shown label').nth(1).click()
    await reopenDesk(page, site, url.replace('page-1', 'page-2'))
    await expect(html).toHaveAttribute('lang', other)
    await page.getByRole('button', { name: otherMore, exact: true }).click()
    await page.getByRole('button', { name: speakAgain }).click()
    await expect(html).toHaveAttribute('lang', locale)
    await expect(deskOn(page).text).toBeFocused()
  })

  test(`the first answer is in the language that was chosen, and later ones are (${locale})`, async ({ site }) => {
    const spoken = async (address: string, cookie?: string) => {
      const answer = await fetch(`${site.dev.url}${address}`, {
        headers: { 'sec-fetch-dest': 'document', ...(cookie ? { cookie } : {}) },
      })
      return {
        language: /<html lang="(\w+)"/.exec(await answer.text())?.[1],
        cookie: answer.headers.get('set-cookie')?.split(';')[0],
      }
    }
    const chosen = await spoken(`${url}?edit=&speak=${other}`)
    expect(chosen.language).toBe(other)
    expect(await spoken(`${url}?edit=`, chosen.cookie)).toEqual({ language: other, cookie: undefined })
    expect(await spoken(`${url}?edit=`)).toEqual({ language: locale, cookie: undefined })
  })
}
