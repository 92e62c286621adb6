import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`find takes signs of any keyboard, and says how many matches there are (${locale})`, async ({
    browser,
    site,
  }) => {
    site.write(file, `${site.read(file)}\nהמנכ״ל וה־Mac של המנכ״ל\n`)
    const { page, text } = await openDesk(browser, site, url)
    /** Hebrew letters come without a key event here, by which the panel takes notice. */
    const type = async (words: string) => {
      await page.keyboard.type(words)
      await page.keyboard.press('End')
    }
    await text.press('ControlOrMeta+f')
    const status = page.locator('.cm-search').getByRole('status')
    await type('מנכ"ל')
    await expect(status).toHaveText(locale === 'he' ? 'שתי התאמות' : '2 matches')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-searchMatch-selected')).toHaveText('מנכ״ל')
    await page.keyboard.press('Shift+Enter')
    await expect(page.locator('.cm-searchMatch')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+a')
    await type('ה-Mac של')
    await expect(status).toHaveText(locale === 'he' ? 'התאמה אחת' : '1 match')
    await type(' ?')
    await expect(status).toHaveText(locale === 'he' ? 'אין התאמות' : 'No matches')
  })

  test(`how many matches were replaced is said until the text or the search changes (${locale})`, async ({
    browser,
    site,
  }) => {
    site.write(file, `${site.read(file)}\nqxqx qxqx\n`)
    const { page, text } = await openDesk(browser, site, url)
    await text.press('ControlOrMeta+f')
    const panel = page.locator('.cm-search')
    const status = panel.getByRole('status')
    for (const [found, said] of [
      ['qxqx', locale === 'he' ? 'הוחלפו שתי התאמות' : '2 matches replaced'],
      ['wz wz', locale === 'he' ? 'הוחלפה התאמה אחת' : '1 match replaced'],
    ] as const) {
      await panel.locator('input[name=search]').fill(found)
      await panel.locator('input[name=search]').press('End')
      await panel.locator('input[name=replace]').fill('wz')
      await panel.locator('input[name=replace]').press('End')
      await panel.locator('button[name=replaceAll]').click()
      await expect(status).toHaveText(said)
    }
    await panel.locator('input[name=search]').press('x')
    await expect(status).not.toHaveText(locale === 'he' ? 'הוחלפה התאמה אחת' : '1 match replaced')
  })

  test(`the search panel has a line for what is found and one for what takes its place (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url)
    await text.press('ControlOrMeta+f')
    const panel = page.locator('.cm-search')
    await page.keyboard.type('a')
    await expect(panel.getByRole('status')).not.toBeEmpty()
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => panel.evaluate(linesOf)).toEqual([6, 5])
      const [field, replacement] = await Promise.all(
        ['search', 'replace'].map(name => panel.locator(`input[name=${name}]`).boundingBox()),
      )
      expect(field?.width).toBeGreaterThan(111)
      expect(replacement?.width).toBeGreaterThan(110)
    }
  })
}

/** Runs in the page: how many things stand in each line of the panel, from the top, but for the button that closes it. */
function linesOf(panel: Element): number[] {
  const middles = [...panel.children]
    .filter(({ className, tagName }) => className !== 'line-end' && tagName !== 'BR')
    .filter(child => child.getAttribute('name') !== 'close')
    .map(child => child.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2)
    .sort((a, b) => a - b)
  const counts: number[] = []
  for (const [index, middle] of middles.entries()) {
    const isSame = index > 0 && middle - (middles[index - 1] ?? 0) < 8
    if (isSame) counts.push((counts.pop() ?? 0) + 1)
    else counts.push(1)
  }
  return counts
}
