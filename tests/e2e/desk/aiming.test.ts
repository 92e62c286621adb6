import { addFact, factsFile } from '../../../src/desk/writing/addFact.ts'
import { expect, languages, test } from './deskSite.ts'

const words = {
  en: { source: 'page.price, Who says so', done: 'Checked today', refused: 'begins with https://', error: '1 error' },
  he: { source: 'page.price, מקור', done: 'נבדק היום', refused: 'שמתחילה ב־https://', error: 'שגיאה אחת' },
} as const

for (const { locale, url, file } of languages) {
  const { source, done, refused, error } = words[locale]

  test(`a button that the pointer is on stays there while a fault arrives above it (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(factsFile)
    const price = { id: 'page.price', value: 19, currency: 'ILS' } as const
    site.write(factsFile, addFact(before, price, file) ?? '')
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const [form, field] = [page.locator('.confirm'), page.getByRole('textbox', { name: source, exact: true })]
    const fault = page.locator('td', { has: field }).locator('.value-fault')
    const button = form.getByRole('button', { name: done })
    await button.scrollIntoViewIfNeeded()
    // The fault arrives once the pointer is there.
    const isAimed = Promise.withResolvers<void>()
    await page.route('**/__desk/**', async route => {
      await isAimed.promise
      await route.continue()
    })
    await field.fill('vendor')
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    isAimed.resolve()
    await expect(page.locator('.tables-faults')).toContainText(error)
    expect(await button.boundingBox()).toEqual({ x, y, width, height })
    await page.mouse.up()
    await expect(form).toContainText(refused)
    // From then on it is said, and to whoever types, wherever the pointer rests.
    await expect(fault).toBeVisible()
    await page.mouse.move(0, 0)
    await field.fill('https://vendor.example/prices')
    await expect(fault).toHaveCount(0)
    await button.hover()
    await field.press('End')
    await field.pressSequentially(' no')
    await expect(fault).toBeVisible()
  })
}
