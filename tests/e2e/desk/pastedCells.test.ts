import type { Page } from '@playwright/test'
import { expect, languages, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'

const words = {
  en: { value: 'Value', checked: 'Last checked', beyond: 'Nothing was pasted', fair: 'Unsaved changes' },
  he: { value: 'ערך', checked: 'נבדק לאחרונה', beyond: 'שום דבר לא הודבק', fair: 'יש שינויים שלא נשמרו' },
} as const

/** As a spreadsheet puts them on the clipboard. */
async function copyCells(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async cells => {
    const texts = {
      'text/plain': `${cells.map(row => row.join('\t')).join('\r\n')}\r\n`,
      'text/html': `<table>${cells.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
    }
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, rows)
}

for (const { locale, url, saved } of languages) {
  const { value, checked, beyond, fair } = words[locale]

  test(`cells of a spreadsheet come into the cells of a table, in one step, or none of them (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const state = page.locator('.top .state')
    const field = (fact: string) => page.getByRole('textbox', { name: `${fact}, ${value}`, exact: true })
    await expect(field('applecare.standard.price')).toHaveValue('219')
    const pasted = before
      .replace(/(applecare\.standard\.price: \{[^\n]*value: )219/, '$1239')
      .replace(/(applecare\.standard\.response: \{[^\n]*value: )10/, '$112')
    expect(pasted).not.toBe(before)
    for (const time of ['first', 'second']) {
      await copyCells(page, [['239', 'the owner'], ['12', 'the owner']]) // biome-ignore format: a row a line
      await field('applecare.standard.price').focus()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(field('applecare.standard.response'), time).toHaveValue('12')
      await expect(field('applecare.standard.price')).toHaveValue('239')
      await expect(state).toHaveText(fair)
      await page.keyboard.press('ControlOrMeta+s')
      await expect(state).toHaveText(saved)
      expect(site.read(file)).toBe(pasted)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(field('applecare.standard.price')).toHaveValue('219')
      await expect(field('applecare.standard.response')).toHaveValue('10')
      await page.keyboard.press('ControlOrMeta+s')
      await expect(state).toHaveText(saved)
      expect(site.read(file)).toBe(before)
    }
    // From a day on; and an empty cell over none, which the file does not have.
    const dated = before
      .replace(/(applecare\.standard\.price: \{[^\n]*checked: )2026-02-01/, '$12026-02-03')
      .replace(/(applecare\.standard\.response: \{[^\n]*checked: )2026-02-01/, '$12026-02-04')
    await copyCells(page, [['2026-02-03', ''], ['2026-02-04', '']]) // biome-ignore format: a row a line
    await page.getByLabel(`applecare.standard.price, ${checked}`, { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByLabel(`applecare.standard.response, ${checked}`, { exact: true })).toHaveValue('2026-02-04')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(state).toHaveText(saved)
    expect(site.read(file)).toBe(dated)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByLabel(`applecare.standard.response, ${checked}`, { exact: true })).toHaveValue('2026-02-01')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(state).toHaveText(saved)
    await field('applecare.standard.price').focus()
    await copyCells(
      page,
      Array.from({ length: 99 }, () => ['1']),
    )
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.locator('.notices')).toContainText(beyond)
    await expect(field('applecare.standard.price')).toHaveValue('219')
    await expect(state).toHaveText(saved)
  })
}
