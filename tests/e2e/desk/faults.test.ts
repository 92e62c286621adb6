import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, url, file } of languages) {
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
    // What the checks of all pages find may come first in the list, or take the place of what it began with.
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.getByRole('button').first()).toBeFocused()
    await expect(page.locator('.cm-panel')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(text).toBeFocused()
    // The note at a fault goes with Escape, and does not lie on the list.
    const note = page.locator('.cm-tooltip')
    await page.keyboard.press('F8')
    await expect(note).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('F8')
    await expect(note).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.getByRole('button').first()).toBeFocused()
    await expect(note).toHaveCount(0)
    await page.keyboard.press('Escape')
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
  })

  test(`the focus stays in the list when the fault that has it goes, and goes to the text after the last one (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    site.write(file, `${before}\n## A\n\n#### C\n\n## B\n\n#### D\n`)
    const { page, text } = await openDesk(browser, site, url)
    const list = page.locator('.faults ol')
    await expect(page.locator('.faults .count.bad')).toBeVisible()
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+M')
    const buttonOf = (name: string) => list.locator('li', { hasText: name }).getByRole('button').first()
    await buttonOf('#### C').focus()
    site.write(file, `${before}\n## A\n\n## B\n\n#### D\n`)
    await expect(list).not.toContainText('#### C')
    await expect(list.locator(':focus')).toHaveCount(1)
    await buttonOf('#### D').focus()
    site.write(file, before)
    await expect(page.locator('.faults')).not.toContainText('#### D')
    // Without any fault there is no list.
    await expect(list.locator(':focus').or(text.and(page.locator(':focus')))).toHaveCount(1)
  })

  test(`faults are corrected one after the other by Enter alone, which never reaches the text (${locale})`, async ({
    browser,
    site,
  }) => {
    const words = { en: 'Prices go up soon', he: 'המחירים עולים בקרוב' }[locale]
    const desk = await openDesk(browser, site, url, '16:1')
    const { page, text } = desk
    const list = page.locator('.faults ol')
    await page.keyboard.insertText(`${words} , ${words} , <Fact id="kandji.trail" /> `)
    await expect(page.locator('.faults .count.bad')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+M')
    await expect(list.locator('.fix')).toHaveCount(3)
    await list.locator('.fix').first().focus()
    for (const left of [2, 1]) {
      await page.keyboard.press('Enter')
      await expect(list.locator('.fix')).toHaveCount(left)
      await expect(list.locator('.fix:focus')).toHaveCount(1)
    }
    await page.keyboard.press('Enter')
    // With the last one the list goes.
    await expect(page.locator('.faults .fix')).toHaveCount(0)
    await expect(list.locator(':focus').or(text.and(page.locator(':focus')))).toHaveCount(1)
    expect(await desk.line()).toContain(`${words}, ${words}, <Fact id="kandji.trial" /> `)
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
  })

  test(`what a mark says runs as the desk's language does, in a text of the other one too (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url)
    const { page } = desk
    const second = locale === 'he' ? 'en' : 'he'
    await page.keyboard.press('ControlOrMeta+\\')
    for (const language of [locale, second]) {
      const column = page.locator(`[data-locale="${language}"]`)
      await column.locator('.cm-content').press('ControlOrMeta+Home')
      for (let line = 1; line < 16; line++) await page.keyboard.press('ArrowDown')
      await page.keyboard.insertText('<Fact id="kandji.tral" /> ')
      const said = column.locator('.cm-tooltip li')
      // The next answer of the checks draws the marks anew, and closes what was opened at an earlier one.
      await expect(async () => {
        await page.locator('.top').hover()
        await column.locator('.cm-lintRange-error', { hasText: '<Fact' }).first().hover()
        await expect(said.first()).toHaveCSS('direction', locale === 'he' ? 'rtl' : 'ltr', { timeout: 3000 })
        await expect(said.first()).toHaveCSS('border-left-width', locale === 'he' ? '0px' : '4px', { timeout: 1000 })
        await expect(said.first()).toHaveCSS('border-right-width', locale === 'he' ? '4px' : '0px', { timeout: 1000 })
      }).toPass({ timeout: 30_000 })
    }
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
    // The button goes, and the focus with it.
    await expect(all).toHaveCount(0)
    await expect(page.locator('.faults :focus').or(text.and(page.locator(':focus')))).toHaveCount(1)
    const written = (await lines()).filter(line => line.trim() !== '').join('\n')
    expect(written).toContain(`${words}, <Fact id="kandji.trial" />\n<Callout title="A">\n${words}.\n</Callout>`)
    await text.press('ControlOrMeta+z')
    expect(await lines()).toEqual(before)
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
  })
}

test('the list of faults does not cover the cursor, nor does it bring back one that was scrolled away', async ({
  browser,
  site,
}) => {
  const { page, text } = await openDesk(browser, site, '/page-1')
  const count = page.locator('.faults .count')
  /** Whether the line of the cursor is within the editor's edges. */
  const isSeen = () =>
    page.locator('.cm-scroller').evaluate(scroller => {
      const line = scroller.querySelector('.cm-activeLine')?.getBoundingClientRect()
      const { top, bottom } = scroller.getBoundingClientRect()
      return line !== undefined && line.top >= top && line.bottom <= bottom
    })
  await text.press('ControlOrMeta+End')
  await page.keyboard.insertText('\n\n## A\n\n#### B\n\n#### C\n\nLast.')
  await expect(page.locator('.faults .count.bad')).toBeVisible()
  await expect(page.locator('.faults .checking')).toHaveCount(0)
  expect(await isSeen()).toBe(true)
  await count.click()
  await expect(page.locator('.faults ol')).toBeVisible()
  await expect.poll(isSeen).toBe(true)
  await count.click()
  await expect(page.locator('.faults ol')).toHaveCount(0)
  await text.hover()
  await page.mouse.wheel(0, -10_000)
  await expect.poll(isSeen).toBe(false)
  await count.click()
  await expect(page.locator('.faults ol')).toBeVisible()
  // Drawn twice since the editor has its new height.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await isSeen()).toBe(false)
})
