import { expect, languages, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'

const words = {
  en: {
    value: 'kandji.trial, Value',
    pages: 'Pages, one more',
    title: 'Title, English',
    fault: 'at least 0',
    typing: 'a number, or a range such as 24–48',
  },
  he: {
    value: 'kandji.trial, ערך',
    pages: 'עמודים, עוד אחד',
    title: 'כותרת, עברית',
    fault: 'לפחות 0',
    typing: 'מספר, או טווח כמו 24–48',
  },
} as const

for (const { locale, url, saved } of languages) {
  const { value, pages, title, fault, typing } = words[locale]

  test(`a number stays one after its field was empty, and may be a range as the message says (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const number = /(kandji\.trial: \{ kind: duration, value: )(\d+)/
    const own = number.exec(before)?.[2] ?? ''
    const written = (now: string) => before.replace(number, `$1${now}`)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.getByRole('textbox', { name: value, exact: true })
    for (const [typed, shown, now] of [
      ['48', '48', '48'],
      ['[24, 48]', '24–48', '[24, 48]'],
      ['2–4', '2–4', '[2, 4]'],
      ['1,200', '1200', '1200'],
      [own, own, own],
    ] as const) {
      await field.fill('')
      await field.press('Enter')
      await field.fill(typed)
      await field.press('Enter')
      await page.keyboard.press('ControlOrMeta+s')
      await expect.poll(() => site.read(file)).toBe(written(now))
      await expect(field).toHaveValue(shown)
    }
    // Escape puts back what was there, also what is in the text by then.
    await field.press('Tab')
    await field.fill('5')
    await expect(page.locator('.top button.primary')).toBeEnabled()
    await field.press('Escape')
    await expect(field).toHaveValue(own)
    await expect(page.locator('.top .state')).toHaveText(saved)
    await field.fill('-5')
    await field.press('Enter')
    const said = page.locator('td', { has: field }).locator('.value-fault')
    await expect(said).toContainText(fault)
    await field.fill('en: 3, he: 4')
    await field.press('Enter')
    // What is typed here, and not what stands in the file.
    await expect(said).toContainText(typing)
    await expect(said).not.toContainText('en:')
    await expect(field).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
    await field.fill(own)
    await field.press('Enter')
    await expect(page.locator('.top .state')).toHaveText(saved)
  })

  test(`what is entered in a row stays with it when another editor adds one above (${locale})`, async ({
    browser,
    site,
  }) => {
    const menus = 'content/data/navigation.yaml'
    const first = '    - { title: { en: Products'
    const added = '    - { title: { en: Added, he: נוסף }, pages: [kandji] }\n'
    const addRow = () => site.edit(menus, first, added + first)
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const more = page.getByRole('combobox', { name: `2, ${pages}` })
    const categories = page.locator('.tables section', { has: more })
    await more.focus()
    await more.selectOption('about')
    addRow()
    // It is an entry of its own, and "one more" is the next field.
    const chosen = page.locator(':focus')
    await expect(chosen).toHaveAccessibleName(new RegExp(`^3, ${pages.split(',')[0]}`))
    await expect(chosen).toHaveValue('about')
    await page.keyboard.press('ControlOrMeta+s')
    const expected = before.replace(first, added + first).replace(/(Services, he: .*)\] \}/, '$1, about] }')
    await expect.poll(() => site.read(menus)).toBe(expected)

    // Also while the table does not know of the new row yet.
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/tables', async route => {
      await late.promise
      await route.continue()
    })
    addRow()
    await expect(page.locator('.cm-content').first()).toContainText(/Added[\s\S]*Added/)
    const name = categories.getByRole('textbox', { name: `3, ${title}` })
    await name.fill('Typed')
    await name.press('Enter')
    late.resolve()
    await page.keyboard.press('ControlOrMeta+s')
    const words = locale === 'he' ? 'שירותים' : 'Services'
    await expect
      .poll(() => site.read(menus))
      .toBe(expected.replace(first, added + first).replace(`${locale}: ${words}`, `${locale}: Typed`))
  })

  test(`a fact that pages show is not removed without a question, and what was removed can be put back (${locale})`, async ({
    browser,
    site,
  }) => {
    const { remove, leave, anyway, back } = {
      en: { remove: 'Remove kandji.trial', leave: 'Cancel', anyway: 'Remove it all the same', back: 'Put it back' },
      he: { remove: 'הסרת kandji.trial', leave: 'ביטול', anyway: 'להסיר בכל זאת', back: 'להחזיר' },
    }[locale]
    // A page that shows it.
    site.edit('content/vendors/page-1.en.mdx', '\n\n', '\n\n<Fact id="kandji.trial" />\n\n')
    const before = site.read(file)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const [button, dialog, bar] = [
      page.getByRole('button', { name: remove }),
      page.getByRole('dialog'),
      page.locator('.removed'),
    ]
    await button.click()
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0)
    const [list, footer] = [await dialog.getByRole('list').boundingBox(), await dialog.locator('footer').boundingBox()]
    expect((footer?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeGreaterThanOrEqual(12)
    await dialog.getByRole('button', { name: leave }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByRole('button', { name: anyway }).click()
    await expect(button).toHaveCount(0)
    await expect(bar).toContainText('kandji.trial')
    await expect(bar.getByRole('button', { name: back })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).not.toContain('kandji.trial')
    await bar.getByRole('button', { name: back }).click()
    await expect(button).toBeVisible()
    await expect(bar).toHaveCount(0)
    await expect(page.locator('[data-row="kandji.trial"]')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(before)
  })

  test(`a row is added after any other, with its kind and unit, and no mark lies over a value (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const line = before.split('\n').find(text => text.startsWith('kandji.trial:')) ?? ''
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const add = locale === 'he' ? 'הוספת שורה אחרי kandji.trial' : 'Add a row after kandji.trial'
    await page.getByRole('button', { name: add, exact: true }).click()
    await page.keyboard.type('acme.trial')
    await page.keyboard.press('Enter')
    const cell = page.getByRole('textbox', { name: value.replace('kandji', 'acme'), exact: true })
    await expect(cell).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    const added = "acme.trial: { kind: duration, value: '', unit: day, source: '' }"
    await expect.poll(() => site.read(file)).toBe(before.replace(line, `${line}\n${added}`))
    const marks = page.locator('.row-actions')
    const values = await page
      .locator('.tables td :is(textarea, input, select)')
      .evaluateAll(fields => fields.map(field => field.getBoundingClientRect().toJSON() as DOMRect))
    const covered = await marks.evaluateAll(
      (all, rects) =>
        all.filter(mark => {
          const { left, right, top, bottom } = mark.getBoundingClientRect()
          return rects.some(one => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
        }).length,
      values,
    )
    expect(covered).toBe(0)
  })

  test(`a row without a name of its own has the focus once it is there, and nothing of the one above is in it (${locale})`, async ({
    browser,
    site,
  }) => {
    const quotes = 'content/data/testimonials.yaml'
    const before = site.read(quotes)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=testimonials`)
    const { after, remove, author } = {
      en: { after: 'Add a row after row 2', remove: 'Remove row 3', author: 'Author' },
      he: { after: 'הוספת שורה אחרי שורה 2', remove: 'הסרת שורה 3', author: 'כותב' },
    }[locale]
    // Nothing has to be asked.
    await page.getByRole('button', { name: after, exact: true }).click()
    await expect(page.locator('[data-row="13"]')).toBeVisible()
    await expect(page.locator('[data-row="3"] :focus')).toHaveAccessibleName(`3, ${author}`)
    await expect(page.locator('[data-row="3"] .value-fault')).toHaveCount(5)
    await page.keyboard.type('Noam Sample')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+s')
    const [, , , , second = ''] = before.split('\n')
    const row = "  - { language: en, author: Noam Sample, position: '', company: '', logo: '', quote: '' }"
    await expect.poll(() => site.read(quotes)).toBe(before.replace(second, `${second}\n${row}`))
    await expect(page.locator('[data-row="3"] .value-fault')).toHaveCount(4)
    await page.getByRole('button', { name: remove, exact: true }).press('Enter')
    await expect(page.locator('.removed p')).toHaveText(locale === 'he' ? 'שורה 3 הוסרה.' : 'Row 3 is removed.')
    // The button that had the focus went with its row.
    await expect(page.locator('.removed button')).toBeFocused()
  })

  test(`what is wrong with a word of a table is corrected beside it (${locale})`, async ({ browser, site }) => {
    const menus = 'content/data/navigation.yaml'
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const field = page.locator('textarea[lang=he]').first()
    const own = await field.inputValue()
    // Pasted, as it is not typed.
    await field.fill('מנכ"ל')
    await field.press('Enter')
    await field.locator('..').locator('.fix').click()
    await expect(field).toHaveValue('מנכ״ל')
    await field.fill(own)
    await field.press('Enter')
    await expect(page.locator('.top button.primary')).toBeDisabled()
    expect(site.read(menus)).toBe(before)
  })

  test(`the mark that removes a row and its name are in view, and words in Hebrew get their signs (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 900, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    await expect(page.locator('.remove').first()).toBeInViewport({ ratio: 1 })
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth
    expect(await page.locator('.tables-body').evaluate(isWide)).toBe(true)
    // Far from its name a value is still known by it.
    const row = page.locator('[data-row="kandji.trial"]')
    await row
      .locator('td')
      .last()
      .evaluate(cell => cell.scrollIntoView({ block: 'center', inline: 'end' }))
    expect(await page.locator('.tables-body').evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(50)
    const isSeen = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect(row.locator('th bdi').first()).toBeInViewport({ ratio: 1 })
    expect(await row.locator('th bdi').first().evaluate(isSeen)).toBe(true)
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const field = page.locator('textarea[lang=he]').first()
    const word = await field.inputValue()
    await field.fill('')
    await field.pressSequentially('צה"ל ו-Mac של ג\'ון')
    await expect(field).toHaveValue('צה״ל ו־Mac של ג׳ון')
    const english = page.locator('textarea[lang=en]').first()
    const own = await english.inputValue()
    await english.fill('')
    await english.pressSequentially('in-house')
    await expect(english).toHaveValue('in-house')
    await field.fill('')
    await field.pressSequentially('א"')
    await field.press('ControlOrMeta+z')
    await expect(field).toHaveValue('א"')
    await english.fill(own)
    await field.fill(word)
    await field.press('Enter')
    await expect(page.locator('.top button.primary')).toBeDisabled()
  })
}
