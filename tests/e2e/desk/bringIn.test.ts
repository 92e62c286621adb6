import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { statePath } from '../../../src/desk/dev/state.ts'
import { type DeskPage, expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

/** Brings what a clipboard or a drag holds to the text, as the browser does. */
async function bring(
  { text }: DeskPage,
  kind: 'paste' | 'drop',
  { types = {}, carried }: { types?: Record<string, string>; carried?: { name: string; type: string; bytes: Buffer } },
): Promise<void> {
  const given = carried && { ...carried, bytes: carried.bytes.toString('base64') }
  await text.evaluate(
    (element, { kind, types, given }) => {
      const data = new DataTransfer()
      for (const [type, value] of Object.entries(types)) data.setData(type, value)
      if (given) {
        const bytes = Uint8Array.from(atob(given.bytes), letter => letter.charCodeAt(0))
        data.items.add(new File([bytes], given.name, { type: given.type }))
      }
      const { left, top } = (element.querySelector('.cm-activeLine') ?? element).getBoundingClientRect()
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', {
              dataTransfer: data,
              clientX: left + 40,
              clientY: top + 8,
              bubbles: true,
              cancelable: true,
            }),
      )
    },
    { kind, types, given },
  )
}

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#275' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '32/1 5/1 0/1' } })
    .toBuffer()

const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

