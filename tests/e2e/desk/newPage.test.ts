import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, languages, openDesk, test } from './deskSite.ts'

for (const { locale, file, url } of languages) {
  test(`the page shows what is typed while a line of its front matter is still too long (${locale})`, async ({
    browser,
    site,
  }) => {
    const lines = site.read(file).split('\n')
    const line = lines.findIndex(words => words.startsWith('kicker:')) + 1
    const desk = await openDesk(browser, site, url, `${line}:1`)
    await desk.page.keyboard.press('End')
    await desk.page.keyboard.type(` ${'long '.repeat(8)}`)
    await expect(desk.page.locator('.cm-activeLine .cm-lintRange-error')).toBeVisible()
    await desk.page.keyboard.press('ControlOrMeta+End')
    await desk.page.keyboard.type(`\n\n${locale === 'he' ? 'משפט חדש' : 'A new sentence'}`)
    await expect(desk.shown.locator('main')).toContainText(locale === 'he' ? 'משפט חדש' : 'A new sentence')
  })

  test(`Enter right after the name of a new page makes it once what would happen is known (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.locator('.menu > .open').click()
    await page.locator('.menu .entries button').first().click()
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/page/plan', async route => {
      await late.promise
      await route.continue()
    })
    await page.keyboard.type(`Acme ${locale.toUpperCase()}`)
    await page.keyboard.press('Enter')
    late.resolve()
    await expect(page).toHaveURL(new RegExp(`/acme-${locale}\\?edit`))
    await expect(text).toBeFocused()
    const [, frontMatter] = site.read(`content/vendors/acme-${locale}.en.mdx`).split('---\n')
    expect(frontMatter).toContain('draft: true')
    // The hints are for those who write without the desk's form.
    expect(frontMatter).not.toContain('#')
  })

  test(`a new page that is named before its folder is known stands in the menu of that folder's other pages (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url, '16:1')
    const late = Promise.withResolvers<void>()
    await page.route('**/__desk/pages', async route => {
      await late.promise
      await route.continue()
    })
    const planned = page.waitForResponse('**/__desk/page/plan')
    await page.locator('.menu > .open').click()
    await page.locator('.menu .entries button').first().click()
    await page.keyboard.type(`Acme ${locale.toUpperCase()}`)
    await page.keyboard.press('Enter')
    await planned
    late.resolve()
    await expect(page).toHaveURL(new RegExp(`/acme-${locale}\\?edit`))
    await expect(text).toBeFocused()
    expect(site.read('content/data/navigation.yaml')).toContain(`page: acme-${locale}`)
  })

  test(`the fields of a new page stay where they are once it is told what will happen (${locale})`, async ({
    browser,
    site,
  }) => {
    const vendors = readdirSync(join(site.root, 'content/vendors')).flatMap(
      name => /^(.+)\.en\.mdx$/.exec(name)?.[1] ?? [],
    )
    const links = vendors.map(name => `    - { page: ${name}, label: Fixture }\n`)
    const navigation = 'content/data/navigation.yaml'
    site.write(navigation, site.read(navigation).replace(/links:\n(?: {4}.*\n)+/, `links:\n${links.join('')}`))
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.locator('.menu > .open').click()
    await page.locator('.menu .entries button').first().click()
    const folders = page.getByRole('dialog').getByRole('combobox').first()
    await expect(folders.locator('option[value=vendors]')).toHaveText(
      locale === 'he'
        ? /^יצרנים \(vendors\), כמו עמוד מיוצר מספר \S+ ו?עמוד/
        : /^Vendors \(vendors\), such as Generated page number \S+, Generated page/,
    )
    // Where the folder's other pages stand; what its writer chooses is left alone.
    const menu = page.getByRole('dialog').getByRole('combobox').nth(1)
    await expect(menu).toHaveValue('it')
    await folders.selectOption('pages')
    await expect(menu).toHaveValue('')
    await menu.selectOption('legal')
    await folders.selectOption('vendors')
    await expect(menu).toHaveValue('legal')
    await folders.selectOption('pages')
    await menu.selectOption('')
    await folders.selectOption('vendors')
    await expect(menu).toHaveValue('it')
    const before = await folders.boundingBox()
    await page.keyboard.type('acme')
    await expect(page.locator('.page-plan')).toBeVisible()
    expect(await folders.boundingBox()).toEqual(before)
  })

  test(`an apostrophe that is typed into a value of the front matter is one of its signs (${locale})`, async ({
    browser,
    site,
  }) => {
    const lines = site.read(file).split('\n')
    const index = lines.findIndex(words => words.startsWith('title: '))
    lines[index] = "title: 'Acme for teams'"
    site.write(file, lines.join('\n'))
    const desk = await openDesk(browser, site, url, `${index + 1}:${lines[index]?.length}`)
    await expect.poll(() => desk.line()).toBe("title: 'Acme for teams'")
    await desk.page.keyboard.type(locale === 'he' ? " של ג'ק" : "'s own use")
    await expect
      .poll(() => desk.line())
      .toBe(locale === 'he' ? "title: 'Acme for teams של ג׳ק'" : "title: 'Acme for teams''s own use'")
  })

  test(`"New page" in the bar of a page asks for its name at once (${locale})`, async ({ browser, site }) => {
    // What the test before left unsaved would be a conflict, which covers the dialog.
    const { page } = await openDesk(browser, site, url)
    await page.goto(`${site.dev.url}${url}`)
    await page.getByRole('link', { name: locale === 'he' ? 'עמוד חדש' : 'New page', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(`Bar ${locale}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/bar-${locale}\\?edit`))
  })

  test(`the bar of a page whose languages were not compared leads to both of them, and the desk's own layout stays (${locale})`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}`)
    await page
      .getByRole('link', { name: locale === 'he' ? 'השפות עוד לא הושוו' : 'Languages not compared yet', exact: true })
      .click()
    for (const code of ['en', 'he'])
      await expect(page.locator(`.editor[data-locale=${code}] .cm-content`)).toBeVisible()
    await expect(page.locator('.pair-agreement button')).toBeVisible()
    await page.goto(`${site.dev.url}${url}?edit`)
    await expect(page.locator(`.editor[data-locale=${locale}] .cm-content`)).toBeVisible()
    await expect(page.locator(`.editor:not([data-locale=${locale}])`)).toBeHidden()
  })

  test(`the key to the next text to write works from the page, and goes on in the other language (${locale})`, async ({
    browser,
    site,
  }) => {
    for (const code of ['en', 'he']) {
      const lines = site.read(file.replace(`.${locale}.`, `.${code}.`)).split('\n')
      lines[15] = `[[${code}]] ${lines[15]}`
      site.write(file.replace(`.${locale}.`, `.${code}.`), lines.join('\n'))
    }
    const desk = await openDesk(browser, site, url, '1:1')
    // The page takes its keys to the desk once it has been prepared.
    await expect(async () => {
      await desk.shown.locator('a').first().focus()
      await desk.page.keyboard.press('F2')
      await expect(desk.text).toBeFocused({ timeout: 1000 })
    }).toPass()
    await desk.page.keyboard.type('Written')
    await expect.poll(() => desk.line()).toMatch(/^Written /)

    const other = desk.page.locator(`.editor:not([data-locale=${locale}])`)
    await desk.page.keyboard.press('ControlOrMeta+\\')
    await expect(other.locator('.cm-content')).toBeVisible()
    await expect(async () => {
      await desk.page.keyboard.press('F2')
      await expect(other.locator('.cm-content')).toBeFocused({ timeout: 1000 })
    }).toPass()
    await desk.page.keyboard.type('Written')
    await expect(other.locator('.cm-activeLine')).toHaveText(/^Written /)
  })

  test(`the list of faults leads to a text to write, which the key then selects, and Escape closes the list first (${locale})`, async ({
    browser,
    site,
  }) => {
    const lines = site.read(file).split('\n')
    lines[15] = `[[one]] and [[two]] ${lines[15]}`
    site.write(file, lines.join('\n'))
    const desk = await openDesk(browser, site, url, '1:1')
    const { page } = desk
    await page.locator('.faults .count').click()
    await page.locator('.faults li .words').first().click()
    await expect(desk.text).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.type('Written')
    await expect.poll(() => desk.line()).toMatch(/^Written and \[\[two\]\]/)
    await page.keyboard.press('F2')
    await page.keyboard.type('too')
    await expect.poll(() => desk.line()).toMatch(/^Written and too /)
    // Something else that the checks find keeps the list open.
    await page.keyboard.type('[x](/nowhere-at-all) ')
    const list = page.locator('.faults .count')
    await expect(list).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('.cm-tooltip-autocomplete')).toHaveCount(0)
    await expect(page.locator('.faults li').filter({ hasText: 'nowhere-at-all' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(list).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(/[?&]edit=/)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/[?&]edit=/)
  })

  test(`the mark of a scheduled page stands clear of the button for the language (${locale})`, async ({
    browser,
    site,
  }) => {
    for (const code of ['en', 'he'])
      site.edit(file.replace(`.${locale}.`, `.${code}.`), 'illustration:', 'publishAt: 2099-01-01\nillustration:')
    const page = await browser.newPage({ locale: locale === 'he' ? 'he-IL' : 'en-US' })
    await page.goto(site.dev.url + url)
    const mark = page.locator('.preview-bar strong')
    await expect(mark).toBeVisible()
    for (const width of [390, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const [text, button] = [await mark.boundingBox(), await page.locator('.language-float').boundingBox()]
      expect((text?.x ?? 0) + (text?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(button?.x ?? 0)
    }
  })
}
