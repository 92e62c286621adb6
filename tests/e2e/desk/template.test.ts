import type { Locator } from '@playwright/test'
import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`a widget shows its example, is drawn as soon as it is chosen, and leads to each value that it needs (${locale})`, async ({
    browser,
    site,
  }) => {
    // A new page, whose front matter is still to be written.
    site.write(file, site.read(file).replace(/^description: .*/m, "description: '[[Two sentences.]]'"))
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const offered = page.locator('.cm-tooltip-autocomplete li')
    const selected = () => page.evaluate(() => getSelection()?.toString())
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('\n\n<Timeline')
    await expect(page.frameLocator('.drawn-example').locator('.timeline')).toBeVisible()
    const [box, drawn] = [page.locator('.drawn-box'), page.locator('.drawn-example')]
    const startOf = (part: Locator) => part.evaluate(element => Math.round(element.getBoundingClientRect().x))
    expect(Math.abs((await startOf(drawn)) - (await startOf(box)))).toBeLessThan(3)
    await offered.first().click()
    await expect(desk.shown.locator('.timeline li')).toHaveCount(3)
    // The description, the caption, the day, and of both phases the title, two numbers and the text.
    await expect(page.locator('.faults .to-write')).toContainText('11')
    await page.keyboard.press('Tab')
    await offered.filter({ hasText: 'week' }).click()
    expect(await desk.line()).toContain(' unit="week" ')
    for (const _ of ['day', 'title', 'from']) await page.keyboard.press('F2')
    expect(await selected()).toBe('number')
    await page.keyboard.type('3')
    expect(await desk.line()).toContain(' from={3} to={number}>')
    // Nobody but the writer knows which numbers.
    await page.locator('.faults .count.bad').click()
    const number = page.locator('.faults ol li').filter({ hasText: '={number}' }).first()
    await expect(number).toBeVisible()
    await expect(number.getByRole('button')).toHaveCount(1)
  })
}
