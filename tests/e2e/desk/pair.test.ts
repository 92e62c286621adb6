import type { Locator } from '@playwright/test'
import { holdRequests } from '../holdRequests.ts'
import { beginsLeft, type DeskPage, expect, openDesk, reopenDesk, saveAll, test } from './deskSite.ts'

const boxOf = (part: Locator) =>
  part.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

const words = {
  en: {
    typed: 'Only just written. ',
    mixed: 'אירו, formerly קנג׳י, manages',
    whole: 'The whole page agrees',
    again: 'They agree again',
    add: 'Add it here too',
    differ: 'Facts, links or widgets differ in 1 place.',
    toWrite: 'still to be written.',
    allTheSame: 'They agree all the same',
    checking: 'Checking',
    saved: 'Saved',
    readOnly: 'Read only',
    take: 'Write here',
    inStep: 'Both languages in step',
    takeBack: 'Undo the record',
    details: 'Details',
    later: 'Decide later',
    missing: (heading: string) => `A section is not in the Hebrew: ${heading}.`,
    compare: 'Compare them',
    undecided: {
      en: 'Not recorded: first decide about the conflict in the English (“Compare them”).',
      he: 'Not recorded: first decide about the conflict in the Hebrew (“Compare them”).',
    },
  },
  he: {
    typed: 'זה עתה נכתב. ',
    mixed: 'Iru, לשעבר Kandji, מנהלת',
    whole: 'כל העמוד מתואם',
    again: 'השפות שוב מתואמות',
    add: 'להוסיף גם כאן',
    differ: 'יש הבדל בין השפות בעובדות, בקישורים או ברכיבים במקום אחד.',
    toWrite: 'לכתיבה.',
    allTheSame: 'השפות מתואמות בכל זאת',
    checking: 'בבדיקה',
    saved: 'נשמר',
    readOnly: 'לקריאה בלבד',
    take: 'לכתוב כאן',
    inStep: 'שתי השפות מתואמות',
    takeBack: 'ביטול הרישום',
    details: 'פרטים',
    later: 'להחליט אחר כך',
    missing: (heading: string) => `חלק אחד לא קיים באנגלית: ${heading}.`,
    compare: 'השוואה',
    undecided: {
      en: 'לא נרשם: קודם צריך להחליט מה נשאר באנגלית, שהשתנתה גם בדיסק (״השוואה״).',
      he: 'לא נרשם: קודם צריך להחליט מה נשאר בעברית, שהשתנתה גם בדיסק (״השוואה״).',
    },
  },
} as const

const record = 'content/translations.lock.yaml'

const column = ({ page }: DeskPage, locale: string) => page.locator(`.editor[data-locale=${locale}]`)

