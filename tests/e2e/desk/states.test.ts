import { axeFaults } from '../axe.ts'
import { deskOn, expect, languages, test } from './deskSite.ts'

for (const { locale, url } of languages) {
  test(`each state of the desk has names, contrast and an order for everybody (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?edit=16:1`)
    const desk = deskOn(page)
    await expect(desk.text).toBeFocused()
    const parts = ['.top', '.notices', '.source', '.divider', '.tour', 'dialog[open]']
    const look = async (state: string) => {
      expect(await axeFaults(page, { parts }), state).toEqual([])
    }

    // The tour comes once, leaves the focus in the text, and Esc ends it without leaving the desk.
    const tour = page.locator('.tour')
    await expect(tour).toContainText(/1 \/ 4/)
    await look('tour')
    for (let step = 0; step < 3; step++) await tour.locator('.primary').click()
    await expect(tour).toContainText(/4 \/ 4/)
    await desk.text.focus()
    await page.keyboard.press('Escape')
    await expect(tour).toHaveCount(0)
    await page.reload()
    await expect(desk.text).toBeFocused()
    await expect(tour).toHaveCount(0)
    // It gives way to the search, whose lines it would lie on.
    await page.evaluate(() => localStorage.removeItem('desk-tour'))
    await page.reload()
    await expect(desk.text).toBeFocused()
    await expect(tour).toBeVisible()
    await page.keyboard.press('ControlOrMeta+f')
    await expect(tour).toHaveCount(0)
    await expect(page.locator('.cm-search input').first()).toBeFocused()
    await page.keyboard.press('Escape')

    // The question mark is a letter in the text, and help outside of it.
    await page.keyboard.press('F1')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('shortcuts')
    await page.keyboard.press('Escape')
    await expect(desk.text).toBeFocused()
    await page.keyboard.type('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Backspace')
    await page.locator('.menu .open').focus()
    await page.keyboard.type('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Enter')
    await expect(page.locator('.menu .entries')).toBeVisible()
    await look('menu')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('new-page')
    await page.keyboard.press('Escape')

    await desk.text.press('ControlOrMeta+f')
    await expect(page.locator('.cm-search')).toContainText(
      locale === 'he' ? 'התאמת רישיות וסימנים' : 'Match case and signs',
    )
    await look('search')
    await page.keyboard.press('Escape')
    await page.keyboard.type('<Cal')
    await expect(page.locator('.cm-tooltip-autocomplete li').first()).toBeVisible()
    await look('completion')
    await page.keyboard.press('Escape')
    await page.locator('.faults .count').click()
    await look('faults')

    // With unsaved changes, too, the bar has room for everything.
    await expect(desk.state).toHaveClass(/fair/)
    for (const [width, part] of [
      [1280, '.file span:first-child'],
      [1280, '.file span:last-child'],
      // In a narrow window the folder may go, the name not.
      [1024, '.file span:last-child'],
      [820, '.shown'],
    ] as const) {
      await page.setViewportSize({ width, height: 1180 })
      const cut = await page
        .locator(`.top ${part}`)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(cut, `${part} at ${width} px`).toBe(0)
    }
  })
}
