import type { Browser } from '@playwright/test'
import { type DeskSite, expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`a figure offers the fact that says it, a sign the widgets, and a bracket the pages (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const offered = desk.page.locator('.cm-tooltip-autocomplete li')
    const fact = /14 ?(?:days|ימים|יום)/
    await desk.page.keyboard.type('14')
    await expect(offered.filter({ hasText: 'kandji.trial' })).toHaveText(fact)
    await offered.filter({ hasText: 'kandji.trial' }).click()
    expect(await desk.line()).toContain('<Fact id="kandji.trial" />')
    await expect(desk.shown.locator('main')).toContainText(fact)
    await desk.page.keyboard.type(' <Fac')
    await expect(offered.first()).toContainText('Fact')
    await desk.page.keyboard.press('Escape')
    for (let key = 0; key < ' <Fac'.length; key++) await desk.page.keyboard.press('Backspace')
    // In either language's words, from the first letter on.
    for (const words of ['ציר', 'זמן', 'time']) {
      await desk.page.keyboard.type(` <${words}`)
      await expect(offered.first()).toContainText('Timeline')
      for (let key = 0; key < ` <${words}`.length; key++) await desk.page.keyboard.press('Backspace')
    }
    await desk.page.keyboard.type(' [x](/page-2')
    await expect(offered.filter({ hasText: '/page-2' })).toHaveCount(1)
  })

  test(`behind a # the sections of that page are offered, of another page those of the other (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const offered = desk.page.locator('.cm-tooltip-autocomplete li')
    for (const path of ['/page-2', '/page-0']) {
      await desk.page.keyboard.press('End')
      await desk.page.keyboard.type(` [x](${path}#`)
      await expect(offered.first()).toContainText(`${path}#`)
      await desk.page.keyboard.press('Escape')
    }
  })

  test(`on an empty line and at the end of a sentence everything that can be inserted is offered (${locale})`, async ({
    browser,
    site,
  }) => {
    const { insert, picture } = {
      en: { insert: 'Insert …', picture: 'A picture from this computer' },
      he: { insert: 'הוספה …', picture: 'תמונה מהמחשב הזה' },
    }[locale]
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const offered = page.locator('.cm-tooltip-autocomplete li')
    const foot = page.locator(`.feet [data-locale=${locale}]`)
    const before = site.read(file).split('\n')
    await page.keyboard.press('End')
    await foot.getByRole('button', { name: insert }).click()
    await expect(offered.first()).toContainText(picture)
    // By its name or by what it is for, within words a block has lines of its own.
    await page.keyboard.type('Callout')
    await expect(offered.first()).toContainText('Callout')
    await page.keyboard.press('Enter')
    await expect.poll(() => desk.line()).not.toContain(before[15] ?? '')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain(`${before[15]}\n\n<Callout`)

    // From the front matter, where nothing of this can stand, at the end; and by a key.
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n\n')
    await page.keyboard.press('Control+Space')
    await expect(offered.first()).toContainText(picture)
    await page.keyboard.type('ציר זמן')
    await expect(offered).toHaveText([/Timeline/])
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+Home')
    const choosing = page.waitForEvent('filechooser')
    await foot.getByRole('button', { name: insert }).click()
    await offered.first().click()
    await (await choosing).setFiles('public/favicon.svg')
  })

  test(`a widget that was chosen is offered what its value can be at once, and again when asked for (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const offered = page.locator('.cm-tooltip-autocomplete li')
    const fact = offered.filter({ hasText: 'kandji.trial' })
    await page.keyboard.type('<Fac')
    await offered.filter({ hasText: 'Fact' }).first().click()
    await expect(fact).toBeVisible()
    const words = await page.evaluate(() => getSelection()?.toString())
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Space')
    await expect(fact).toBeVisible()
    await page.keyboard.press('Escape')
    // The words of the template are still selected.
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
    await page.keyboard.press('Control+Space')
    await fact.click()
    expect(await desk.line()).toMatch(/^<Fact id="kandji.trial" \/>/)
  })

  test(`a choice right after a key counts (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const offered = desk.page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'kandji.trial' })
    await desk.page.keyboard.type('<Fact id="1')
    await expect(offered).toBeVisible()
    await desk.page.keyboard.type('4')
    // At once, where a click would first wait for the list to stand still.
    await offered.dispatchEvent('mousedown')
    expect(await desk.line()).toContain('<Fact id="kandji.trial" />')
  })

  test(`what is chosen from a list is whole, and what is typed next stands behind it (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const word = locale === 'he' ? 'מילה' : 'word'
    const offered = desk.page.locator('.cm-tooltip-autocomplete li')
    const choose = async (typed: string, label: string, written: string) => {
      await desk.page.keyboard.type(`${word} ${typed}`)
      await offered.filter({ hasText: label }).first().click()
      await desk.page.keyboard.type(` ${word} `)
      expect(await desk.line()).toContain(`${word} ${written} ${word}`)
    }
    await choose('<Fact id="kan', 'kandji.trial', '<Fact id="kandji.trial" />')
    await choose(`[${word}](/page-2`, '/page-2', `[${word}](/page-2)`)
    if (locale === 'he') await choose(`[${word}](עמוד מיוצר`, '/page-2', `[${word}](/page-2)`)
    await choose('<', 'Phone', '<Phone />')
    // In two steps, by the keys.
    await desk.page.keyboard.type('<Fact')
    await offered.filter({ hasText: 'Fact' }).first().click()
    await expect(offered.filter({ hasText: 'kandji.trial' })).toBeVisible()
    await desk.page.keyboard.type('kandji.tr')
    await expect(offered).toHaveCount(1)
    await desk.page.keyboard.press('Enter')
    await desk.page.keyboard.type(` ${word} `)
    expect(await desk.line()).toContain(`<Phone /> ${word} <Fact id="kandji.trial" /> ${word} `)
  })

  test(`closing signs that a list has written are not written again when they are typed (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const offered = desk.page.locator('.cm-tooltip-autocomplete li')
    await desk.page.keyboard.type('([x](/page-2')
    await offered.filter({ hasText: '/page-2' }).first().click()
    await desk.page.keyboard.type(')) <Fact id="kan')
    await offered.filter({ hasText: 'kandji.trial' }).first().click()
    await desk.page.keyboard.type('" />>')
    expect(await desk.line()).toContain('([x](/page-2)) <Fact id="kandji.trial" />>')
  })

  test(`what a widget needs is named in the language of the page (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.keyboard.type('<Fit')
    await desk.page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'Fit' }).first().click()
    await expect(desk.text).toContainText(locale === 'he' ? 'נקודה ראשונה' : 'First point')
  })

  test(`one click corrects a fault of the whole content's checks (${locale})`, async ({ browser, site }) => {
    const wrong = locale === 'he' ? 'ב-Mac ' : '[words](/pag-2) '
    const right = locale === 'he' ? 'ב־Mac ' : '[words](/page-2) '
    const text = site.read(file).split('\n')
    const before = [...text]
    text[15] = wrong + text[15]
    site.write(file, text.join('\n'))
    const desk = await openDesk(browser, site, url, '16:1')
    const correct = desk.page.locator('.faults .fix')
    await desk.page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await correct.first().click()
    await expect.poll(() => desk.line()).toContain(right.trim())
    await expect(desk.page.locator('.faults .count.bad')).toHaveCount(0)
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect
      .poll(() => site.read(file))
      .toBe([...before.slice(0, 15), right + before[15], ...before.slice(16)].join('\n'))
    // The other language would miss the link.
    site.write(file, before.join('\n'))
  })

  const wrong = locale === 'he' ? 'ב-Mac ' : '[words](/pag-2) '
  /** The desk on a page with a fault, whose list is open and gets no further answer of the checks. */
  const openOnFault = async (browser: Browser, site: DeskSite) => {
    const text = site.read(file).split('\n')
    text[15] = wrong + text[15]
    site.write(file, text.join('\n'))
    const desk = await openDesk(browser, site, url, '16:1')
    const correct = desk.page.locator('.faults .fix')
    await desk.page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await expect(correct).toHaveCount(1)
    await desk.page.route('**/checked?*', route => route.abort())
    await desk.text.focus()
    return { desk, correct }
  }

  test(`a fault that moved is still corrected, and until it has been checked nobody asks twice (${locale})`, async ({
    browser,
    site,
  }) => {
    const right = locale === 'he' ? 'ב־Mac' : '[words](/page-2)'
    const { desk, correct } = await openOnFault(browser, site)
    await desk.page.keyboard.type('\n\n\n')
    const asked: string[] = []
    const late = Promise.withResolvers<void>()
    await desk.page.route('**/__desk/fix', async route => {
      asked.push(route.request().url())
      await late.promise
      await route.continue()
    })
    await correct.click()
    await expect(correct).toHaveAttribute('aria-disabled', 'true')
    await expect(correct).toBeFocused()
    await desk.page.keyboard.press('Enter')
    late.resolve()
    await expect.poll(() => desk.line()).toContain(right)
    expect(asked).toHaveLength(1)
    await expect(desk.page.locator('.faults .checking')).toBeVisible()
    await expect(correct).toHaveAttribute('aria-disabled', 'true')
    // Put back, from the list as well, it is found again, and can be corrected again.
    await desk.page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => desk.line()).not.toContain(right)
    await desk.page.unroute('**/checked?*')
    await desk.text.focus()
    await desk.page.keyboard.type(' ')
    await expect(correct).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  })

  test(`a fault that is gone says so (${locale})`, async ({ browser, site }) => {
    const { desk, correct } = await openOnFault(browser, site)
    for (const _ of wrong) await desk.page.keyboard.press('Delete')
    await correct.click()
    const notice = desk.page.locator('.notice.fair')
    await expect(notice).toContainText(locale === 'he' ? 'הטקסט השתנה' : 'The text has changed')
    await desk.page.unroute('**/checked?*')
    await desk.page.keyboard.type(' ')
    await expect(notice).toHaveCount(0)
    await expect(correct).toHaveCount(0)
  })

  test(`all faults are corrected with one button but numbers, which become facts one by one (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText('$31 , or ![x](../images/nowhere.png) $32 . ')
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    const all = page.locator('.faults .fix-all')
    await expect(all).toHaveText(locale === 'he' ? 'תיקון כל ה־2' : 'Correct all 2')
    await all.click()
    await expect(all).toHaveCount(0)
    await expect.poll(() => desk.line()).toMatch(/^\$31, or !\[x\]\(\S+\) \$32\. /)
    await expect(page.locator('.faults .fix')).toHaveCount(2)
    expect(site.read('content/data/facts.yaml')).not.toMatch(/value: 3[12],/)
  })

  test(`an example of how to write it is copied, also where a correction was tried and did not do (${locale})`, async ({
    browser,
    site,
  }) => {
    const [correct, copy] = locale === 'he' ? ['תיקון', 'העתקת הדוגמה'] : ['Correct it', 'Copy the example']
    const [missing, spaced] = ['![Words](../images/nowhere-at-all.jpg)', '![Words](../images/No where.png)']
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText(`${missing}\n\n${spaced}\n\n`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => navigator.clipboard.writeText('mine'))
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    const entry = (words: string) => page.locator('.faults li').filter({ hasText: words }).first()
    await entry('No where').getByRole('button', { name: correct }).click()
    await expect(page.locator('.notice.fair')).toBeVisible()
    expect(await copied()).toBe('mine')
    await expect(entry('No where').getByRole('button', { name: correct })).toHaveCount(0)
    await entry('No where').getByRole('button', { name: copy }).click()
    await expect.poll(copied).toBe('![Words](../images/no-where.png)')
    await expect(page.locator('.notice.good')).toContainText('![Words](../images/no-where.png)')
    await expect(entry('nowhere-at-all').getByRole('button', { name: correct })).toHaveCount(0)
    await entry('nowhere-at-all').getByRole('button', { name: copy }).click()
    await expect.poll(copied).toBe(missing)

    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }))
    await entry('nowhere-at-all').getByRole('button', { name: copy }).click()
    await expect(page.locator('.notice.fair')).toContainText('Ctrl+C')
    const selected = page.locator('textarea:read-only')
    await expect(selected).toBeFocused()
    const selection = (field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd)
    expect(await selected.evaluate(selection)).toBe(missing)
  })

  test(`what was said of a correction that did not do goes with its words, and of others nothing is said (${locale})`, async ({
    browser,
    site,
  }) => {
    const correct = locale === 'he' ? 'תיקון' : 'Correct it'
    const spaced = '![Words](../images/No where.png)'
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText(`${spaced}\n\n${spaced}\n\n`)
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    await expect(page.locator('.faults .checking')).toHaveCount(0)
    const entries = page.locator('.faults li').filter({ hasText: 'No where' })
    const offered = entries.getByRole('button', { name: correct })
    const before = await offered.count()
    await offered.first().click()
    await expect(page.locator('.notice.fair')).toBeVisible()
    await expect(offered).toHaveCount(before - 1)
    await entries.first().locator('button').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type('x')
    await expect(page.locator('.notice.fair')).toHaveCount(0)
    await expect(offered).toHaveCount(before)
  })

  test(`a widget that the other language has is copied with all that is in it (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = file.replace(/\.(en|he)\.mdx$/, locale === 'he' ? '.en.mdx' : '.he.mdx')
    const widget = '<Callout title="One thing">\n\nWords of *this* part.\n\n</Callout>'
    site.write(other, `${site.read(other)}\n${widget}\n`)
    const { page } = await openDesk(browser, site, url)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.faults .count.bad').click({ timeout: 30_000 })
    const entry = page.locator('.faults li').filter({ hasText: 'Callout' }).first()
    await entry.getByRole('button', { name: locale === 'he' ? 'העתקת הדוגמה' : 'Copy the example' }).click()
    await expect(page.locator('.notice.good')).toContainText('<Callout title="…">')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(widget)
  })

  test(`a link without an address has a button that opens the list of pages in its brackets (${locale})`, async ({
    browser,
    site,
  }) => {
    const choose = locale === 'he' ? 'בחירת העמוד …' : 'Choose the page …'
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    for (const [written, row] of [
      ['[x]()', '/page-0'],
      ['[x](/no-such)', '/page-2'],
    ] as const) {
      await page.keyboard.insertText(`${written}\n\n`)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      if (!(await page.locator('.faults ol').count())) await page.locator('.faults .count.bad').click()
      await page.locator('.faults li').getByRole('button', { name: choose }).first().click()
      await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: row }).click()
      await expect.poll(() => desk.line()).toBe(`[x](${row})`)
      await page.keyboard.press('Home')
    }
  })

  test(`a widget that names no page has a button that opens the list of pages in its quotes (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText('<Related pages="nothing-like-it" />\n\n')
    await page.locator('.faults .count.bad').click()
    const choose = page.locator('.faults li').getByRole('button', {
      name: locale === 'he' ? 'בחירת העמוד …' : 'Choose the page …',
    })
    await choose.click()
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'page-2' }).click()
    await expect.poll(() => desk.line()).toBe('<Related pages="page-2" />')
    await expect(choose).toHaveCount(0)
  })

  test(`a link to a heading that is not there has a button that offers those of its page (${locale})`, async ({
    browser,
    site,
  }) => {
    const choose = locale === 'he' ? 'בחירת הכותרת …' : 'Choose the heading …'
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    for (const path of ['/page-2', '']) {
      await page.keyboard.insertText(`[x](${path}#completely-other-words)\n\n`)
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      // Once open, the list comes back with the next fault.
      if (path) await page.locator('.faults .count.bad').click()
      await page.locator('.faults li').getByRole('button', { name: choose }).first().click()
      const row = page.locator('.cm-tooltip-autocomplete li').first()
      const label = (await row.locator('.cm-completionLabel').textContent()) ?? ''
      expect(label).toMatch(new RegExp(`^${path}#.`))
      await row.click()
      await expect.poll(() => desk.line()).toBe(`[x](${label})`)
      await expect(page.getByRole('button', { name: choose })).toHaveCount(0)
      await page.keyboard.press('Home')
    }
  })

  test(`the first look around covers no word that is edited, and leaves the keys to the text (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '30:1')
    await desk.page.addInitScript(() => localStorage.removeItem('desk-tour'))
    await desk.page.reload()
    const card = desk.page.locator('.tour')
    await expect(card).toBeVisible()
    await expect(desk.text).toBeFocused()
    const [line, tour] = [await desk.page.locator('.cm-activeLine').boundingBox(), await card.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(tour?.y ?? 0)
    await card.locator('.primary').click()
    await expect(desk.text).toBeFocused()
    await card.locator('.primary').press('Enter')
    await card.locator('.primary').press('Enter')
    await card.locator('.primary').press('Enter')
    await expect(card).toHaveCount(0)
    await expect(desk.text).toBeFocused()
  })
}
