import { type DeskPage, expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

/** Types as a keyboard with this layout does: a key event for each letter, which holds its text. */
async function typeKeys({ page }: DeskPage, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const key of text) {
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

/** Types as an input method does: the word grows before it is taken. */
async function compose({ page }: DeskPage, word: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (let end = 1; end <= word.length; end++) {
    await client.send('Input.imeSetComposition', { text: word.slice(0, end), selectionStart: end, selectionEnd: end })
  }
  await client.send('Input.insertText', { text: word })
}

/** Distance of the cursor from the left of the window, px. */
const cursorLeft = ({ page }: DeskPage) =>
  page.locator('.cm-cursor-primary').evaluate(cursor => cursor.getBoundingClientRect().left)

/** The sign that the page is not the text as it is now. */
const oldPage = ({ page }: DeskPage, locale: 'en' | 'he') =>
  page.getByRole('status').filter({ hasText: locale === 'he' ? 'להציג אותו לאחרונה' : 'last could be shown' })

const markedText = ({ shown }: DeskPage) =>
  shown.locator('html').evaluate(() => [...(CSS.highlights.get('desk-cursor') ?? [])].map(String).join(' '))

for (const { locale, file, url } of languages) {
  test(`the page follows each key, its islands stay alive and its answers open (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const question = desk.shown.locator('[data-faq] details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    await desk.shown.locator('form input').first().fill('Dana')
    await desk.text.press('ControlOrMeta+Home')
    for (let line = 1; line < 16; line++) await desk.page.keyboard.press('ArrowDown')
    const words = locale === 'he' ? 'זה עתה נכתב ' : 'Only just written '
    await typeKeys(desk, words)
    await expect(desk.shown.locator('main')).toContainText(words.trim())
    await expect.poll(() => markedText(desk)).toBe(words.trim().split(' ').at(-1))
    await expect(question).toHaveAttribute('open')
    await expect(desk.shown.locator('form input').first()).toHaveValue('Dana')
    expect(site.read(file)).not.toContain(words.trim())
  })

  test(`a new line inside a widget begins at the margin (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const name = locale === 'he' ? 'שם' : 'Name'
    await typeKeys(desk, '<FeatureGrid>')
    await desk.page.keyboard.press('Enter')
    await desk.page.keyboard.press('Enter')
    await typeKeys(desk, name)
    expect(await desk.line()).toMatch(new RegExp(`^${name}`))
  })

  test(`quotation marks typed in the value of an attribute are words of it, also over a placeholder (${locale})`, async ({
    browser,
    site,
  }) => {
    const lines = site.read(file).split('\n')
    lines.splice(
      15,
      0,
      '<Callout title="[[one]]">',
      '',
      `${locale === 'he' ? 'מילה' : 'A word'}.`,
      '',
      '</Callout>',
      '',
    )
    site.write(file, lines.join('\n'))
    const desk = await openDesk(browser, site, url, '16:1')
    await expect.poll(() => desk.line()).toContain('[[one]]')
    const [word, quoted] = locale === 'he' ? ['פריסה', '״MDM״'] : ['Plans', '“MDM”']
    await desk.page.keyboard.press('F2')
    await typeKeys(desk, `"MDM" ${word} "MDM"`)
    expect(await desk.line()).toBe(`<Callout title="${quoted} ${word} ${quoted}">`)
    await expect(desk.shown.locator('main')).toContainText(`${quoted} ${word} ${quoted}`)
    await desk.page.keyboard.press('ControlOrMeta+z')
    expect(await desk.line()).toBe(`<Callout title="${quoted} ${word} ${quoted.slice(0, -1)}">`)
    // The second of them ends the value, and passes over the mark that does already.
    await typeKeys(desk, '"" icon="x"')
    expect(await desk.line()).toBe(`<Callout title="${quoted} ${word} ${quoted}" icon="x">`)
  })

  test(`while the text cannot be read the last page stays, and the fault stands at its line (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await typeKeys(desk, '<Fac')
    const fault = desk.page.locator('.faults .count.bad')
    const old = oldPage(desk, locale)
    await expect(fault).toBeVisible()
    await expect(old).toBeVisible()
    await expect(desk.shown.locator('h1')).toBeVisible()
    await expect(desk.page.locator('.cm-lintRange-error')).not.toHaveCount(0)
    await fault.click()
    const entry = desk.page.locator('.faults li').first()
    await expect(entry).toContainText(locale === 'he' ? /[א-ת]{3}/ : /[a-z]{3}/)
    await desk.text.focus()
    await typeKeys(desk, 't id="sample.fact" />')
    for (let key = 0; key < '<Fact id="sample.fact" />'.length; key++) await desk.page.keyboard.press('Backspace')
    await expect(fault).toHaveCount(0)
    await expect(old).toHaveCount(0)
  })

  test(`a page that is older than its text says so, also where another file is at fault (${locale})`, async ({
    browser,
    site,
  }) => {
    const facts = site.read('content/data/facts.yaml')
    const text = site.read(file)
    site.write(file, `${text}\n<Fact id="kandji.trial" />\n`)
    const desk = await openDesk(browser, site, url, '16:1')
    const old = oldPage(desk, locale)
    await expect(old).toHaveCount(0)
    site.write('content/data/facts.yaml', facts.replace('kandji.trial', 'kandji.other'))
    await expect(old).toBeVisible()
    site.write('content/data/facts.yaml', facts)
    await expect(old).toHaveCount(0)
    // Broken before the desk was opened.
    site.write(file, `${text}\n<Fac`)
    await reopenDesk(desk.page, site, url)
    await expect(old).toBeVisible()
  })
}

test.describe('Hebrew', () => {
  const url = '/he/page-2'
  const file = 'content/vendors/page-2.he.mdx'

  test.beforeEach(({ site }) => {
    const text = site.read(file)
    const lines = text.split('\n')
    lines[15] = 'כן, <Fact id="kandji.trial" />. נכין אותה עם [Apple](/page-1) כבר.'
    lines.splice(16, 0, '', 'Only English words')
    site.write(file, lines.join('\n'))
  })

  test('a tag in a Hebrew sentence is one piece that reads from the left, in a line from the right', async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const line = desk.page.locator('.cm-activeLine').first()
    await expect(line).toHaveAttribute('dir', 'rtl')
    await expect(line.locator('.d-isolate[dir=ltr]')).toHaveText(['<Fact id="kandji.trial" />', '/page-1'])
    const [tag, sentence] = [line.locator('.d-isolate').first(), line]
    const [inner, outer] = [await tag.boundingBox(), await sentence.boundingBox()]
    // The tag follows the first word, which is at the right.
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeGreaterThan((outer?.x ?? 0) + (outer?.width ?? 0) * 0.6)
    await expect(desk.page.locator('.cm-line', { hasText: 'Only English words' })).toHaveAttribute('dir', 'ltr')
    await expect(desk.page.locator('.cm-line', { hasText: '</PageHero>' })).toHaveAttribute('dir', 'ltr')
  })

  test('tags and addresses in a Hebrew sentence stay in one row, however wide the window is', async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const parts = desk.page.locator('.cm-activeLine .d-isolate[dir=ltr]')
    for (let width = 340; width < 640; width += 12) {
      await desk.page.setViewportSize({ width, height: 800 })
      const rows = () => parts.evaluateAll(all => all.map(part => part.getClientRects().length))
      await expect.poll(rows).toEqual([1, 1])
    }
  })

  test('the left arrow moves left at every step, through words, tags and links', async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    let before = await cursorLeft(desk)
    const length = (site.read(file).split('\n')[15] ?? '').length
    for (let step = 0; step < length; step++) {
      await desk.page.keyboard.press('ArrowLeft')
      const now = await cursorLeft(desk)
      expect(now, `step ${step} from ${before}`).toBeLessThanOrEqual(before + 0.5)
      before = now
    }
    await expect(desk.page).toHaveURL(/edit=16:\d\d$/)
  })

  test('Home is at the right and End at the left of a Hebrew line', async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:3')
    const start = await cursorLeft(desk)
    await desk.page.keyboard.press('End')
    // The cursor is drawn with the next frame.
    await expect.poll(() => cursorLeft(desk)).toBeLessThan(start - 100)
    const left = await cursorLeft(desk)
    await desk.page.keyboard.press('Home')
    await expect.poll(() => cursorLeft(desk)).toBeGreaterThan(left + 100)
    await expect(desk.page).toHaveURL(/edit=16:1$/)
  })

  test('Home and End lead to the beginning and the end of a text, also where those are not at its edges', async ({
    browser,
    site,
  }) => {
    const title = site
      .read(file)
      .split('\n')
      .findIndex(line => line.startsWith('title: '))
    const desk = await openDesk(browser, site, url, `${title + 1}:1`)
    const value = await desk.line()
    expect(value).toMatch(/[א-ת]/)
    await desk.page.keyboard.press('End')
    await typeKeys(desk, '!')
    expect(await desk.line()).toBe(`${value}!`)
    await desk.page.context().close()

    const mixed = await openDesk(browser, site, url, '16:1')
    await typeKeys(mixed, 'Iru ')
    await mixed.page.keyboard.press('Home')
    await typeKeys(mixed, 'א')
    expect(await mixed.line()).toMatch(/^אIru כן/)
    // The row first, then the whole line.
    await mixed.page.keyboard.insertText('מילה '.repeat(60))
    await mixed.page.keyboard.press('Home')
    await expect(mixed.page).toHaveURL(/edit=16:\d{2,}$/)
    await mixed.page.keyboard.press('Home')
    await expect(mixed.page).toHaveURL(/edit=16:1$/)
    await mixed.page.keyboard.press('Shift+End')
    await mixed.page.keyboard.press('Delete')
    expect(await mixed.line()).toMatch(/^מילה .*כן/)
  })

  test('gershayim, geresh and maqaf come from the keys that everybody has, and undo gives the key back', async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await typeKeys(desk, `צה"ל, צ'ק, ב-Mac: "כך" `)
    expect(await desk.line()).toContain('צה״ל, צ׳ק, ב־Mac: ״כך״ כן, <Fact')
    await typeKeys(desk, 'דו"')
    await desk.page.keyboard.press('ControlOrMeta+z')
    expect(await desk.line()).toContain('דו"כן')
  })

  test('a quotation mark inside a word of an attribute is gershayim, one that ends the attribute ends it', async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await typeKeys(desk, `<Q title="צה"ל וצ'ק" text="שלום" /> `)
    expect(await desk.line()).toContain('<Q title="צה״ל וצ׳ק" text="שלום" />')
  })

  test('a word of an input method is taken as it was composed, and saved as that', async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = site.bytes(file)
    await compose(desk, 'שלום')
    await typeKeys(desk, ' ')
    expect(await desk.line()).toContain('שלום כן, <Fact')
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText('נשמר')
    const at = before.indexOf(Buffer.from('כן, <Fact').toString('hex'))
    expect(site.bytes(file)).toBe(before.slice(0, at) + Buffer.from('שלום ').toString('hex') + before.slice(at))
  })

  test('marks of direction and other controls are seen by their names', async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await typeKeys(desk, 'א\u200fב\u202eג\u2066ד\u00a0ה\u200d')
    await expect(desk.page.locator('.d-invisible')).toHaveText(['RLM', 'RLO', 'LRI', 'NBSP', 'ZWJ'])
  })
})
