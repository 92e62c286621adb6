import { expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: { typed: ' for whoever writes on and on and on', theirs: 'MacBook Theirs', compare: 'Compare them' },
  he: { typed: ' למי שכותבים עוד ועוד ועוד ועוד ועוד', theirs: 'MacBook שלהם', compare: 'השוואה' },
} as const

/** As fast as people type, ms. */
const delay = 100

for (const { locale, file, url, saved, unsaved } of languages) {
  const { typed, theirs, compare } = words[locale]

  test(`whoever types into a value is asked about a conflict at a pause, and is back there afterwards (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=store/mac`)
    const before = 'MacBook'
    await expect(page.locator('[data-row="1"] textarea').first()).toBeVisible()
    // Amid its words.
    await page.locator('.tables textarea').evaluateAll((fields, at) => {
      const field = fields.find(field => field instanceof HTMLTextAreaElement && field.value === 'MacBook Air 13-inch')
      if (!(field instanceof HTMLTextAreaElement)) return
      field.focus()
      field.setSelectionRange(at, at)
    }, before.length)
    const name = page.locator('.tables textarea:focus')
    await page.keyboard.type(' mine')
    await expect(page.locator('.top .state')).toHaveText(unsaved)
    site.edit('content/data/store/mac.yaml', 'MacBook Air 13-inch', theirs)
    await page.keyboard.type(typed, { delay })
    await expect(name).toHaveValue(`${before} mine${typed} Air 13-inch`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeFocused()
    const kept = dialog.locator('.merge .cm-line', { hasText: `${before} mine${typed} Air 13-inch` })
    await expect(kept).toBeInViewport()
    await expect(dialog.locator('.merge .cm-line', { hasText: theirs })).toBeInViewport()

    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await page.keyboard.type('!')
    await expect(name).toHaveValue(`${before} mine${typed}! Air 13-inch`)
    await page.locator('.notice.bad button', { hasText: compare }).click()
    await expect(dialog.locator('.merge .cm-content').last()).toContainText(`${typed}! Air 13-inch`)
    await dialog.locator('button.primary').click()
    await expect(page.locator('.top .state')).toHaveText(saved)
    await expect(name).toBeFocused()
    await page.keyboard.type('?')
    await expect(name).toHaveValue(`${before} mine${typed}!? Air 13-inch`)
    expect(site.read('content/data/store/mac.yaml')).toContain(`${before} mine${typed}! Air 13-inch`)
  })

  test(`whoever types into a text is asked about a conflict at a pause, with all that was typed (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.type('MINE')
    const lines = site.read(file).split('\n')
    lines[15] = `THEIRS ${lines[15]}`
    site.write(file, lines.join('\n'))
    await page.keyboard.type(typed, { delay })
    await expect(text).toContainText(`MINE${typed}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeFocused()
    await expect(dialog.locator('.merge .cm-content').last()).toContainText(`MINE${typed}`)
    await page.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await page.keyboard.type('!')
    await expect(text).toContainText(`MINE${typed}!`)
  })
}