/** Runs in the page: pastes a text of several lines at once. */
function paste(element: Element, words: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Runs in the page: whether the first letter of a tag stands to the right of its bracket. */
function readsFromLeft(element: Element): boolean {
  const words = element.querySelector('bdi')?.firstChild as Text
  const leftOf = (at: number) => {
    const range = new Range()
    range.setStart(words, at)
    range.setEnd(words, at + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(0) < leftOf(1)
}

for (const [locale, other, name] of [
  ['en', 'he', 'page-1'],
  ['he', 'en', 'page-2'],
] as const) {
  test(`both languages stand section by section, and what is behind agrees again (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, again } = words[locale]
    const file = (code: string) => `content/vendors/${name}.${code}.mdx`
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    const before = { own: site.read(file(locale)), other: site.read(file(other)) }
    // From wherever the focus is.
    await desk.page.locator('.top .leave').focus()
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.getByRole('button', { name: whole }).click()
    await expect(desk.page.getByRole('button', { name: whole })).toHaveCount(0)
    expect(site.read(record)).toContain(`page: vendors/${name},`)

    // Headings of the same section are at the same height, also with a banner above one of them.
    const [own, beside] = [column(desk, locale), column(desk, other)]
    await expect(own.locator('.cm-content')).toBeFocused()
    await desk.page.keyboard.type(typed)
    const banner = beside.locator('.d-banner.open')
    await expect(banner.locator('ins')).toContainText(typed.trim())
    await expect(own.locator('.d-banner.open')).toHaveCount(0)
    const height = (editor: typeof own) =>
      editor
        .locator('.d-heading2')
        .first()
        .evaluate(line => Math.round(line.closest('.cm-line')?.getBoundingClientRect().top ?? 0))
    await expect.poll(async () => Math.abs((await height(own)) - (await height(beside)))).toBeLessThan(2)

    // By keyboard alone: to the same section of the other language, and into its banner.
    await own.locator('.cm-content').press('F6')
    await expect(beside.locator('.cm-content')).toBeFocused()
    await beside.getByRole('button', { name: again }).focus()
    await desk.page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    await expect(beside.locator('.cm-content')).toBeFocused()
    const lines = before.own.split('\n')
    lines[15] = typed + lines[15]
    expect(site.read(file(locale))).toBe(lines.join('\n'))
    expect(site.read(file(other))).toBe(before.other)

    // A list at the beginning of a line stays in view, also in the column of the other direction.
    await beside.locator('.cm-content').press('ControlOrMeta+End')
    await desk.page.keyboard.type('\n[a](/')
    await expect(desk.page.locator('.cm-tooltip-autocomplete')).toBeInViewport()
    await saveAll(desk.page)

    // The column that had the focus goes: it comes back to the text that stays.
    await desk.page.keyboard.press('Escape')
    await expect(beside.locator('.cm-content')).toBeFocused()
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await expect(beside).toBeHidden()
    await expect(own.locator('.cm-content')).toBeFocused()
  })

  test(`a key leads to the same section of the other language from every view (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, details } = words[locale]
    const file = (code: string) => `content/vendors/${name}.${code}.mdx`
    const urlOf = (code: string) => `${code === 'he' ? '/he' : ''}/${name}`
    const headings = (code: string) =>
      site
        .read(file(code))
        .split('\n')
        .flatMap((line, index) => (line.startsWith('## ') ? [{ line, number: index + 1 }] : []))
    const [own, there] = [headings(locale)[0], headings(other)[0]]
    const desk = await openDesk(browser, site, urlOf(locale), `${(own?.number ?? 0) + 2}:1`)
    const { page, line, text } = desk
    const isAt = async (code: string, heading = '') => {
      await expect(page).toHaveURL(url => url.pathname === urlOf(code))
      await expect.poll(line).toBe(heading)
      await expect(text).toBeFocused()
      await expect(desk.shown.locator('h1')).toBeVisible()
    }
    // What is unsaved goes along, and is back without a word when the writer is.
    await page.keyboard.type(typed)
    await text.press('F6')
    await isAt(other, there?.line)
    await text.press('F6')
    await isAt(locale, own?.line)
    await expect(text).toContainText(typed.trim())
    await expect(page.locator('.notice')).toHaveCount(0)
    // From the page next to the text.
    await desk.shown.locator('body').press('F6')
    await isAt(other, there?.line)
    // From a field of the details, which enters what is typed there.
    await text.press('F6')
    await isAt(locale, own?.line)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const title = page.locator('.page-form textarea').first()
    await title.fill(`${typed}F6`)
    await title.press('F6')
    await expect(page).toHaveURL(url => url.pathname === urlOf(other))
    await expect.poll(line).toBe(there?.line)
    await expect(title).toBeVisible()
    await text.press('F6')
    await expect(page).toHaveURL(url => url.pathname === urlOf(locale))
    await expect(title).toHaveValue(`${typed}F6`)
    await text.press('ControlOrMeta+z')
    await saveAll(page)

    // A server that does not answer leaves the desk where it is.
    await page.route('**/__desk/**', route => route.abort())
    await text.press('F6')
    await expect(page.locator('.notice.bad').first()).toContainText('npm run dev')
    await expect(page).toHaveURL(url => url.pathname === urlOf(locale))
    await page.unroute('**/__desk/**')
  })

  test(`where no other language is to be gone to, the key says so (${locale})`, async ({ browser, site }) => {
    const notice = {
      en: ['This page is in one language only: there is no other to go to.', 'This file has both languages in it'],
      he: ['העמוד הזה כתוב בשפה אחת בלבד, ואין שפה אחרת לעבור אליה.', 'בקובץ הזה שתי השפות'],
    }[locale]
    const prefix = locale === 'he' ? '/he' : ''
    const { page } = await openDesk(browser, site, `${prefix}/page-2`)
    await page.goto(`${site.dev.url}${prefix}/page-2?data=facts`)
    await page.locator('.tables input').first().press('F6')
    await expect(page.locator('.notice')).toContainText(notice[1] ?? '')
    const missing = `content/vendors/page-2.${other}.mdx`
    site.remove(missing)
    // The desk knows of it as soon as the server has seen that the file is gone.
    const start = () => page.request.get(`${site.dev.url}${prefix}/page-2?edit`)
    await expect.poll(async () => (await start()).text()).not.toContain(missing)
    const alone = await reopenDesk(page, site, `${prefix}/page-2`)
    await alone.text.press('F6')
    await expect(page.locator('.notice')).toContainText(notice[0] ?? '')
  })

  test(`of a text that was changed it is not said that both are in step until they are compared (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, inStep } = words[locale]
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.getByRole('button', { name: whole }).click()
    const said = desk.page.locator('.pair-agreement [role=status]').first()
    await expect(said).toContainText(inStep)
    const release = await holdRequests(desk.page, '**/__desk/pair')
    await column(desk, locale).locator('.cm-content').focus()
    await desk.page.keyboard.type(typed)
    await expect(said).toBeEmpty()
    release()
    await expect(desk.page.locator('.pair-next')).toHaveCount(1)
    // As it was, it is in step again.
    for (const _ of typed) await desk.page.keyboard.press('Backspace')
    await expect(said).toContainText(inStep)
    await saveAll(desk.page)
  })

  test(`an agreement that was recorded is taken back, and the section is to be looked at again (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, again, takeBack } = words[locale]
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.getByRole('button', { name: whole }).click()
    await expect(desk.page.getByRole('button', { name: whole })).toHaveCount(0)
    const before = site.read(record)
    await column(desk, locale).locator('.cm-content').focus()
    await desk.page.keyboard.type(typed)
    const banner = column(desk, other).locator('.d-banner.open')
    await banner.getByRole('button', { name: again }).click()
    await expect(banner).toHaveCount(0)
    expect(site.read(record)).not.toBe(before)
    await desk.page.getByRole('button', { name: takeBack }).click()
    await expect(banner.locator('ins')).toContainText(typed.trim())
    expect(site.read(record)).toBe(before)
    await expect(desk.page.getByRole('button', { name: takeBack })).toHaveCount(0)
    await expect(desk.page.locator('.cm-content:focus')).toHaveCount(1)
  })

  test(`that the server does not answer is said once for both languages (${locale})`, async ({ browser, site }) => {
    const { page } = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(page.locator(`.editor[data-locale=${other}] .cm-content`)).toBeVisible()
    const said = page.locator('.notice.bad', { hasText: 'npm run dev' })
    await page.route('**/__desk/**', route => route.abort())
    await page.keyboard.type('x')
    // Each language learns it by what it asks itself.
    await page.locator(`.editor[data-locale=${other}] .cm-content`).focus()
    await page.keyboard.type('x')
    await page.keyboard.press('ControlOrMeta+s')
    // Neither language is named with it.
    await expect(said.and(page.locator('.notice:only-child'))).toHaveCount(1)
    await expect(said).toHaveCount(1)
    await page.unroute('**/__desk/**')
    await saveAll(page)
    await expect(said).toHaveCount(0)
  })

  test(`side by side the languages stand where the cursor is, the first time and again (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '60:1')
    const line = column(desk, locale).locator('.cm-activeLine')
    const second = desk.page.locator(`.editor[data-locale=${other}]`)
    for (const shown of [true, false, true]) {
      await desk.page.keyboard.press('ControlOrMeta+\\')
      await expect(second).toBeVisible({ visible: shown })
      await expect(line).toBeInViewport()
    }
    await desk.page.locator('.top .leave').focus()
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await expect(line).toBeInViewport()
  })

  test(`that another tab writes one of the languages is said at that language alone (${locale})`, async ({
    browser,
    site,
  }) => {
    const { saved, readOnly, take } = words[locale]
    const urlOf = (code: string) => `${code === 'he' ? '/he' : ''}/${name}`
    const desk = await openDesk(browser, site, urlOf(locale), '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    const columns = desk.page.locator('.pair-column')
    await expect(column(desk, other).locator('.cm-content')).toBeVisible()
    const second = await desk.page.context().newPage()
    // It would open both languages as well, and ask for each.
    await desk.page.evaluate(() => localStorage.removeItem('desk-layout'))
    await second.goto(`${site.dev.url}${urlOf(other)}?edit=16:1`)
    await second.getByRole('button', { name: words[other].take }).click()
    await expect(columns.nth(1)).toContainText(readOnly)
    await expect(columns.nth(0)).not.toContainText(readOnly)
    await expect(desk.state).toHaveText(saved)
    // The name above is that of the page's own language.
    await second.goto(`${site.dev.url}${urlOf(locale)}?edit=16:1`)
    await second.getByRole('button', { name: take }).click()
    await expect(desk.state).toHaveText(readOnly)
    await expect(columns.nth(0)).toContainText(readOnly)
    await expect(columns.nth(1)).not.toContainText(readOnly)
  })

  test(`what changed reads in the direction of its language, whatever it begins with (${locale})`, async ({
    browser,
    site,
  }) => {
    const { whole, mixed } = words[locale]
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.getByRole('button', { name: whole }).click()
    await expect(desk.page.getByRole('button', { name: whole })).toHaveCount(0)
    await desk.text.evaluate(paste, `${mixed}\n\n`)
    const change = column(desk, other).locator('.d-banner ins', { hasText: mixed })
    expect(await change.evaluate(beginsLeft)).toBe(locale === 'en')
    await saveAll(desk.page)
  })

  test(`a page that was published after both agreed can still be recorded as published (${locale})`, async ({
    browser,
    site,
  }) => {
    const addresses = 'content/addresses.yaml'
    const agree = { name: words[locale].whole }
    const { page } = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`)
    await page.keyboard.press('ControlOrMeta+\\')
    await page.getByRole('button', agree).click()
    await expect(page.getByRole('button', agree)).toHaveCount(0)
    // As it is where both agreed on a draft.
    const others = site.read(addresses).replace(new RegExp(`^.*/${name} .*\n`, 'm'), '')
    site.write(addresses, others)
    await page.getByRole('button', agree).click()
    await expect(page.getByRole('button', agree)).toHaveCount(0)
    expect(site.read(addresses)).not.toBe(others)
    expect(site.read(addresses)).toContain(`path: /${name} `)
  })

  test(`what was found before both agreed is shown as being checked again (${locale})`, async ({ browser, site }) => {
    const { whole, checking } = words[locale]
    const { page } = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`)
    const faults = page.locator(`.feet > [data-locale=${locale}]`)
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(page.getByRole('button', { name: whole })).toBeVisible()
    await expect(faults).not.toContainText(checking)
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/checked?*', async route => {
      await late.promise
      await route.continue()
    })
    await page.getByRole('button', { name: whole }).click()
    await expect(faults).toContainText(checking)
    late.resolve()
    await expect(faults).not.toContainText(checking)
  })

  test(`a widget comes into the other language with its words to be translated (${locale})`, async ({
    browser,
    site,
  }) => {
    const typed = words[locale].typed.trim()
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await desk.page.getByRole('button', { name: words[locale].whole }).click()
    await expect(desk.page.getByRole('button', { name: words[locale].whole })).toHaveCount(0)
    await desk.text.evaluate(paste, `<Callout title="${typed}">\n\n${typed}\n\n</Callout>\n\n`)
    const beside = column(desk, other)
    // What is new is shown as it is written: its tags read from the left.
    expect(await beside.locator('.d-banner ins', { hasText: '<Callout' }).evaluate(readsFromLeft)).toBe(true)
    await beside.getByRole('button', { name: words[locale].add }).click()
    await expect(beside.locator('.cm-content')).toContainText(`<Callout title="[[${typed}]]">`)
    // The first of them is selected.
    await desk.page.keyboard.type('Acme')
    await expect(beside.locator('.cm-content')).toContainText('<Callout title="Acme">')
    await expect(beside.locator('.cm-content')).toContainText(`[[${typed}]]`)
    await saveAll(desk.page)
  })

  test(`that they agree is recorded while something is open only when it is said once more (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, again, add, differ, toWrite, allTheSame } = words[locale]
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    const { page } = desk
    const head = page.locator('.pair-agreement')
    await page.keyboard.press('ControlOrMeta+\\')
    await head.getByRole('button', { name: whole }).click()
    await expect(head.getByRole('button', { name: whole })).toHaveCount(0)
    const before = site.read(record)
    await desk.text.evaluate(paste, `${typed}[Acme](/page-2).\n\n`)
    const banner = column(desk, other).locator('.d-banner.open')
    const offer = banner.getByRole('button', { name: add })
    await expect(offer).toBeVisible()

    await head.getByRole('button', { name: whole }).click()
    await expect(head.getByRole('status').first()).toHaveText(differ)
    await expect(head.getByRole('button', { name: allTheSame })).toBeVisible()
    await banner.getByRole('button', { name: again }).click()
    await expect(banner.getByRole('status')).toHaveText(differ)
    expect(site.read(record)).toBe(before)

    // What has come is to be translated.
    await offer.click()
    await expect(offer).toHaveCount(0)
    await banner.getByRole('button', { name: again }).click()
    await expect(banner.getByRole('status')).toContainText(toWrite)
    expect(site.read(record)).toBe(before)
    await expect(banner.getByRole('button', { name: allTheSame })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    expect(site.read(record)).not.toBe(before)
    await saveAll(page)
  })

  test(`while a conflict is put off it is said each time that no agreement is recorded, and why (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, again, allTheSame, later, compare, undecided } = words[locale]
    const file = `content/vendors/${name}.${other}.mdx`
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    const { page } = desk
    await page.keyboard.press('ControlOrMeta+\\')
    const head = page.locator('.pair-agreement')
    await head.getByRole('button', { name: whole }).click()
    await expect(head.getByRole('button', { name: whole })).toHaveCount(0)
    const before = site.read(record)
    await desk.text.focus()
    await page.keyboard.type(typed)
    await saveAll(page)
    const beside = column(desk, other)
    const banner = beside.locator('.d-banner.open').first()
    const was = site.read(file).split('\n')[15] ?? ''
    await beside
      .locator('.cm-line', { hasText: was.slice(0, 12) })
      .first()
      .click()
    await page.keyboard.press('Home')
    await page.keyboard.type('MINE ')
    site.edit(file, was, `THEIRS ${was}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: later }).click()
    await expect(dialog).toHaveCount(0)

    const places = [
      { button: banner.getByRole('button', { name: again }), said: banner.getByRole('status') },
      { button: head.getByRole('button', { name: whole }), said: head.getByRole('status').first() },
    ]
    for (const { button, said } of places) {
      await button.click()
      await expect(said).toHaveText(undecided[other])
      const first = await said.evaluateHandle(element => element.firstChild)
      await button.click()
      await expect.poll(() => said.evaluate((element, child) => element.firstChild !== child, first)).toBe(true)
      await expect(said).toHaveText(undecided[other])
    }
    expect(site.read(record)).toBe(before)
    // What is said lies over nothing else of its bar, also in a window with room for one language.
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 800 })
      const { top } = await boxOf(head.getByRole('status').first())
      for (const part of await page.locator('.pair-tab:visible, .pair-next:visible, .pair-buttons > button').all()) {
        expect((await boxOf(part)).bottom, `at ${width} px`).toBeLessThanOrEqual(top)
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 })

    // Once it is decided, nothing is said of it any more, and both agree.
    await page.locator('.notice.bad button', { hasText: compare }).click()
    await dialog.locator('button.primary').click()
    await expect(dialog).toHaveCount(0)
    for (const { said } of places) await expect(said).not.toContainText(undecided[other])
    await head.getByRole('button', { name: whole }).click()
    await expect(head.getByRole('button', { name: whole })).toHaveCount(0)
    await expect(head.getByRole('button', { name: allTheSame })).toHaveCount(0)
    expect(site.read(record)).not.toBe(before)
    await saveAll(page)
  })

  test(`a pointer on what is above a section opens no fault of its first line (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, again } = words[locale]
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, '16:1')
    const { page } = desk
    await page.keyboard.press('ControlOrMeta+\\')
    await page.getByRole('button', { name: whole }).click()
    await expect(page.getByRole('button', { name: whole })).toHaveCount(0)
    await desk.text.focus()
    await page.keyboard.type(typed)
    await saveAll(page)
    const beside = column(desk, other)
    const button = beside.locator('.d-banner.open').getByRole('button', { name: again })
    const marked = beside.locator('.cm-line .cm-lintRange').first()
    await expect(marked).toBeVisible()
    const tooltip = beside.locator('.cm-tooltip-hover')
    // The words themselves open it.
    await marked.hover()
    await expect(tooltip).toBeVisible()
    await button.hover()
    await expect(tooltip).toHaveCount(0)
    // However long it rests there.
    await page.clock.install()
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2 + 2, y + height / 2)
    await page.clock.runFor(2000)
    await expect(tooltip).toHaveCount(0)
  })

  test(`a section that one language has anew is named, and comes into the other one before the same section (${locale})`, async ({
    browser,
    site,
  }) => {
    const { typed, whole, add, missing } = words[locale]
    const heading = typed.trim().replace(/\.$/, '')
    const headings = site
      .read(`content/vendors/${name}.${locale}.mdx`)
      .split('\n')
      .flatMap((line, index) => (line.startsWith('## ') ? [index + 1] : []))
    const desk = await openDesk(browser, site, `${locale === 'he' ? '/he' : ''}/${name}`, `${headings.at(-1)}:1`)
    const { page } = desk
    const head = page.locator('.pair-agreement')
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(head.getByRole('button', { name: whole })).toBeVisible()
    await desk.text.evaluate(paste, `## ${heading}\n\n${typed}[Acme](/page-3), [Acme](/page-4).\n\n`)
    const beside = column(desk, other)
    const offer = beside.locator('.d-banner-row', { hasText: `## ${heading}` })
    await expect(offer).toBeVisible()
    await expect(beside.locator('.d-banner-row')).toHaveCount(1)
    await head.getByRole('button', { name: whole }).click()
    await expect(head.getByRole('status').first()).toHaveText(missing(heading))

    await offer.getByRole('button', { name: add }).click()
    await expect(offer).toHaveCount(0)
    await expect(beside.locator('.cm-content')).toBeFocused()
    await saveAll(page)
    const file = site.read(`content/vendors/${name}.${other}.mdx`)
    const shown = file.split('\n').filter(line => line.startsWith('## '))
    expect(shown.length).toBe(headings.length + 1)
    expect(shown.at(-2)).toBe(`## [[${heading}]]`)
    expect(file).toContain('](/page-4).\n\n## ')
  })
}
