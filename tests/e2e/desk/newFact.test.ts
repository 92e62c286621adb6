import { expect, languages, test } from './deskSite.ts'

const file = 'content/data/facts.yaml'
const model = 'acme.place: { kind: text, value: { en: here, he: כאן }, source: the owner, unverified: a claim of ours }'

const words = {
  en: { name: 'Name of the new row', value: 'Value', kind: 'Kind', currency: 'Currency', hebrew: 'Hebrew' },
  he: { name: 'שם השורה החדשה', value: 'ערך', kind: 'סוג', currency: 'מטבע', hebrew: 'עברית' },
} as const

for (const { locale, url } of languages) {
  const { name, value, kind, currency, hebrew } = words[locale]

  test(`a price has one value, also in a row that began as a text in both languages (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = `${site.read(file)}${model}\n`
    site.write(file, before)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    await page.getByRole('textbox', { name, exact: true }).fill('acme.price')
    await page.keyboard.press('Enter')
    const row = page.locator('[data-row="acme.price"]')
    await expect(row.getByRole('textbox', { name: /^acme\.price, .*, / })).toHaveCount(2)
    for (const field of await row.getByRole('textbox', { name: /^acme\.price, .*, / }).all()) await field.fill('15.99')
    // What is chosen in a new row is seen at once.
    const kinds = page.getByRole('combobox', { name: `acme.price, ${kind}`, exact: true })
    await kinds.selectOption('price')
    const field = row.getByRole('textbox', { name: `acme.price, ${value}`, exact: true })
    await expect(field).toHaveValue('15.99')
    await expect(row.getByRole('textbox', { name: `acme.price, ${value}, ${hebrew}` })).toHaveCount(0)
    await page.getByRole('combobox', { name: `acme.price, ${currency}`, exact: true }).selectOption('USD')
    // No name stands there without its field: a price has no unit, and no plus.
    const details = page.locator('[data-row="acme.price"] + .row-below .row-details > .value-entry')
    await expect(details.filter({ visible: true })).not.toHaveCount(0)
    await expect(details.filter({ hasNot: page.locator('input, select, textarea') })).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    const written = "acme.price: { kind: price, value: 15.99, source: '', currency: USD }"
    await expect.poll(() => site.read(file)).toBe(`${before}${written}\n`)
    await kinds.selectOption('text')
    await expect(row.getByRole('textbox', { name: `acme.price, ${value}, ${hebrew}` })).toHaveValue('15.99')
  })
}