for (const { locale, file, url, saved } of languages) {
  const hebrew = locale === 'he'
  const word = hebrew
    ? '<p><b>חברת &quot;</b><b>Acme&quot;</b> ב-Mac, צה&quot;ל</p><table><tr><td><p>א</p></td><td><p>ב</p></td></tr><tr><td>1</td><td>2</td></tr></table>'
    : '<p><b>The </b><b>Acme</b> <a href="https://example.com">way</a></p><table><tr><td><p>a</p></td><td><p>b</p></td></tr><tr><td>1</td><td>2</td></tr></table>'

  test(`a figure that is pasted is offered the fact that says it, as a typed one is (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    await bring(desk, 'paste', { types: { 'text/plain': hebrew ? 'רק 14' : 'Only 14' } })
    await desk.page.locator('.cm-tooltip-autocomplete li').filter({ hasText: 'kandji.trial' }).click()
    expect(await desk.line()).toContain(hebrew ? 'רק <Fact id="kandji.trial" />' : 'Only <Fact id="kandji.trial" />')
  })

  test(`formatted text is pasted as Markdown, plain text as it is (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '15:1')
    await bring(desk, 'paste', { types: { 'text/html': word, 'text/plain': 'flat' } })
    await expect(desk.text).toContainText(
      hebrew ? '**חברת ״Acme״** ב־Mac, צה״ל' : '**The Acme** [way](https://example.com)',
    )
    await expect(desk.shown.locator('main table').first()).toContainText(hebrew ? 'א' : 'a')
    await bring(desk, 'paste', { types: { 'text/plain': '"so" <b>' } })
    await expect(desk.text).toContainText('"so" <b>')
    await desk.page.keyboard.down('Shift')
    await bring(desk, 'paste', { types: { 'text/html': '<b>bold</b>', 'text/plain': 'with shift' } })
    await desk.page.keyboard.up('Shift')
    await expect(desk.text).toContainText('with shift')
  })

  test(`what is pasted into a cell of a table stays in it, and goes in one step (${locale})`, async ({
    browser,
    site,
  }) => {
    const text = site.read(file).split('\n')
    site.write(file, text.toSpliced(15, 0, '| a | b |', '| - | - |', '| One | two |', '').join('\n'))
    const desk = await openDesk(browser, site, url, '18:6')
    const said = hebrew ? 'תא יחיד' : 'only cell'
    for (const [html, written] of [
      [`<table><tr><td>${said}</td></tr></table>`, said],
      [`<h2>${said}</h2><ul><li>1</li><li><b>2</b></li></ul>`, `${said}: 1, **2**`],
      ['', `${said} \\| 3`],
    ] as const) {
      const plain = `${said}\n| 3`
      await bring(desk, 'paste', { types: { 'text/plain': plain, ...(html && { 'text/html': html }) } })
      await expect.poll(() => desk.line()).toBe(`| One${written} | two |`)
      await desk.page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => desk.line()).toBe('| One | two |')
    }
  })

  test(`what is pasted into an attribute is plain words that do not end it, and goes in one step (${locale})`, async ({
    browser,
    site,
  }) => {
    const text = site.read(file).split('\n')
    const tag = ['<Question', '  q="How is it priced?"', '>', '', 'So.', '', '</Question>', '']
    site.write(file, text.toSpliced(15, 0, ...tag).join('\n'))
    const desk = await openDesk(browser, site, url, '17:22')
    const plain = ' and "why"\nso'
    const html = '<p> and <b>"why"</b></p><p><a href="https://example.com">so</a></p>'
    for (const types of [{ 'text/plain': plain }, { 'text/plain': plain, 'text/html': html }]) {
      await bring(desk, 'paste', { types })
      const why = hebrew ? '״why״' : '“why”'
      await expect.poll(() => desk.line()).toBe(`  q="How is it priced and ${why} so?"`)
      await desk.page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => desk.line()).toBe('  q="How is it priced?"')
    }
  })

  test(`a list that is pasted into an item leaves the nested items with it (${locale})`, async ({ browser, site }) => {
    const text = site.read(file).split('\n')
    site.write(file, text.toSpliced(15, 0, '- One and', '  - two', '').join('\n'))
    const desk = await openDesk(browser, site, url, '16:10')
    await desk.page.keyboard.press('End')
    await desk.page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
    const html = '<ul><li>three</li><li>four</li></ul>'
    await bring(desk, 'paste', { types: { 'text/plain': 'three', 'text/html': html } })
    await expect.poll(() => desk.line()).toBe('- four')
    await expect(desk.text).toContainText('- One   - two- three- four')
  })

  test(`a list that is pasted into an empty item takes its place (${locale})`, async ({ browser, site }) => {
    const text = site.read(file).split('\n')
    site.write(file, text.toSpliced(15, 0, '- One', '- ', '').join('\n'))
    const desk = await openDesk(browser, site, url, '17:3')
    const html = '<ul><li>two</li><li>three</li></ul>'
    await bring(desk, 'paste', { types: { 'text/plain': 'two', 'text/html': html } })
    await expect.poll(() => desk.line()).toBe('- three')
    await expect(desk.text).toContainText('- One- two- three')
  })

  test(`an address that is pasted over words makes a link of them, and one step back brings them again (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const words = hebrew ? 'מילים חדשות' : 'New words'
    await desk.page.keyboard.type(words)
    await desk.page.keyboard.press('Shift+Home')
    const before = await desk.line()
    const address = `${site.dev.url}/he/page-2?edit=1:1`
    await bring(desk, 'paste', { types: { 'text/html': `<a href="${address}">x</a>`, 'text/plain': address } })
    expect(await desk.line()).toBe(before.replace(words, `[${words}](/page-2)`))
    await desk.page.keyboard.press('ControlOrMeta+z')
    expect(await desk.line()).toBe(before)
  })

  test(`what a pasted text loses is said: vowel points on a Hebrew page, and pictures (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '15:1')
    const points = desk.page.locator('.notice', { hasText: hebrew ? 'ניקוד' : 'nikud' })
    const pictures = desk.page.locator('.notice', { hasText: hebrew ? 'תמונה' : 'Pictures' })
    const html = '<p>שָׁלוֹם</p>'
    await bring(desk, 'paste', { types: { 'text/html': html, 'text/plain': 'flat' } })
    await expect(desk.text).toContainText(hebrew ? 'שלום' : 'שָׁלוֹם')
    await expect(points).toHaveCount(hebrew ? 1 : 0)
    const both = `${html}<p><img src="https://example.com/x.png"></p>`
    await bring(desk, 'paste', { types: { 'text/html': both, 'text/plain': 'flat' } })
    await expect(pictures).toBeVisible()
    await expect(points).toHaveCount(hebrew ? 1 : 0)
  })

  test(`a document that is dropped or pasted is named, to be opened and its text pasted (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const before = await desk.line()
    const said = (name: string) =>
      desk.page.getByText(
        hebrew
          ? `כקובץ אפשר להכניס לכאן רק תמונות וטקסט פשוט. פתחו את ${name}, העתיקו את הטקסט שבו והדביקו כאן.`
          : `Only pictures and plain text come in as files. Open ${name}, copy its text and paste it here.`,
      )
    const type = 'application/msword'
    await bring(desk, 'drop', { carried: { name: 'text.doc', type, bytes: gif } })
    await expect(said('text.doc')).toBeVisible()
    await expect(said('text.doc').locator('bdi[dir=ltr]')).toHaveText('text.doc')
    // As a file manager copies it, with its name as the text.
    const types = { 'text/plain': 'other.doc' }
    await bring(desk, 'paste', { types, carried: { name: 'other.doc', type, bytes: gif } })
    await expect(said('other.doc')).toBeVisible()
    expect(await desk.line()).toBe(before)
    await bring(desk, 'drop', { carried: { name: 'README', type: '', bytes: gif } })
    await expect(said('README')).toBeVisible()
    await bring(desk, 'drop', { carried: { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Noted.') } })
    await expect(desk.text).toContainText('Noted.')
    await bring(desk, 'drop', { carried: { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('one,two') } })
    await expect(desk.text).toContainText('one,two')
    const pasted = { name: 'more.txt', type: 'text/plain', bytes: Buffer.from('And more.') }
    await bring(desk, 'paste', { types: { 'text/plain': 'more.txt' }, carried: pasted })
    await expect(desk.text).toContainText('And more.')
    await expect(desk.text).not.toContainText('more.txt')
  })

  test(`a picture gets a name and words in both languages, and comes into both pages (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = file.replace(`.${locale}.`, hebrew ? '.en.' : '.he.')
    const before = [site.read(file), site.read(other)]
    const desk = await openDesk(browser, site, url, '16:1')
    await desk.page.getByRole('button', { name: hebrew ? 'עוד' : 'More', exact: true }).focus()
    await bring(desk, 'paste', { carried: { name: 'party.gif', type: 'image/gif', bytes: gif } })
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('party.gif')
    await desk.page.keyboard.press('Escape')
    await expect(desk.text).toBeFocused()

    const picture = { name: 'IMG_0042.JPG', type: 'image/jpeg', bytes: await photo() }
    await bring(desk, 'drop', { carried: picture })
    // The page's own language comes first.
    await expect(dialog.getByLabel(hebrew ? 'מה רואים בה, בעברית' : 'What it shows, in English')).toBeFocused()
    await dialog.getByRole('button', { name: hebrew ? 'ביטול' : 'Cancel', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await bring(desk, 'drop', { carried: picture })
    const name = dialog.locator('input[name=name]')
    await expect(name).toHaveValue('page-1')
    await name.fill(`rack-${locale}`)
    const labels = hebrew
      ? ['מה רואים בה, באנגלית', 'מה רואים בה, בעברית']
      : ['What it shows, in English', 'What it shows, in Hebrew']
    await dialog.getByLabel(labels[0] ?? '').fill(`A rack (${locale})`)
    await dialog.getByLabel(labels[1] ?? '').fill(`ארון (${locale})`)
    let sent = 0
    await desk.page.route('**/picture/place', async route => {
      sent++
      await new Promise(resolve => setTimeout(resolve, 1000))
      await route.continue()
    })
    await dialog.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(sent).toBe(1)
    const words = [`A rack (${locale})`, `ארון (${locale})`] as const
    await expect(desk.text).toBeFocused()
    const [own, others] = hebrew ? [words[1], words[0]] : words
    await expect(desk.text).toContainText(`![${own}](../images/rack-${locale}.jpg)`)
    await expect(desk.shown.locator(`main img[alt="${own}"]`)).toHaveJSProperty('complete', true)
    const { exif } = await sharp(join(site.root, `content/images/rack-${locale}.jpg`)).metadata()
    expect(exif).toBeUndefined()
    expect(site.read(other).replace(`\n\n![${others}](../images/rack-${locale}.jpg)`, '')).toBe(before[1])
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file).replace(`\n\n![${own}](../images/rack-${locale}.jpg)`, '')).toBe(before[0])
    expect(existsSync(join(site.root, 'content/images/party.gif'))).toBe(false)
  })
}

