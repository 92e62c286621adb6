import { closeUnsaved, expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`the key for the list of faults opens the desk's own, and Escape leads back to the text (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url)
    const { page, text } = desk
    const list = page.locator('.faults ol')
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText('\n\n## A\n\n#### B\n')
    await expect(page.locator('.faults .count.bad')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.getByRole('button').first()).toBeFocused()
    await expect(page.locator('.cm-panel')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(text).toBeFocused()
    // From wherever the focus is.
    await page.locator('.top .leave').focus()
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    // In the page beside the text as well.
    await page.locator('iframe').focus()
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.getByRole('button').first()).toBeFocused()
    await closeUnsaved(desk)
  })

  test(`where both languages are shown, the key opens the list of the one that is written in (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url)
    const { page } = desk
    const second = locale === 'he' ? 'en' : 'he'
    const partsOf = (language: string, part: string) => page.locator(`[data-locale="${language}"] ${part}`)
    await page.keyboard.press('ControlOrMeta+\\')
    for (const language of [locale, second]) {
      await partsOf(language, '.cm-content').press('ControlOrMeta+End')
      await page.keyboard.insertText('\n\n## A\n\n#### B\n')
      await expect(partsOf(language, '.faults .count.bad')).toBeVisible()
    }
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(partsOf(second, '.faults ol button').first()).toBeFocused()
    await expect(partsOf(locale, '.faults ol')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(partsOf(second, '.cm-content')).toBeFocused()
    await closeUnsaved(desk)
  })

  test(`a name with its quotation marks does not look selected where a mark tells of it (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.insertText('<Fact id="kandji.tral" /> ')
    const piece = desk.page.locator('.cm-tooltip .fault-words span:has(> bdi)').first()
    // The next answer of the checks draws the marks anew, and closes what was opened at an earlier one.
    await expect(async () => {
      await desk.page.locator('.top').hover()
      await desk.page.locator('.cm-lintRange-error', { hasText: '<Fact' }).first().hover()
      await expect(piece).toContainText('kandji.tral', { timeout: 3000 })
      await expect(piece).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)', { timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await closeUnsaved(desk)
  })

  test(`correcting the id of a fact in a sentence leaves its widget and the words around it (${locale})`, async ({
    browser,
    site,
  }) => {
    const { before, after } = { en: { before: 'Try it for', after: 'now' }, he: { before: 'נסו בחינם', after: 'מיד' } }[
      locale
    ]
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText(`${before} <Fact id="kandji.trail" /> ${after}. `)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await page.locator('.faults li', { hasText: 'kandji.trail' }).locator('.fix').click()
    await expect.poll(() => desk.line()).toContain(`${before} <Fact id="kandji.trial" /> ${after}. `)
    await expect(desk.shown.locator('main')).toContainText(/14 ?(?:days|ימים|יום)/)
    await closeUnsaved(desk)
  })

  test(`all corrections of one click are one step to undo, and no words of a widget go with them (${locale})`, async ({
    browser,
    site,
  }) => {
    const words = { en: 'Prices go up soon', he: 'המחירים עולים בקרוב' }[locale]
    const typed = `${words} , <Fact id="kandji.trail" />\n\n<Callout titel="A">${words} .</Callout>\n\n`
    const desk = await openDesk(browser, site, url, '16:1')
    const { page, text } = desk
    const lines = () => text.locator('.cm-line').allInnerTexts()
    await page.keyboard.insertText(typed)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    const all = page.locator('.faults .fix-all')
    await expect(all).toContainText('5', { timeout: 30_000 })
    const before = await lines()
    await all.click()
    await expect(text).toContainText('title="A"')
    const written = (await lines()).filter(line => line.trim() !== '').join('\n')
    expect(written).toContain(`${words}, <Fact id="kandji.trial" />\n<Callout title="A">\n${words}.\n</Callout>`)
    await text.press('ControlOrMeta+z')
    expect(await lines()).toEqual(before)
    await closeUnsaved(desk)
  })

  test(`what is typed while all faults are corrected stays, and so do the corrections (${locale})`, async ({
    browser,
    site,
  }) => {
    const words = { en: 'Prices go up soon', he: 'המחירים עולים בקרוב' }[locale]
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText(`${words} , ${words} , <Fact id="kandji.trail" />`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    const all = page.locator('.faults .fix-all')
    await expect(all).toContainText('3', { timeout: 30_000 })
    const asked = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/fix', async route => {
      asked.resolve()
      await late.promise
      await route.continue()
    })
    await all.click()
    await asked.promise
    await desk.text.focus()
    await page.keyboard.insertText(` ${words}. `)
    late.resolve()
    await expect.poll(() => desk.line()).toContain(`${words}, ${words}, <Fact id="kandji.trial" /> ${words}. `)
    await closeUnsaved(desk)
  })
}
