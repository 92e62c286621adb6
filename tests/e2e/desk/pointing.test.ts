import type { CDPSession, Locator, Page } from '@playwright/test'
import { deskOn, expect, languages, openDesk, test } from './deskSite.ts'

const drawn = { en: 'These words do not stand in this text.', he: 'המילים האלה לא כתובות בטקסט הזה.' } as const

/** The middle of the first letter or digit of a word of an element, in its window. */
const letterOf = (element: Locator) =>
  element.evaluate(found => {
    const texts = document.createTreeWalker(found, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() && !/[\p{L}\p{N}]/u.test(texts.currentNode.nodeValue ?? ''));
    const text = texts.currentNode as Text
    const at = text.data.search(/[\p{L}\p{N}]/u)
    const range = new Range()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { left, top, width, height } = range.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })

async function doubleClick(page: Page, element: Locator): Promise<void> {
  await element.evaluate(found => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y } = await letterOf(element)
  await page.mouse.dblclick(x, y)
}

/** Presses a key of a Hebrew keyboard: where a Latin one has `letter`. */
async function press(session: CDPSession, letter: string, key: string, modifiers: number): Promise<void> {
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await session.send('Input.dispatchKeyEvent', {
      type,
      key,
      code: `Key${letter}`,
      modifiers,
      windowsVirtualKeyCode: letter.charCodeAt(0),
    })
}
const control = 2

/** A price that comes from data. */
const price = (main: Locator) => main.getByText(/\$\d/).first()

for (const { locale, file, url } of languages) {
  test(`a double click on words from data leads to the widget that draws them, and says so (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    for (const [words, tag] of [
      [price(page.locator('main')), '<PricingTable plans="google-workspace" />'],
      [page.locator('[data-faq] details p').first().locator('bdi, .fact').last(), '<Fact id="kandji.trial" />'],
    ] as const) {
      await page.goto(site.dev.url + url)
      await page.locator('html[data-dev-version]').waitFor()
      await page.locator('[data-faq] details summary').first().click()
      await doubleClick(page, words)
      const desk = deskOn(page)
      await expect(desk.text).toBeFocused()
      await expect(page.locator('.notice')).toContainText(drawn[locale])
      const place = /edit=(\d+):(\d+)/.exec(page.url())?.slice(1).map(Number)
      const line = site.read(file).split('\n')[(place?.[0] ?? 0) - 1]
      expect(line?.slice((place?.[1] ?? 0) - 1)).toContain(tag)
    }
    // What is clicked next stands in the text.
    const desk = deskOn(page)
    await desk.shown.locator('h1').click()
    await expect(page.locator('.notice')).toHaveCount(0)
    await price(desk.shown.locator('main')).click()
    await expect(page.locator('.notice')).toContainText(drawn[locale])
    expect(await desk.line()).toContain('<PricingTable')
    await expect(page.locator('.notice a')).toHaveAttribute('href', '?data=plans')
    await desk.shown
      .locator('[data-faq] details')
      .first()
      .evaluate((answer: HTMLDetailsElement) => {
        answer.open = true
      })
    await desk.shown.locator('[data-faq] details p').first().locator('bdi, .fact').last().click()
    await expect(page.locator('.notice a')).toHaveAttribute('href', '?data=facts&find=kandji.trial')
    await page.locator('.notice a').click()
    await expect(page.locator('.tables-head input')).toHaveValue('kandji.trial')
    await expect(page.locator('tbody tr[data-row]')).toHaveCount(1)
  })

  test(`a double click on what stands above the heading, or on a question, leads to its words (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const kicker = locale === 'he' ? 'מדידה' : 'Measurement'
    for (const [words, begins] of [
      [page.locator('main').getByText(kicker, { exact: true }).first(), 'kicker: '],
      [page.locator('[data-faq] details summary').nth(1), '<Question q="'],
    ] as const) {
      await page.goto(site.dev.url + url)
      await page.locator('html[data-dev-version]').waitFor()
      await doubleClick(page, words)
      const desk = deskOn(page)
      await expect(desk.text).toBeFocused()
      expect(await desk.line()).toMatch(new RegExp(`^${begins}`))
      await expect(page.locator('.notice')).toHaveCount(0)
    }
  })

  test(`the keys of the desk are where they are on a Latin keyboard while it writes Hebrew (${locale})`, async ({
    browser,
    site,
  }) => {
    const facts = 'content/data/facts.yaml'
    const before = site.read(facts)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => localStorage.setItem('desk-tour', 'seen'))
    const session = await page.context().newCDPSession(page)
    await page.goto(site.dev.url + url)
    await page.locator('html[data-dev-version]').waitFor()
    await press(session, 'E', 'ק', 0)
    await expect(deskOn(page).text).toBeFocused()
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const value = locale === 'he' ? 'ערך' : 'Value'
    const field = page.getByRole('textbox', { name: `kandji.trial, ${value}`, exact: true })
    await field.fill('48')
    await press(session, 'S', 'ד', control)
    await expect.poll(() => site.read(facts)).toContain('kandji.trial: { kind: duration, value: 48')
    await page.locator('.tables').focus()
    await press(session, 'Z', 'ז', control)
    await expect(field).not.toHaveValue('48')
    await press(session, 'S', 'ד', control)
    await expect.poll(() => site.read(facts)).toBe(before)
  })

  test(`the search opens from a button as from the text, and takes what is typed next (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '20:1')
    await desk.page.locator('.top button.menu, .top summary, .top button').first().focus()
    await desk.page.keyboard.press('ControlOrMeta+f')
    await desk.page.keyboard.type('Faq')
    await expect(desk.page.locator('.cm-search input').first()).toHaveValue('Faq')
    await expect(desk.state).not.toHaveClass(/fair/)
    await desk.page.goto(`${site.dev.url}${url}?data=facts`)
    await desk.page.locator('.row-actions button').first().focus()
    await desk.page.keyboard.press('ControlOrMeta+f')
    await desk.page.keyboard.type('kandji')
    await expect(desk.page.locator('.tables-head input')).toHaveValue('kandji')
  })
}
