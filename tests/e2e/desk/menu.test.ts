import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`the entries of the menu are in the window, wherever its button wraps to (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url)
    await page.getByRole('button', { name: locale === 'he' ? 'עוד' : 'More', exact: true }).click()
    const entries = page.locator('.menu .entries button')
    await expect(entries.first()).toBeVisible()
    for (const width of [1280, 820, 740, 700, 640, 600, 480, 390, 360]) {
      await page.setViewportSize({ width, height: 640 })
      for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
    }
  })

  test(`arrow keys go through the menu, and the tour that is asked for there takes the focus and gives it back (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url)
    const button = page.getByRole('button', { name: locale === 'he' ? 'עוד' : 'More', exact: true })
    const entries = page.locator('.menu .entries button')
    const card = page.locator('.tour')
    const next = card.locator('.primary')
    const askForTour = async () => {
      await button.focus()
      for (const key of ['Enter', 'End', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
      await expect(card).toContainText(/1 \/ 4/)
      await expect(next).toBeFocused()
    }
    await button.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(button).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entries).toHaveCount(0)

    await askForTour()
    for (const step of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await expect(card).toContainText(new RegExp(`${step} / 4`))
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(card).toHaveCount(0)
    await expect(button).toBeFocused()
    await askForTour()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(button).toBeFocused()
    // Whoever has gone to the text stays there.
    await askForTour()
    await text.focus()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(text).toBeFocused()
  })
}
