import { expect, languages, openDesk, saveAll, test } from './deskSite.ts'

const menus = 'content/data/navigation.yaml'
const facts = 'content/data/facts.yaml'

const words = {
  en: {
    details: 'Details',
    server: 'Server',
    shield: 'Shield',
    description: 'Description',
    value: 'kandji.trial, Value',
    until: 'kandji.trial, Valid until',
    alone: 'This one has changed since and keeps it',
  },
  he: {
    details: 'פרטים',
    server: 'שרת',
    shield: 'מגן',
    description: 'תיאור',
    value: 'kandji.trial, ערך',
    until: 'kandji.trial, בתוקף עד',
    alone: 'השפה הזאת השתנתה מאז, והערך נשאר בה',
  },
} as const

for (const { locale, url, file } of languages) {
  test(`an entered value of a table is undone where nothing was typed since, and typing first (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const choice = page.locator('.tables select:has([value=shield])').first()
    const field = page.locator('textarea[lang=en]').nth(1)
    const [chosen, own] = [await choice.inputValue(), await field.inputValue()]
    const other = chosen === 'shield' ? 'mail' : 'shield'
    await choice.selectOption(other)
    await field.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(own)
    await expect(choice).toHaveValue(other)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).not.toBe(before)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(choice).toHaveValue(chosen)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before)
  })

  test(`words typed into a value are undone and redone at once, with the cursor at them, and one value after the other (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const fields = page.locator(`textarea[lang=${locale}]`)
    const [first, last] = [fields.nth(1), fields.last()]
    const [own, other] = [await first.inputValue(), await last.inputValue()]
    const words = locale === 'he' ? ' מילה ועוד מילה' : ' one word more'
    const cursor = (field: typeof first) => field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)
    await first.press('End')
    await page.keyboard.type(words)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(first).toHaveValue(own)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(first).toHaveValue(own + words)
    await expect.poll(() => cursor(first)).toBe(own.length + words.length)
    await last.press('End')
    await page.keyboard.type(words)
    // The file does not hold a space at the end.
    await page.keyboard.type(' ')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(last).toHaveValue(other)
    await expect(last).toBeFocused()
    await page.keyboard.type(' ')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(last).toHaveValue(other)
    await expect(first).toHaveValue(own + words)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(first).toHaveValue(own)
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    await expect.poll(() => cursor(first)).toBe(own.length)
    await expect(page.locator('.top button.primary')).toBeDisabled()
    await page.keyboard.press('ControlOrMeta+y')
    await expect(first).toHaveValue(own + words)
    await page.keyboard.press('ControlOrMeta+y')
    await expect(last).toHaveValue(other + words)
    await expect(last).toBeFocused()
    await saveAll(page)
  })

  test(`from a button of the bar the text that was written in last is undone, and redone (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const other = page.locator('.cm-content').nth(1)
    await page.keyboard.type('First ')
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(other).toBeVisible()
    await other.click()
    await page.keyboard.type('Second ')
    const more = page.locator('.top button').last()
    for (const [key, count] of [
      ['z', 0],
      ['y', 1],
      ['z', 0],
      ['Shift+z', 1],
    ] as const) {
      await more.focus()
      await page.keyboard.press(`ControlOrMeta+${key}`)
      await expect(other.getByText('Second ')).toHaveCount(count)
      await expect(desk.text).toContainText('First ')
    }
  })

  test(`a value is one step however it was typed, and none where Esc took it back (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.getByRole('textbox', { name: words[locale].value, exact: true })
    const save = page.locator('.top button.primary')
    const own = await field.inputValue()
    /** Until it is in the text, as it is after a pause. */
    const typeSlowly = async (text: string) => {
      await field.fill(text)
      const written = `kandji.trial: { kind: duration, value: ${text},`
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(written)
    }
    await field.focus()
    for (const text of ['40', '400', '4000']) await typeSlowly(text)
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue(own)
    await expect(save).toBeDisabled()
    for (const text of ['7', '77']) await typeSlowly(text)
    await page.keyboard.press('Enter')
    await expect(save).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(own)
    await expect(save).toBeDisabled()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(field).toHaveValue('77')
  })

  test(`nothing behind a dialog is undone (${locale})`, async ({ browser, site }) => {
    site.edit('content/vendors/page-1.en.mdx', '\n\n', '\n\n<Fact id="kandji.trial" />\n\n')
    const before = site.read('content/data/facts.yaml')
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.locator('[data-row="kandji.trial"] textarea').first()
    await field.press('End')
    await page.keyboard.type('5')
    await field.press('Enter')
    const entered = await field.inputValue()
    await page.getByRole('button', { name: locale === 'he' ? 'הסרת kandji.trial' : 'Remove kandji.trial' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: locale === 'he' ? 'ביטול' : 'Cancel' })
      .click()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read('content/data/facts.yaml')).not.toBe(before)
    await expect(field).toHaveValue(entered)
    await page.locator('.tables').press('ControlOrMeta+z')
    await expect(field).not.toHaveValue(entered)
  })

  test(`a field that is typed in keeps the focus and the cursor when it is saved (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, description } = words[locale]
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const field = page.locator('.page-form').getByRole('textbox', { name: description, exact: true })
    const before = await field.inputValue()
    const half = Math.floor(before.length / 2)
    await field.focus()
    await field.evaluate((text: HTMLTextAreaElement, at) => text.setSelectionRange(at, at), half)
    await page.keyboard.type(' one')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain(' one')
    await expect(field).toBeFocused()
    await page.keyboard.type(' two')
    await expect(field).toHaveValue(`${before.slice(0, half)} one two${before.slice(half)}`)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain(' one two')
    // What was saved first goes last.
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(`${before.slice(0, half)} one${before.slice(half)}`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue(before)
    await saveAll(page)
  })

  test(`what was saved from a table is undone and redone in its order, wherever the focus is (${locale})`, async ({
    browser,
    site,
  }) => {
    const { value, until } = words[locale]
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const price = page.getByRole('textbox', { name: value, exact: true })
    const day = page.getByLabel(until, { exact: true })
    const [oldPrice, oldDay] = [await price.inputValue(), await day.inputValue()]
    await price.press('End')
    await page.keyboard.type('8')
    await day.focus()
    await day.fill('2031-05-06')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(facts)).toContain('2031-05-06')
    await expect(day).toBeFocused()
    const undoAll = async () => {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(day).toHaveValue(oldDay)
      await expect(price).toHaveValue(`${oldPrice}8`)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(price).toHaveValue(oldPrice)
    }
    await undoAll()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(price).toHaveValue(`${oldPrice}8`)
    await expect(day).toHaveValue(oldDay)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(day).toHaveValue('2031-05-06')
    // After a click beside the fields.
    await day.evaluate((field: HTMLElement) => field.blur())
    await undoAll()
    await saveAll(page)
  })

  test(`a chosen drawing is undone while the focus is still on the drawings (${locale})`, async ({ browser, site }) => {
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('radio', { name: words[locale].details, exact: true }).check()
    const drawings = page.locator('.page-form .drawings')
    const before = await drawings.locator('input:checked').getAttribute('aria-label')
    const chosen = drawings.getByRole('radio', { name: words[locale].server, exact: true })
    await chosen.click()
    await expect(chosen).toBeChecked()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(drawings.locator('input:checked')).toHaveAttribute('aria-label', before ?? '')
    await expect(chosen).not.toBeChecked()
    await saveAll(page)
  })

  test(`what was set for both languages is undone and redone in both, in order (${locale})`, async ({
    browser,
    site,
  }) => {
    const pair = ['en', 'he'].map(code => file.replace(`.${locale}.`, `.${code}.`))
    const bytes = () => pair.map(name => site.bytes(name))
    const generated = bytes()
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('radio', { name: words[locale].details, exact: true }).check()
    const drawings = page.locator('.page-form .drawings')
    const choose = async (name: string) => {
      const drawing = drawings.getByRole('radio', { name, exact: true })
      await drawing.click()
      await expect(drawing).toBeChecked()
    }
    await choose(words[locale].server)
    await saveAll(page)
    const first = bytes()
    expect(first.every((text, index) => text !== generated[index])).toBe(true)
    await choose(words[locale].shield)
    await saveAll(page)
    const second = bytes()
    for (const [key, expected] of [
      ['z', first],
      ['z', generated],
      ['Shift+z', first],
      ['Shift+z', second],
    ] as const) {
      await page.keyboard.press(`ControlOrMeta+${key}`)
      await expect(page.locator('.top button.primary')).toBeEnabled()
      await saveAll(page)
      await expect.poll(bytes).toEqual(expected)
    }
  })

  test(`where the other language has changed since, it keeps what was set for both, and says so (${locale})`, async ({
    browser,
    site,
  }) => {
    const second = locale === 'he' ? 'en' : 'he'
    const other = file.replace(`.${locale}.`, `.${second}.`)
    const generated = site.bytes(file)
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('radio', { name: words[locale].details, exact: true }).check()
    await page.locator('.page-form .drawings').getByRole('radio', { name: words[locale].server, exact: true }).click()
    await expect(page.locator('.top button.primary')).toBeEnabled()
    await page.keyboard.press('ControlOrMeta+\\')
    const textOf = (language: string) => page.locator(`.editor[data-locale="${language}"] .cm-content`)
    await textOf(second).click()
    await page.keyboard.type('more')
    await textOf(locale).focus()
    await page.keyboard.press('ControlOrMeta+z')
    // At the language that keeps it.
    const notices = page.locator('.notices', { has: page.getByText(second === 'he' ? 'עברית' : 'English') })
    await expect(notices.locator('.notice')).toContainText(words[locale].alone)
    await saveAll(page)
    await expect.poll(() => site.bytes(file)).toBe(generated)
    expect(site.read(other)).toContain('illustration: server')
    expect(site.read(other)).toContain('more')
  })
}
