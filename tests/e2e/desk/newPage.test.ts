import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`the page shows what is typed while a line of its front matter is still too long (${locale})`, async ({
    browser,
    site,
  }) => {
    const lines = site.read(file).split('\n')
    const line = lines.findIndex(words => words.startsWith('kicker:')) + 1
    const desk = await openDesk(browser, site, url, `${line}:1`)
    await desk.page.keyboard.press('End')
    await desk.page.keyboard.type(` ${'long '.repeat(8)}`)
    await expect(desk.page.locator('.cm-activeLine .cm-lintRange-error')).toBeVisible()
    await desk.page.keyboard.press('ControlOrMeta+End')
    await desk.page.keyboard.type(`\n\n${locale === 'he' ? 'משפט חדש' : 'A new sentence'}`)
    await expect(desk.shown.locator('main')).toContainText(locale === 'he' ? 'משפט חדש' : 'A new sentence')
    await desk.page.context().close()
  })
}
