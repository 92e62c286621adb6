import { type DeskPage, expect, languages, openDesk, test } from './deskSite.ts'

const words = {
  en: {
    insert: 'Insert …',
    link: 'A link',
    bold: 'Bold',
    word: 'Kandji',
    key: 'Control+Shift+ArrowRight',
    oneParagraph: 'only words of one paragraph',
    plainText: 'plain text',
  },
  he: {
    insert: 'הוספה …',
    link: 'קישור',
    bold: 'הדגשה',
    word: 'מנהל',
    key: 'Control+Shift+ArrowLeft',
    oneParagraph: 'רק מילים מפסקה אחת',
    plainText: 'טקסט פשוט',
  },
} as const

for (const { locale, file, url } of languages) {
  const { insert, link, bold, word, key, oneParagraph, plainText } = words[locale]

  const typeAndSelect = async ({ page }: DeskPage) => {
    await page.keyboard.type(`${word} `)
    await page.keyboard.press('Home')
    await page.keyboard.press(key)
  }

  test(`a link goes around the selected words and asks for its page at once (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const offered = page.locator('.cm-tooltip-autocomplete li')
    await typeAndSelect(desk)
    await page.locator(`.feet [data-locale=${locale}]`).getByRole('button', { name: insert }).click()
    // The list is searched, and the words stay.
    await page.keyboard.type(link.slice(0, 4))
    await offered.filter({ hasText: link }).first().click()
    expect(await desk.line()).toContain(`[${word}](/) `)
    await offered.filter({ hasText: '/page-2' }).first().click()
    expect(await desk.line()).toContain(`[${word}](/page-2) `)
  })

  test(`a key makes a link of the selected words, and another makes them bold (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await typeAndSelect(desk)
    await page.keyboard.press('ControlOrMeta+b')
    expect(await desk.line()).toContain(`**${word}** `)
    await page.keyboard.press('ControlOrMeta+b')
    expect(await desk.line()).not.toContain('*')
    await page.keyboard.press('ControlOrMeta+k')
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: '/page-2' }).first().click()
    expect(await desk.line()).toContain(`[${word}](/page-2) `)
    await page
      .locator('.top')
      .getByRole('button', { name: locale === 'he' ? 'עוד' : 'More', exact: true })
      .focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog').locator('kbd', { hasText: /^K$/ })).toHaveCount(1)
  })

  test(`an address that is typed or pasted for a new link takes the place of the slash in it (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await typeAndSelect(desk)
    await page.keyboard.press('ControlOrMeta+k')
    await expect.poll(() => desk.line()).toContain(`[${word}](/) `)
    await page.keyboard.type('/page-2')
    expect(await desk.line()).toContain(`[${word}](/page-2) `)
    // As typed, the list of pages goes on with it.
    await expect(page.locator('.cm-tooltip-autocomplete li').filter({ hasText: '/page-2' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    for (let press = 0; press < '/page-2'.length; press++) await page.keyboard.press('Backspace')
    await page.keyboard.type('/')
    await page.keyboard.type('https://example.com/a')
    expect(await desk.line()).toContain(`[${word}](https://example.com/a) `)
  })

  test(`where words cannot be a link or bold, nothing is written and a notice says so until they are (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const notice = page.locator('.notice')
    await page.keyboard.insertText(`- ${word}\n- ${word}\n`)
    for (let times = 0; times < 2; times++) await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(notice).toContainText(oneParagraph)
    await expect(desk.text).not.toContainText('](')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(notice).toHaveCount(0)
    await expect(desk.text).toContainText(`- **${word}**- **${word}**`)
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(desk.text).not.toContainText(`- ${word}`)
    await page.keyboard.insertText(`<Callout title="${word}`)
    await page.keyboard.press('ControlOrMeta+b')
    await expect(notice).toContainText(plainText)
    await expect(desk.text).not.toContainText('**')
  })

  test(`the list makes no link of several paragraphs, and they stay selected (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.insertText(`${word}\n\n${word}\n`)
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowUp')
    await page.locator(`.feet [data-locale=${locale}]`).getByRole('button', { name: insert }).click()
    await page.keyboard.type(link.slice(0, 4))
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: link }).first().click()
    await expect(page.locator('.notice')).toContainText(oneParagraph)
    await expect(desk.text).not.toContainText('](')
    await page.keyboard.press('ControlOrMeta+b')
    expect(await desk.line()).toContain(`**${word}**`)
  })

  test(`a link whose page is not chosen goes again with Escape, and its words are selected (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await typeAndSelect(desk)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.locator('.cm-tooltip-autocomplete li').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
    expect(await desk.line()).not.toContain('](')
    await page.keyboard.press('ControlOrMeta+b')
    expect(await desk.line()).toContain(`**${word}** `)
    // Once an address is begun, Escape closes the list alone.
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('page')
    await expect(page.locator('.cm-tooltip-autocomplete li').first()).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await desk.line()).toContain('](/page)')
  })

  test(`questions in bold, selected with their answers, become questions and answers (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const [asked, answer] = locale === 'he' ? ['זה מאט?', 'לא.'] : ['Is it slow?', 'No.']
    await page.keyboard.insertText(`**${asked}** ${answer}\n\n`)
    for (let times = 0; times < 2; times++) await page.keyboard.press('Shift+ArrowUp')
    await page.locator(`.feet [data-locale=${locale}]`).getByRole('button', { name: insert }).click()
    await page.keyboard.type('Faq')
    await page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'Faq' }).first().click()
    await page.keyboard.press('ControlOrMeta+s')
    const folded = `<Faq>\n\n<Question q="${asked}">\n\n${answer}\n\n</Question>\n\n</Faq>\n\n`
    await expect
      .poll(() => site.read(file))
      .toBe(
        before
          .split('\n')
          .toSpliced(15, 0, ...folded.split('\n').slice(0, -1))
          .join('\n'),
      )
  })

  test(`a list that is closed leaves the words selected as they were (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await typeAndSelect(desk)
    await page.keyboard.press('Control+Space')
    await expect(page.locator('.cm-tooltip-autocomplete li').filter({ hasText: bold })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.type('X')
    expect(await desk.line()).toMatch(/^X /)
  })

  test(`a widget takes the selected heading and paragraph inside (${locale})`, async ({ browser, site }) => {
    const text = site.read(file)
    site.write(file, text.replace('<PageHero>\n\n', '').replace('</PageHero>\n\n', ''))
    const desk = await openDesk(browser, site, url, '12:1')
    const { page } = desk
    for (const key of ['ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(`Shift+${key}`)
    await page.locator(`.feet [data-locale=${locale}]`).getByRole('button', { name: insert }).click()
    await page.keyboard.type('PageHero')
    await expect(page.locator('.cm-tooltip-autocomplete li').first()).toContainText('PageHero')
    await page.locator('.cm-tooltip-autocomplete li').first().click()
    await expect(desk.text).toContainText('</PageHero>')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(text)
  })
}