for (const { locale, file, url } of languages) {
  const hebrew = locale === 'he'

  test(`a page that is still to be written gets the picture with the words that were given for it (${locale})`, async ({
    browser,
    site,
  }) => {
    const [own, other] = hebrew ? (['he', 'en'] as const) : (['en', 'he'] as const)
    const otherFile = file.replace(`.${own}.`, `.${other}.`)
    site.write(otherFile, site.read(otherFile).replace(/^# .*/m, '# [[Title]]'))
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await bring(desk, 'drop', { carried: { name: `shelf-${own}.jpg`, type: 'image/jpeg', bytes: await photo() } })
    const dialog = page.getByRole('dialog')
    await dialog.locator(`textarea[lang=${own}]`).fill(hebrew ? 'מדף' : 'A shelf')
    await dialog.locator(`textarea[lang=${other}]`).fill(hebrew ? 'A shelf [top]' : 'מדף [עליון]')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+\\')
    const beside = page.locator(`.editor[data-locale=${other}]`)
    await beside.getByRole('button', { name: hebrew ? 'להוסיף גם כאן' : 'Add it here too' }).click()
    await expect(beside.locator('.cm-content')).toContainText(
      `![${hebrew ? 'A shelf \\[top\\]' : 'מדף \\[עליון\\]'}](../images/shelf-${own}.jpg)`,
    )
  })

  test(`only a picture that is encoded anew is said to lose the place, the time and the camera, not a drawing (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '16:1')
    const dialog = desk.page.getByRole('dialog')
    const said = dialog.getByText(
      hebrew
        ? 'המקום, השעה ופרטי המצלמה נמחקים מהקובץ.'
        : 'The place, the time and the camera are taken out of the file.',
    )
    await bring(desk, 'paste', { carried: { name: 'rack.jpg', type: 'image/jpeg', bytes: await photo() } })
    await expect(said).toBeVisible()
    await desk.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path d="M0 0"/></svg>')
    await bring(desk, 'paste', { carried: { name: 'way.svg', type: 'image/svg+xml', bytes: drawing } })
    await expect(dialog.locator('input[name=name]')).toHaveValue('way')
    await expect(said).toHaveCount(0)
  })

  test(`a picture comes into what the other language has unsaved, and no one is asked to choose (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = file.replace(`.${locale}.`, hebrew ? '.en.' : '.he.')
    const otherUrl = hebrew ? url.replace('/he', '') : `/he${url}`
    const desk = await openDesk(browser, site, otherUrl, '16:1')
    await desk.page.keyboard.insertText('Unsaved words. ')
    await expect(desk.state).toHaveClass(/fair/)
    await reopenDesk(desk.page, site, url, '16:1')
    await bring(desk, 'drop', { carried: { name: 'rack.jpg', type: 'image/jpeg', bytes: await photo() } })
    const dialog = desk.page.getByRole('dialog')
    await expect(dialog.locator('textarea')).toHaveCount(2)
    for (const field of await dialog.locator('textarea').all()) await field.fill('A rack')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    expect(site.read(other)).toContain('Unsaved words. ')
    expect(site.read(other)).toContain('![A rack](../images/rack.jpg)')
    await desk.page.keyboard.press('ControlOrMeta+s')

    await reopenDesk(desk.page, site, otherUrl, '16:1')
    await expect(desk.text).toContainText('Unsaved words. ')
    await expect(desk.text).toContainText('![A rack](../images/rack.jpg)')
    await expect(desk.state).not.toHaveClass(/fair/)
    await expect(desk.page.locator('.notice')).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
  })
}

for (const { locale, file, url } of languages) {
  const hebrew = locale === 'he'

  test(`undo of a picture offers to take it out of the other language too, as long as it stands there as it was put (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = file.replace(`.${locale}.`, hebrew ? '.en.' : '.he.')
    const before = site.read(other)
    const desk = await openDesk(browser, site, url, '16:1')
    const { page, text } = desk
    await bring(desk, 'drop', { carried: { name: `shelf-${locale}.jpg`, type: 'image/jpeg', bytes: await photo() } })
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('textarea')).toHaveCount(2)
    for (const field of await dialog.locator('textarea').all()) await field.fill('Shelf')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    const line = `![Shelf](../images/shelf-${locale}.jpg)`
    expect(site.read(other)).toContain(line)

    const offer = page.locator('.notice', {
      hasText: hebrew
        ? 'הביטול הסיר את התמונה רק מהעמוד הזה. היא עדיין נמצאת בעמוד באנגלית.'
        : 'Undo took the picture out of this page only. The page in Hebrew still has it.',
    })
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).not.toContainText(line)
    await expect(offer).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(text).toContainText(line)
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await offer.getByRole('button', { name: hebrew ? 'להסיר גם שם' : 'Take it out there, too' }).click()
    await expect(offer).toHaveCount(0)
    await expect(text).toBeFocused()
    expect(site.read(other)).toBe(before)

    // It comes back into this text alone: there is nothing left to take out.
    await page.keyboard.press('ControlOrMeta+Shift+z')
    const asked = page.waitForResponse('**/picture/asPlaced')
    await page.keyboard.press('ControlOrMeta+z')
    expect(await (await asked).json()).toBe(false)
    await expect(text).not.toContainText(line)
    await expect(page.locator('.notice')).toHaveCount(0)
  })
}

const words = {
  en: { more: 'More', add: 'New page …', make: 'Make the page', publish: 'Publish this page …', yes: 'Publish' },
  he: { more: 'עוד', add: 'עמוד חדש …', make: 'יצירת העמוד', publish: 'פרסום העמוד הזה …', yes: 'פרסום' },
} as const

for (const { locale, file, url, saved } of languages) {
  const { more, add, make, publish, yes } = words[locale]

  test(`asking for a new page writes nothing, and what was typed is still there afterwards (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    await page.keyboard.type('Acme ')
    const asked = page.waitForResponse(/\/pages$/)
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.locator('.menu .entries').getByRole('button', { name: add }).click()
    await asked
    await page.getByRole('dialog').locator('footer .secondary').click()
    await expect(desk.state).not.toHaveText(saved)
    expect(await desk.line()).toContain('Acme ')
    expect(site.read(file)).toBe(before)
  })

  test(`a page is made as a draft, published, renamed and deleted without a terminal (${locale})`, async ({
    browser,
    site,
  }) => {
    const [name, renamed] = [`acme-${locale}`, `apex-${locale}`]
    const files = (page: string) => ['en', 'he'].map(code => `content/vendors/${page}.${code}.mdx`)
    const exist = (page: string) => files(page).map(file => existsSync(join(site.root, file)))
    const desk = await openDesk(browser, site, url, '16:1')
    const { page } = desk
    const dialog = page.getByRole('dialog')
    const choose = async (label: string | RegExp) => {
      await page.getByRole('button', { name: more, exact: true }).click()
      await page.locator('.menu .entries').getByRole('button', { name: label }).click()
    }
    await choose(add)
    await expect(dialog.locator('input:not([type])').first()).toBeFocused()
    // In no menu, not in that of the folder's other pages.
    const menu = dialog.getByRole('combobox').nth(1)
    await expect(menu).not.toHaveValue('')
    await menu.selectOption('')
    await dialog.locator('input:not([type])').first().focus()
    await page.keyboard.type('page-2')
    await expect(dialog.getByRole('alert')).toContainText('page-2')
    await dialog.locator('input:not([type])').first().clear()
    // As its name is written.
    await page.keyboard.type(`Acme ${locale.toUpperCase()}`)
    await expect(dialog.locator('.page-plan dd')).toHaveText(files(name).map(file => file.replace('content/', '')))
    expect(exist(name)).toEqual([false, false])
    await dialog.getByRole('button', { name: make }).click()
    await expect(page).toHaveURL(new RegExp(`/${name}\\?edit`))
    await expect(desk.text).toBeFocused()
    expect(files(name).map(file => /^draft: true$/m.test(site.read(file)))).toEqual([true, true])

    // What is to be written is a key away, and what is typed takes its place.
    const left = page.locator('.to-write')
    const before = Number.parseInt((await left.innerText()).replace(/\D+/g, ''), 10)
    await page.keyboard.press('F2')
    await page.keyboard.type('Acme for schools')
    await expect.poll(() => desk.line()).toBe("title: 'Acme for schools'")
    await expect(left).toContainText(String(before - 1))
    await left.click()
    await page.keyboard.press('Shift+F2')
    await page.keyboard.press('Shift+F2')
    await expect.poll(() => desk.line()).toContain('[[')

    // No one says that languages agree of which one is not written.
    await page.keyboard.press('ControlOrMeta+\\')
    await expect(page.locator('.pair-agreement')).toContainText(
      locale === 'he' ? 'משווים את השפות' : 'compared when both are written',
    )
    await expect(page.locator('.pair-agreement button')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+\\')

    await choose(publish)
    await expect(dialog.getByRole('alert')).toContainText(String(2 * before - 1))
    await expect(dialog.getByRole('button', { name: yes })).toBeDisabled()
    await dialog.getByRole('alert').getByRole('checkbox').check()
    await expect(dialog).toHaveAccessibleName(publish.replace(' …', ''))
    await dialog.getByRole('button', { name: yes, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    expect(files(name).map(file => /^draft:/m.test(site.read(file)))).toEqual([false, false])
    await expect(desk.text).not.toContainText('draft:')

    await choose(/^(?:Rename|שינוי)/)
    // Nothing has been asked for yet, and what is asked for first cannot be.
    const renaming = dialog.locator('input:not([type])').first()
    await expect(renaming).toHaveValue(name)
    await renaming.fill('../x')
    await expect(dialog.getByRole('alert')).toContainText('../x')
    await renaming.fill(name)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.locator('button.primary')).toBeDisabled()
    await renaming.fill(renamed)
    await expect(dialog.locator('.page-plan')).toContainText('→')
    await dialog.locator('button.primary').click()
    await expect(page).toHaveURL(new RegExp(`/${renamed}\\?edit`))
    await expect(desk.text).toBeFocused()
    expect([exist(name), exist(renamed)]).toEqual([
      [false, false],
      [true, true],
    ])

    await choose(/^(?:Delete|מחיקת)/)
    await dialog.locator('input:not([type])').first().fill('page-2')
    await expect(dialog.locator('.page-plan')).toContainText(`${renamed}.en.mdx`)
    await dialog.locator('button.primary').click()
    await expect(page).toHaveURL(/\/page-2$/)
    expect(exist(renamed)).toEqual([false, false])
    // What went is said, and comes back, also where another of its files was edited meanwhile.
    const redirects = 'content/data/redirects.yaml'
    expect(site.read(redirects)).toContain(`/${renamed}`)
    site.write(redirects, `# Edited meanwhile.\n${site.read(redirects)}`)
    const notice = page.locator('dev-deleted')
    await expect(notice).toContainText(`/${renamed}`)
    await notice.getByRole('button', { name: locale === 'he' ? 'להחזיר' : 'Bring it back' }).click()
    await expect(page).toHaveURL(new RegExp(`/${renamed}$`))
    expect(exist(renamed)).toEqual([true, true])
    expect(site.read(redirects)).toContain('# Edited meanwhile.')
    expect(site.read(redirects)).not.toContain(`from: /${renamed}`)
    await expect(notice).toHaveCount(0)
  })
}

for (const { locale, url } of languages) {
  const [more, remove, confirm, back] =
    locale === 'he'
      ? ['עוד', 'מחיקת העמוד הזה …', 'מחיקת העמוד', 'להחזיר']
      : ['More', 'Delete this page …', 'Delete the page', 'Bring it back']

  test(`a deleted page comes back and opens, although its coming back reloads the page that says so (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url, '16:1')
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.locator('.menu .entries').getByRole('button', { name: remove }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=checkbox]').check()
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
    const notice = page.locator('dev-deleted')
    await expect(notice.locator('section')).toBeFocused()
    await expect(notice.locator('section')).toHaveAccessibleName(/\/page-1/)
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('button', { name: back })).toBeFocused()

    await page.route('**/page/restore', route => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await expect(notice.getByRole('status')).toContainText('npm run dev')
    await expect(notice.getByRole('button', { name: back })).toBeFocused()

    // The page hears of the files before it has its answer, and of the checks before the next page is there.
    const heard = () => page.waitForResponse(answer => answer.url().includes(statePath))
    await page.route('**/page/restore', async route => {
      const [answer] = await Promise.all([route.fetch(), heard()])
      await route.fulfill({ response: answer })
    })
    await page.route(`**${url}`, async route => {
      if (route.request().isNavigationRequest()) await heard()
      await route.continue()
    })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${url}$`))
    await expect(notice).toHaveCount(0)
  })
}

for (const { locale, file, url, saved } of languages) {
  const hebrew = locale === 'he'
  const [title, opening, section] = hebrew
    ? ['כספת לכל צוות', 'כל הסיסמאות במקום אחד.', 'איך זה עובד']
    : ['A vault for every team', 'All passwords in one place.', 'How it works']
  const pasted = { types: { 'text/html': `<h1>${title}</h1><p>${opening}</p><h2>${section}</h2>`, 'text/plain': 'x' } }

  test(`a title that is pasted over the title of a page is its title (${locale})`, async ({ browser, site }) => {
    const desk = await openDesk(browser, site, url, '14:3')
    const line = await desk.line()
    await desk.page.keyboard.press('Shift+End')
    await bring(desk, 'paste', pasted)
    await expect(desk.text).toContainText(`<PageHero># ${title}${opening}## ${section}`)
    await expect(desk.text).not.toContainText(line)
    await expect(desk.shown.locator('h1')).toHaveText(title)
  })

  test(`pasted over a whole page, a text keeps its front matter and the top of the page (${locale})`, async ({
    browser,
    site,
  }) => {
    const desk = await openDesk(browser, site, url, '14:3')
    await desk.page.keyboard.press('ControlOrMeta+a')
    await bring(desk, 'paste', pasted)
    await expect(desk.text).toContainText(`---<PageHero># ${title}${opening}</PageHero>## ${section}`)
    await expect(desk.shown.locator('h1')).toHaveText(title)
    await desk.page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)
    expect(site.read(file)).toMatch(/\S\n$/)
  })
}

