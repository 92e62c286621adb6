import { expect, languages, test } from './deskSite.ts'

const words = {
  en: { details: 'Details', keywords: 'Keywords', more: 'one more', pages: 'Pages' },
  he: { details: 'פרטים', keywords: 'מילות מפתח', more: 'עוד אחד', pages: 'עמודים' },
} as const

for (const { locale, url, file } of languages) {
  const { details, keywords, more, pages } = words[locale]

  test(`one more entry of a list is a draft before it is entered, and survives a closed tab (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const context = await browser.newContext()
    const open = async () => {
      const page = await context.newPage()
      await page.goto(`${site.dev.url}${url}?edit`)
      await page.getByRole('radio', { name: details, exact: true }).check()
      return page
    }
    const first = await open()
    const field = first.getByRole('textbox', { name: `${keywords}, ${more}`, exact: true })
    await field.pressSequentially('acme')
    await expect(first.getByRole('textbox', { name: `${keywords}, 4`, exact: true })).toHaveValue('acme')
    // The field in which it is typed goes on, and another one waits for the next.
    await expect(first.getByRole('textbox', { name: `${keywords}, 4`, exact: true })).toBeFocused()
    await first.keyboard.type(' mail')
    await expect(field).toHaveValue('')
    await expect.poll(() => first.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('three, acme mail]')
    await first.close()

    const again = await open()
    const restored = again.getByRole('textbox', { name: `${keywords}, 4`, exact: true })
    await expect(restored).toHaveValue('acme mail')
    // Enter leads to the field for the next one.
    await restored.press('Enter')
    await expect(again.getByRole('textbox', { name: `${keywords}, ${more}`, exact: true })).toBeFocused()
    await again.keyboard.type('bolt')
    await again.keyboard.press('Enter')
    await expect(again.getByRole('textbox', { name: `${keywords}, 5`, exact: true })).toHaveValue('bolt')
    await expect(again.getByRole('textbox', { name: `${keywords}, ${more}`, exact: true })).toBeFocused()
    await again.keyboard.type('crane')
    await again.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toBe(before.replace(/(keywords: \[.*)\]/, '$1, acme mail, bolt, crane]'))
  })

  test(`what a template left in a field is typed over, and no field grows with what its neighbour lacks (${locale})`, async ({
    browser,
    site,
  }) => {
    site.edit(file, site.read(file).match(/keywords: .*/)?.[0] ?? '', "keywords: ['[[first]]', '[[second]]', three]")
    const page = await browser.newPage()
    await page.goto(`${site.dev.url}${url}?edit`)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const field = (number: number) => page.getByRole('textbox', { name: `${keywords}, ${number}`, exact: true })
    await field(1).click()
    await page.keyboard.type('acme')
    await page.keyboard.press('Tab')
    await expect(field(2)).toBeFocused()
    const fault = page.locator('.value-group:has(textarea:focus) .value-fault')
    await expect(fault).toHaveCount(1)
    const heights = [await field(2).boundingBox(), await field(3).boundingBox()].map(box => box?.height)
    expect(heights[0]).toBe(heights[1])
    await page.keyboard.type('bolt')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toMatch(/keywords: \['?acme'?, '?bolt'?, three\]/)
  })

  test(`what is typed while one more entry is on its way is saved with it, as one entry (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const page = await browser.newPage()
    await page.goto(`${site.dev.url}${url}?edit`)
    await page.getByRole('radio', { name: details, exact: true }).check()
    const field = page.getByRole('textbox', { name: `${keywords}, ${more}`, exact: true })
    await field.click()
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/form', async route => {
      await late.promise
      await route.continue()
    })
    await page.keyboard.type('ac')
    await expect(page.locator('.cm-content').first()).toContainText('three, ac]')
    await page.keyboard.type('me')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+s')
    late.resolve()
    await expect.poll(() => site.read(file)).toBe(before.replace(/(keywords: \[.*)\]/, '$1, acme]'))
  })

  test(`one more entry stays in its row while another editor adds a row above (${locale})`, async ({
    browser,
    site,
  }) => {
    const menus = 'content/data/navigation.yaml'
    const first = '    - { title: { en: Products'
    const added = '    - { title: { en: Added, he: נוסף }, pages: [kandji] }\n'
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const choice = page.getByRole('combobox', { name: `2, ${pages}, ${more}` })
    const categories = page.locator('.tables section', { has: choice })
    await choice.focus()
    await choice.selectOption('not-found')
    site.edit(menus, first, added + first)
    await expect(categories.locator('tr:has(:focus) > th')).toHaveText(/^3/)
    await page.locator(':focus').selectOption('about')
    await page.keyboard.press('ControlOrMeta+s')
    await expect
      .poll(() => site.read(menus))
      .toBe(before.replace(first, added + first).replace(/(Services, he: .*)\] \}/, '$1, about] }'))
  })
}
