import type { Browser, Page, Response } from '@playwright/test'
import { type DeskSite, expect, languages, test } from './deskSite.ts'

const file = 'content/data/testimonials.yaml'

const words = {
  en: {
    row: 1,
    own: ' Thank you all.',
    before: 'The first of',
    theirs: 'The very first of',
    end: 'first of six testimonials.',
    otherEnd: 'first of six quotes.',
  },
  he: {
    row: 7,
    own: ' תודה לכולם.',
    before: 'ההמלצה הראשונה',
    theirs: 'ההמלצה הטובה הראשונה',
    end: 'הראשונה מתוך שש.',
    otherEnd: 'הראשונה מתוך שבע.',
  },
} as const

/** Resolves when the desk has read what a change of the file on disk brings. */
async function readAgain(page: Page, words: string, change: () => void): Promise<void> {
  const isRead = async (response: Response) =>
    response.url().includes('/__desk/file?') && (await response.text()).includes(words)
  const reading = page.waitForResponse(isRead)
  change()
  await (await reading).finished()
}

/** Opens the testimonials, with the text of the one in this row. */
async function openField(browser: Browser, site: DeskSite, url: string, row: number) {
  const page = await browser.newPage()
  await page.goto(`${site.dev.url}${url}?data=testimonials`)
  return { page, field: page.locator(`[data-row="${row}"] textarea`).last() }
}

/** Holds back what is typed, as a writer who types without a pause holds it back. */
async function holdBack(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const { locale, url, saved } of languages) {
  const { row, own, before, theirs, end, otherEnd } = words[locale]

  test(`what a colleague writes into the value that is being typed is merged with it (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, field } = await openField(browser, site, url, row)
    const text = site.read(file)
    await field.click()
    await field.press('ControlOrMeta+End')
    await holdBack(page)
    await field.pressSequentially(own)
    await readAgain(page, theirs, () => site.edit(file, before, theirs))
    await page.clock.resume()
    await expect(field).toHaveValue(new RegExp(`${theirs}.*${own}$`))
    // The cursor is where it was typed.
    await field.press('!')
    await expect(field).toHaveValue(new RegExp(`${own}!$`))
    await field.press('Enter')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.locator('.top .state')).toHaveText(saved)
    expect(site.read(file)).toBe(text.replace(before, theirs).replace(end, `${end}${own}!`))
  })

  test(`where a colleague changed the same words of a value, the writer chooses (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, field } = await openField(browser, site, url, row)
    const value = await field.inputValue()
    await field.click()
    await holdBack(page)
    await field.fill(value.replace(end, own.trim()))
    await readAgain(page, otherEnd, () => site.edit(file, end, otherEnd))
    await field.press('Enter')
    await page.clock.resume()
    const columns = page.locator('dialog.conflict .cm-content')
    for (const [index, words] of [end, otherEnd, own.trim()].entries())
      await expect(columns.nth(index)).toContainText(words)
    expect(site.read(file)).toContain(otherEnd)
    await page.locator('dialog.conflict footer button:not(.primary, .next, .later)').click()
    await expect(field).toHaveValue(value.replace(end, otherEnd))
    await expect(page.locator('.top .state')).toHaveText(saved)
  })

  test(`what is being typed into a table is there after a reload (${locale})`, async ({ browser, site }) => {
    const { page, field } = await openField(browser, site, url, row)
    const value = await field.inputValue()
    await field.click()
    await field.press('ControlOrMeta+End')
    await holdBack(page)
    await field.pressSequentially(own)
    await expect(page.locator('.top button.primary')).toBeDisabled()
    await page.reload()
    await page.clock.resume()
    await expect(field).toHaveValue(value + own)
    await expect(page.locator('.top button.primary')).toBeEnabled()
    // Once alone.
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.locator('.top .state')).toHaveText(saved)
    await page.reload()
    await expect(field).toHaveValue(value + own)
    await expect(page.locator('.top button.primary')).toBeDisabled()
  })
}