for (const { locale, url, saved } of languages) {
  const hebrew = locale === 'he'
  const documents = {
    en: [
      'Acme for every team',
      'Every password in one place, for whoever comes to the office and whoever goes.',
      'How it works',
    ],
    he: ['כספת לכל צוות', 'כל הסיסמאות של הארגון במקום אחד, גם למי שמצטרף אליו וגם למי שעוזב אותו.', 'איך זה עובד'],
  } as const
  const document = (language: 'en' | 'he') => {
    const [title, opening, section] = documents[language]
    const html = `<h1>${title}</h1><p>${opening}</p><h2>${section}</h2><p>${opening} ${title}.</p>`
    return { types: { 'text/html': html, 'text/plain': title } }
  }
  /** Writes what the template still asks for: the label, three keywords, and three texts of what ends the page. */
  const writeTheRest = async ({ page, text }: DeskPage) => {
    const left = page.locator('.to-write')
    await expect(left).toContainText('7')
    for (let number = 1; number <= 7; number++) {
      await page.keyboard.press('F2')
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^\[\[/)
      await page.keyboard.insertText(hebrew ? `טקסט ${number}` : `Text ${number}`)
    }
    await expect(text).toBeFocused()
    await expect(left).toHaveCount(0)
  }

  test(`a document takes the place of a new page's template, and its picture waits for the other language (${locale})`, async ({
    browser,
    site,
  }) => {
    const name = `vault-${locale}`
    const [own, other] = (hebrew ? ['he', 'en'] : ['en', 'he']) as ['he' | 'en', 'he' | 'en']
    const file = (language: string) => `content/pages/${name}.${language}.mdx`
    const otherUrl = hebrew ? `/${name}` : `/he/${name}`
    const desk = await openDesk(browser, site, url, '16:1')
    const { page, text } = desk
    await page.locator('.menu > .open').click()
    await page.locator('.menu .entries button').first().click()
    await page.getByRole('dialog').getByRole('combobox').first().selectOption('pages')
    await page.getByRole('dialog').getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${name}\\?edit`))
    await expect(text).toBeFocused()

    // Wherever the cursor is, the front matter included.
    await page.keyboard.press('ControlOrMeta+Home')
    await bring(desk, 'paste', document(own))
    const [title, opening, section] = documents[own]
    await expect(text).toContainText(`<PageHero># ${title}${opening}</PageHero>## ${section}`)
    await expect(desk.shown.locator('h1')).toHaveText(title)
    await expect(text).toContainText(`summary: '${opening}'`)
    await expect(page.locator('.notice.good')).toContainText(hebrew ? 'התבנית' : 'template')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).not.toContainText(title)
    await expect(desk.state).toHaveText(saved)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(text).toContainText(`# ${title}`)
    // The second document is a paste like any other.
    await page.keyboard.press('ControlOrMeta+Home')
    await bring(desk, 'paste', { types: { 'text/plain': '# ', 'text/html': '<h1>No</h1><p>a</p><h2>b</h2>' } })
    await expect(text).toContainText('# No')
    await expect(text).toContainText(`# ${title}`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).not.toContainText('# No')

    const untouched = site.bytes(file(other))
    await page.keyboard.press('ControlOrMeta+End')
    await text.locator('.cm-line', { hasText: opening }).last().click()
    await bring(desk, 'drop', { carried: { name: `${name}.jpg`, type: 'image/jpeg', bytes: await photo() } })
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('textarea')).toHaveCount(2)
    await expect(dialog.locator('button[type=submit]')).toHaveText(hebrew ? 'הוספה לעמוד' : 'Put it into the page')
    await dialog.locator(`textarea[lang=${own}]`).fill('Here')
    await dialog.locator(`textarea[lang=${other}]`).fill('There')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.notice.good')).toContainText(hebrew ? 'באנגלית' : 'Hebrew')
    expect(site.bytes(file(other))).toBe(untouched)
    await writeTheRest(desk)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(desk.state).toHaveText(saved)

    await reopenDesk(page, site, otherUrl, '1:1')
    await bring(desk, 'paste', document(other))
    await expect(text).toContainText(`# ${documents[other][0]}`)
    // From the top down: what search engines are told comes before what ends the page.
    await page.keyboard.press('F2')
    expect(await desk.line()).toMatch(/^keywords:/)
    await page.keyboard.press('ControlOrMeta+Home')
    await writeTheRest(desk)
    await page.keyboard.press('ControlOrMeta+s')
    await page.locator('.faults .count').click()
    await page
      .locator('.faults li', { hasText: `${name}.jpg` })
      .locator('.fix')
      .click()
    await expect(text).toContainText(`${documents[other][0]}.![There](../images/${name}.jpg)`)
  })
}
