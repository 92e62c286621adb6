import type { Locator, Route } from '@playwright/test'
import { locales, otherLocale } from '../../../src/content/locales/locales.ts'
import { expect, languages, openDesk, reopenDesk, saveAll, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'

const words = {
  en: {
    value: 'kandji.trial, Value',
    until: 'kandji.trial, Valid until',
    save: 'Save',
    fault: 'a number',
    rowName: 'Name of the new row',
  },
  he: {
    value: 'kandji.trial, ערך',
    until: 'kandji.trial, בתוקף עד',
    save: 'שמירה',
    fault: 'מספר',
    rowName: 'שם השורה החדשה',
  },
} as const

for (const { locale, url, saved } of languages) {
  test(`a fact is changed in its table, and no other byte of the file (${locale})`, async ({ browser, site }) => {
    const { value, until, save, fault, rowName } = words[locale]
    const before = site.read(file)
    const line = before.split('\n').find(text => text.startsWith('kandji.trial:')) ?? ''
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?edit`)
    await page.locator(`a[href$="?data=facts"]`).click()
    const cell = page.getByRole('textbox', { name: value, exact: true })
    await expect(cell).toHaveValue(/^\d+$/)
    // Where it is shown.
    await expect(page.locator('tr', { has: cell }).locator('summary').last()).toBeVisible()

    // A value that the schema refuses says why at its cell.
    await cell.fill('a while')
    await cell.press('Enter')
    await expect(page.locator('td', { has: cell }).locator('.value-fault')).toContainText(fault)
    await cell.fill('21')
    await cell.press('Enter')
    await expect(page.locator('.value-fault[data-severity=error]')).toHaveCount(0)
    await expect(page.locator('tr', { has: cell }).locator('th')).toContainText('21')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.locator('.top .state')).toHaveText(saved)
    expect(site.read(file)).toBe(before.replace(line, line.replace(/value: \d+/, 'value: 21')))

    // A key that may be left out goes with its value, and comes back.
    const [written = '', day = ''] = /, validUntil: (\S+?)(?=[ ,}])/.exec(line) ?? []
    const day2 = day || '2027-06-30'
    const cellUntil = page.getByRole('textbox', { name: until, exact: true })
    await cellUntil.fill(day ? '' : day2)
    await cellUntil.press('Enter')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file).includes(day ? written : day2)).toBe(!day)

    // A name that the file would not take is refused as it is typed, with the one that is taken already.
    const saves = site.read(file)
    const newName = page.getByRole('textbox', { name: rowName })
    for (const refused of ['acme-seats.basic', 'kandji.trial']) {
      await newName.fill(refused)
      await expect(page.locator('.new-row .value-fault')).toBeVisible()
      await expect(newName).toHaveAttribute('aria-invalid', 'true')
    }
    // A new row has the kind of the last one, and says what it lacks: value, source and day; it goes again.
    await newName.fill('acme.seats')
    await expect(page.locator('.new-row .value-fault')).toHaveCount(0)
    await page.keyboard.press('Enter')
    const row = page.locator('tr', { has: page.getByRole('rowheader', { name: /^acme\.seats/ }) })
    await expect(row).toBeVisible()
    await expect(row.locator('.value-fault')).toHaveCount(3)
    await expect(row.locator('input[type=date]').first()).toHaveValue('')
    await expect(page.locator('.tables-faults')).toContainText('3')
    // From the count to the first field that lacks something.
    await page.locator('.tables-faults button').click()
    await expect(row.locator('textarea[aria-invalid=true]').first()).toBeFocused()
    await row.locator('.remove').click()
    await expect(row).toHaveCount(0)
    // The way back stays in view, at whatever row it was.
    await expect(page.locator('.removed button')).toBeInViewport()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(row).toBeVisible()
    await row.locator('.remove').click()
    await expect(row).toHaveCount(0)
    await expect(page.locator('.top .state')).toHaveText(saved)
    expect(site.read(file)).toBe(saves)
  })
}

const formWords = {
  en: {
    details: 'Details',
    title: 'Title',
    more: 'Keywords, one more',
    updated: 'Last changed',
    from: 'Shown from',
    expiry: ['Leads elsewhere from, When', 'Leads elsewhere from, To'],
    until: 'Shown until',
    leaveOut: 'Leave out Leads elsewhere from',
    save: 'Save',
    long: 'too long',
    both: 'Both languages',
    onlyThis: 'This language only',
    notShared: 'was not set in this one',
    server: 'Server',
    cloud: 'Cloud',
  },
  he: {
    details: 'פרטים',
    title: 'כותרת',
    more: 'מילות מפתח, עוד אחד',
    updated: 'עודכן לאחרונה',
    from: 'מוצג החל מ־',
    expiry: ['מפנה לעמוד אחר החל מ־, מתי', 'מפנה לעמוד אחר החל מ־, אל'],
    until: 'מוצג עד',
    leaveOut: 'להשמיט את מפנה לעמוד אחר החל מ־',
    save: 'שמירה',
    long: 'ארוך',
    both: 'שתי השפות',
    onlyThis: 'השפה הזאת בלבד',
    notShared: 'לא נקבע בשפה הזאת',
    server: 'שרת',
    cloud: 'ענן',
  },
} as const

for (const { locale, url, file } of languages) {
  test(`what is typed in a table or form and not yet entered survives a closed tab (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, title } = formWords[locale]
    const context = await browser.newContext()
    const reopened = async (address: string, name: string, typed: string) => {
      const page = await context.newPage()
      await page.goto(site.dev.url + address)
      if (address.endsWith('edit')) await page.getByRole('radio', { name: details, exact: true }).check()
      const field = page.getByRole('textbox', { name, exact: true })
      const before = await field.inputValue()
      // A space at its end stays for the next word.
      await field.fill('')
      await field.pressSequentially(`${typed} `)
      await expect(page.locator('.top button.primary')).toBeEnabled()
      await expect(field).toHaveValue(`${typed} `)
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(typed)
      await page.close()
      const again = await context.newPage()
      await again.goto(site.dev.url + address)
      if (address.endsWith('edit')) await again.getByRole('radio', { name: details, exact: true }).check()
      const restored = again.getByRole('textbox', { name, exact: true })
      await expect(restored).toHaveValue(typed)
      await restored.fill(before)
      await restored.press('Enter')
      await expect(again.locator('.top button.primary')).toBeDisabled()
      await again.close()
    }
    await reopened(`${url}?edit`, title, locale === 'he' ? 'כותרת אחרת' : 'Another title')
    await reopened(`${url}?data=facts`, words[locale].value, '77')
    expect(site.read(file)).not.toContain('77')
  })
}

const planWords = {
  en: {
    price: '1, Price',
    people: '1, For whom, English',
    text: 'For “five”  people',
    source: 'kandji.trial, Who says so',
  },
  he: { price: '1, מחיר', people: '1, למי זה מתאים, עברית', text: 'צוות של "חמישה"', source: 'kandji.trial, מקור' },
} as const

for (const { locale, url } of languages) {
  test(`what the checks find in a data file stands at its value, also of words within it (${locale})`, async ({
    browser,
    site,
  }) => {
    const { price, people, text, source } = planWords[locale]
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=plans`)
    for (const [name, typed] of [
      [price, 'no.such.fact'],
      [people, text],
    ] as const) {
      const field = page.getByRole('textbox', { name, exact: true }).first()
      const before = await field.inputValue()
      await field.fill(typed)
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(before)
      await field.press('Enter')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
    }
    // No value lies over the next one.
    const overlaps = await page.locator('.tables td').evaluateAll(cells =>
      cells.filter(cell => {
        const { left, right } = cell.getBoundingClientRect()
        const fields = [...cell.querySelectorAll('textarea, select')].map(field => field.getBoundingClientRect())
        return fields.some(field => field.left < left - 1 || field.right > right + 1)
      }),
    )
    expect(overlaps).toHaveLength(0)
    // What is missing stands at its empty field.
    const before = site.read(file)
    const line = before.split('\n').find(text => text.startsWith('kandji.trial:')) ?? ''
    site.write(file, before.replace(line, line.replace(/, source: [^,]*, checked: [\d-]*/, '')))
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const field = page.getByRole('textbox', { name: source, exact: true })
    await expect(page.locator('td', { has: field }).locator('.value-fault')).toHaveCount(1)
    await expect(page.locator('th .value-fault')).toHaveCount(0)
    site.write(file, before)
  })
}

for (const { locale, url, file, saved } of languages) {
  test(`front matter is changed in its form, and no other byte of the page (${locale})`, async ({ browser, site }) => {
    const { details, title, more, updated, save, long } = formWords[locale]
    const before = site.read(file)
    const otherFile = file.replace(`.${locale}.`, `.${otherLocale(locale)}.`)
    const other = site.read(otherFile)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?edit`)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const form = page.locator('.page-form')
    const field = form.getByRole('textbox', { name: title, exact: true })
    const value = await field.inputValue()
    expect(before).toContain(value)
    // It speaks of its own fields, not of how the file is written.
    const hints = await form.locator('.form-field > small').allInnerTexts()
    expect(hints.length).toBeGreaterThan(8)
    expect(hints.join(' ')).not.toMatch(/\btrue\b|npm run|generic|“at”|\bat אומר/)

    // Typed text is previewed as a search result, with its length, before it is in the file.
    const words = `${value} ${'x'.repeat(60)}`
    await field.fill(words)
    // Cut between words, in whichever direction: an ellipsis of CSS cuts a line at its left or right end.
    await expect(form.locator('.result-title')).toHaveText(`${value} …`)
    const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight
    for (const line of ['.result-title', '.card-description'])
      expect(await form.locator(line).evaluate(overflows)).toBe(false)
    await expect(form.locator('.meter.wrong')).toContainText(long)
    await field.press('Enter')
    await expect(page.locator('.cm-content').first()).toContainText('xxx')
    await expect(form.locator('.value-fault').first()).toBeVisible()
    await field.fill(value)
    await field.press('Enter')
    await expect(form.locator('.value-fault')).toHaveCount(0)

    await form.getByRole('textbox', { name: more, exact: true }).fill('acme')
    await form.getByLabel(updated, { exact: true }).fill('2026-02-03')
    const drawing = form.getByRole('radio', { name: formWords[locale].server, exact: true })
    await drawing.click()
    await expect(drawing).toBeChecked()
    // Drawn in lines, as on the page.
    const line = form.locator('.drawings .stroke-ink').first()
    await expect(line).toHaveCSS('fill', 'none')
    await expect(line).not.toHaveCSS('stroke', 'none')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.locator('.top .state')).toHaveText(saved)
    const expected = before
      .replace(/(keywords: \[.*)\]/, '$1, acme]')
      .replace(/(updated: ).*/, '$12026-02-03')
      .replace(/(illustration: ).*/, '$1server')
    expect(site.read(file)).toBe(expected)
    // Both languages have the same drawing.
    expect(site.read(otherFile)).toBe(other.replace(/(illustration: ).*/, '$1server'))
  })

  test(`a wrong value of the form looks wrong, and what belongs there is said once (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, title, from } = formWords[locale]
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('radio', { name: details, exact: true }).check()
    for (const [name, typed] of [
      [from, '1.12.2026'],
      [title, locale === 'he' ? 'קצר "אב"' : 'Ab “c”'],
    ] as const) {
      const place = page.locator('.form-field', { has: page.getByRole('textbox', { name, exact: true }) })
      const field = place.getByRole('textbox')
      const hint = await place.locator('> small').innerText()
      await field.fill(typed)
      await field.press('Tab')
      const fault = place.locator('.value-fault[data-severity=error]', { hasText: hint })
      await expect(fault).toHaveCSS('color', 'rgb(163, 38, 27)')
      await expect(field).toHaveCSS('border-color', 'rgb(196, 40, 28)')
      await field.hover()
      await expect(field).toHaveCSS('border-color', 'rgb(196, 40, 28)')
      await expect(place.getByText(hint)).toHaveCount(1)
    }
  })

  test(`when a page leads elsewhere, and to which, each look wrong by themselves, and the first for both (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, expiry, until } = formWords[locale]
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('radio', { name: details, exact: true }).check()
    const form = page.locator('.page-form')
    const [when, to] = expiry.map(name => form.getByRole('textbox', { name, exact: true })) as [Locator, Locator]
    const looksWrong = async (field: Locator, words: RegExp) => {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveCSS('border-color', 'rgb(196, 40, 28)')
      await expect(field).toHaveAccessibleDescription(words)
    }
    const enter = async (field: Locator, typed: string) => {
      await field.fill(typed)
      await field.press('Tab')
    }
    await enter(when, '31.12.2026')
    await looksWrong(when, /2026-12-01 09:30/)
    // The other is missing.
    await looksWrong(to, /kandji/)
    // Nothing is wrong with the field that is there.
    await expect(when).not.toHaveAccessibleDescription(/kandji/)
    await enter(to, locale === 'he' ? 'קנדג׳י' : 'the other page')
    await looksWrong(to, /\/|בלוכסן/)
    await looksWrong(when, /2026-12-01 09:30/)
    await enter(when, '2026-12-31')
    await expect(when).toHaveAttribute('aria-invalid', 'false')
    await looksWrong(to, /\/|בלוכסן/)
    // The generated site has no home page: the checks, which answer seconds later, would find no page at “/”.
    await enter(to, '/page-2')
    await expect(to).toHaveAttribute('aria-invalid', 'false')
    await enter(form.getByRole('textbox', { name: until, exact: true }), '2026-12-30')
    // The reason alone, by the form's labels.
    await looksWrong(when, new RegExp(`${until}[^.]*$`))
    await expect(to).toHaveAttribute('aria-invalid', 'false')
  })

  test(`of two values that belong together the one that lacks is wrong, and both keep their places (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, expiry } = formWords[locale]
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('radio', { name: details, exact: true }).check()
    const form = page.locator('.page-form')
    const [when, to] = expiry.map(name => form.getByRole('textbox', { name, exact: true })) as [Locator, Locator]
    await to.fill('/page-2')
    await to.press('Tab')
    await expect(text).toContainText('expires: { to: /page-2 }')
    await expect(when).toHaveAttribute('aria-invalid', 'true')
    await expect(to).toHaveAttribute('aria-invalid', 'false')
    const names = form.locator('.value-group:has(> .remove-group) textarea')
    await expect(names.first()).toHaveAccessibleName(expiry[0])
    await when.fill('2099-12-31')
    await when.press('Tab')
    await expect(when).toHaveAttribute('aria-invalid', 'false')
    await expect(names.first()).toHaveAccessibleName(expiry[0])
  })

  test(`who leaves out when a page leads elsewhere goes on at its first field, and can undo it (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, expiry, leaveOut } = formWords[locale]
    const before = site.read(file)
    site.write(file, before.replace(/^updated: .*$/m, '$&\nexpires: { to: /, at: 2099-12-31 }'))
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('radio', { name: details, exact: true }).check()
    const when = page.locator('.page-form').getByRole('textbox', { name: expiry[0], exact: true })
    const button = page.getByRole('button', { name: leaveOut, exact: true })
    for (const leave of [() => button.press('Enter'), () => button.click()]) {
      await expect(when).toHaveValue('2099-12-31')
      await leave()
      await expect(button).toHaveCount(0)
      await expect(when).toBeFocused()
      await expect(when).toHaveValue('')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(button).toBeVisible()
      await expect(text).toContainText('expires: { to: /, at: 2099-12-31 }')
    }
    site.write(file, before)
  })

  test(`a drawing is set although a key is pressed right after it was chosen (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('radio', { name: formWords[locale].details, exact: true }).check()
    const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hold = async (route: Route) => {
      asked.resolve()
      await late.promise
      await route.continue()
    }
    await page.route('**/__desk/value', hold, { times: 1 })
    await page.locator('.page-form').getByRole('radio', { name: formWords[locale].server, exact: true }).click()
    await asked.promise
    await text.press('x')
    late.resolve()
    await expect(text).toContainText('illustration: server')
    await saveAll(page)
  })

  test(`a form says that another tab keeps it from setting the other language (${locale})`, async ({
    browser,
    site,
  }) => {
    const { details, both, onlyThis, notShared } = formWords[locale]
    const otherUrl = languages.find(language => language.locale !== locale)?.url ?? ''
    const first = await openDesk(browser, site, otherUrl)
    const page = await first.page.context().newPage()
    await reopenDesk(page, site, url)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const form = page.locator('.page-form')
    await expect(form.getByText(onlyThis).first()).toBeVisible()
    await expect(form.getByText(both, { exact: true })).toHaveCount(0)
    await form.getByRole('radio', { name: formWords[locale].server, exact: true }).click()
    const notices = page.locator('.notices', { hasText: locales[otherLocale(locale)].label })
    await expect(notices).toContainText(notShared)
    await first.page.close()
    await expect(form.getByText(both, { exact: true }).first()).toBeVisible()
    await form.getByRole('radio', { name: formWords[locale].cloud, exact: true }).click()
    await expect(page.locator(`.editor[data-locale="${otherLocale(locale)}"] .cm-content`)).toContainText('cloud')
  })
}

const priceWords = {
  en: {
    row: '| Basic | $21 | 33 days |',
    id: 'page.basic.price',
    added: 'was added with this price',
    back: 'Take it back',
  },
  he: { row: '| בסיסית | 21 ₪ | 33 יום |', id: 'page.price', added: 'נוספה עם המחיר הזה', back: 'לבטל את ההוספה' },
} as const

for (const { locale, url, saved } of languages) {
  test(`a price of a row becomes a fact and its reference with one click, and goes back (${locale})`, async ({
    browser,
    site,
  }) => {
    const { row, id, added, back } = priceWords[locale]
    const before = site.read(file)
    const desk = await openDesk(browser, site, url)
    await desk.text.press('ControlOrMeta+End')
    await desk.text.press('Enter')
    await desk.page.keyboard.insertText(`\n| A | B | C |\n| --- | --- | --- |\n${row}\n`)
    const correct = desk.page.locator('.faults li', { hasText: id }).locator('.fix')
    await desk.page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await correct.click({ timeout: 30_000 })
    await expect(desk.page.locator('.notices')).toContainText(added)
    const shown = row.replace(/\$21|21 ₪/, `<Fact id="${id}" />`)
    await expect(desk.text).toContainText(shown)
    await expect(correct).toHaveCount(0)
    expect(site.read(file)).toContain(
      `\n${id}: { kind: price, value: 21, currency: ${locale === 'en' ? 'USD' : 'ILS'}, `,
    )
    // The page shows it at once.
    await expect(desk.shown.locator('table').last()).toContainText('21')
    await desk.page.getByRole('button', { name: back, exact: true }).click()
    await expect(desk.text).toContainText(row)
    await expect.poll(() => site.read(file)).toBe(before)
    // Its row would name the price of the other language.
    while ((await desk.state.innerText()) !== saved) await desk.text.press('ControlOrMeta+z')
    await expect(desk.shown.locator('table').last()).not.toContainText('21')
  })
}

const sentenceWords = {
  en: {
    sentence: 'It is $42 a month.',
    back: 'Take it back',
    there: 'Take it out there, too',
    left: 'Only this page was changed.',
    discard: 'Discard them',
  },
  he: {
    sentence: 'המחיר הוא 42 ₪ לחודש.',
    back: 'לבטל את ההוספה',
    there: 'להסיר גם שם',
    left: 'רק העמוד הזה השתנה.',
    discard: 'ביטול השינויים',
  },
} as const

for (const { locale, url, saved } of languages) {
  test(`a fact that a press added goes with undo, comes back with it, and is taken back (${locale})`, async ({
    browser,
    site,
  }) => {
    const { sentence, back, there, left } = sentenceWords[locale]
    const before = site.read(file)
    const desk = await openDesk(browser, site, url)
    const { page, text } = desk
    const notices = page.locator('.notices')
    const isShown = () => expect(text).toContainText('<Fact id="page.price" />')
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n${sentence}\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    const correct = page.locator('.faults li', { hasText: 'page.price' }).locator('.fix')
    await correct.click({ timeout: 30_000 })
    await isShown()
    const added = site.read(file)
    expect(added).toContain('\npage.price: { kind: price, value: 42, ')
    await text.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)

    await text.press('ControlOrMeta+z')
    await expect(text).toContainText(sentence)
    await expect(notices).toContainText(left)
    await expect(notices).toContainText('page.price')
    await page.getByRole('button', { name: there, exact: true }).click()
    await expect(notices).not.toContainText(left)
    await expect.poll(() => site.read(file)).toBe(before)
    await expect(desk.state).toHaveText(saved)

    await text.press('ControlOrMeta+Shift+Z')
    await isShown()
    await expect.poll(() => site.read(file)).toBe(added)

    // A second time as the first, and taken back without undo.
    await text.press('ControlOrMeta+z')
    await page.getByRole('button', { name: there, exact: true }).click()
    await expect.poll(() => site.read(file)).toBe(before)
    await correct.click({ timeout: 30_000 })
    await isShown()
    await page.getByRole('button', { name: back, exact: true }).click()
    await expect(text).toContainText(sentence)
    await expect.poll(() => site.read(file)).toBe(before)
    await text.press('ControlOrMeta+Shift+Z')
    await isShown()
    await expect.poll(() => site.read(file)).toBe(added)
  })
}

for (const { locale, url, saved } of languages) {
  test(`a fact that was added with a text goes with it when that came back and is discarded (${locale})`, async ({
    browser,
    site,
  }) => {
    const { sentence, there, left, discard } = sentenceWords[locale]
    const before = site.read(file)
    const desk = await openDesk(browser, site, url)
    const { page, text } = desk
    const notices = page.locator('.notices')
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n${sentence}\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await page.locator('.faults li', { hasText: 'page.price' }).locator('.fix').click({ timeout: 30_000 })
    await expect(text).toContainText('<Fact id="page.price" />')
    const added = site.read(file)
    expect(added).toContain('\npage.price: { kind: price, value: 42, ')

    await page.reload()
    await page.getByRole('button', { name: discard, exact: true }).click()
    await expect(desk.state).toHaveText(saved)
    await expect(notices).toContainText(left)
    await expect(notices).toContainText('page.price')
    await page.getByRole('button', { name: there, exact: true }).click()
    await expect.poll(() => site.read(file)).toBe(before)
    await expect(notices).not.toContainText(left)

    await text.press('ControlOrMeta+z')
    await expect(desk.state).not.toHaveText(saved)
    await expect.poll(() => site.read(file)).toBe(added)
  })
}

for (const { locale, url, saved } of languages) {
  test(`that a new fact is to be filled in stays in sight until it is, whatever else is corrected and saved (${locale})`, async ({
    browser,
    site,
  }) => {
    const { sentence } = sentenceWords[locale]
    const { added } = priceWords[locale]
    const desk = await openDesk(browser, site, url)
    const { page, text } = desk
    const notice = page.locator('.notice', { hasText: added })
    const correct = (words: string) => page.locator('.faults li', { hasText: words }).locator('.fix')
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n## A\n\n${sentence}\n\n#### C\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await correct('page.price').click({ timeout: 30_000 })
    await expect(notice).toBeVisible()
    await correct('#### C').click({ timeout: 30_000 })
    await expect(text).not.toContainText('#### C')
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    await expect(notice.getByRole('link')).toHaveAttribute('href', /data=facts/)
    await text.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    await expect(notice).toBeVisible()
    // Somebody looked at the price.
    const seen = site
      .read(file)
      .replace(/(\npage\.price: .*), unverified: .*'/, '$1, source: the owner, checked: 2026-11-01')
    site.write(file, seen)
    await expect(notice).toHaveCount(0)
  })

  test(`that a new fact is to be filled in goes when its writer closes it (${locale})`, async ({ browser, site }) => {
    const { sentence } = sentenceWords[locale]
    const { added } = priceWords[locale]
    const { page, text } = await openDesk(browser, site, url)
    const notice = page.locator('.notice', { hasText: added })
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n${sentence}\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await page.locator('.faults li', { hasText: 'page.price' }).locator('.fix').click({ timeout: 30_000 })
    await expect(notice).toBeVisible()
    await text.press('ControlOrMeta+End')
    await page.keyboard.insertText('\n')
    const understood = { name: locale === 'he' ? 'הבנתי' : 'Understood', exact: true }
    await notice.getByRole('button', understood).click()
    await expect(notice).toHaveCount(0)
    await expect(text).toBeFocused()
  })
}

const menuWords = {
  en: { label: /^1, Label/, missing: 'a text, which is missing here, such as “', one: '1 error' },
  he: { label: /^1, כיתוב/, missing: 'טקסט, שחסר כאן, כמו ״', one: 'שגיאה אחת' },
} as const

for (const { locale, url } of languages) {
  test(`an empty label of a menu is a fault in words at its field, and is counted (${locale})`, async ({
    browser,
    site,
  }) => {
    const { label, missing, one } = menuWords[locale]
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const field = page.getByRole('textbox', { name: label }).first()
    const before = await field.inputValue()
    await field.fill('')
    await field.press('Enter')
    await expect(page.locator('td', { has: field }).locator('.value-fault')).toContainText(missing)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.tables-faults')).toContainText(one)
    await field.fill(before)
    await field.press('Enter')
    await expect(page.locator('.tables-faults button')).toHaveCount(0)
  })
}
