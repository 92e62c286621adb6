import { type DeskSite, expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

const redirects = 'content/data/redirects.yaml'

const words = {
  en: {
    gone: 'The file is no longer there',
    moved: 'renamed or moved meanwhile',
    kept: 'Your unsaved changes are there, too',
    back: 'Your unsaved changes are back',
    go: 'Go there',
    bringBack: 'Bring it back',
    look: 'Look there',
    typed: 'A new word ',
  },
  he: {
    gone: 'הקובץ כבר לא נמצא',
    moved: 'השתנו בינתיים',
    kept: 'גם השינויים שלא נשמרו',
    back: 'השינויים שלא נשמרו חזרו',
    go: 'מעבר לשם',
    bringBack: 'להחזיר',
    look: 'להסתכל שם',
    typed: 'מילה חדשה ',
  },
} as const

/** As git writes what someone else renamed: what is gone goes first, in both languages. */
function pullRename(site: DeskSite, change: (text: string) => string): void {
  const texts = languages.map(({ file }) => [file.replace('page-1', 'page-9'), change(site.read(file))] as const)
  for (const { file } of languages) site.remove(file)
  site.write(redirects, `${site.read(redirects).replace(/^\[\]\s*$/m, '')}- { from: /page-1, to: /page-9 }\n`)
  for (const [file, text] of texts) site.write(file, text)
}

for (const { locale, file, url, saved, unsaved } of languages) {
  const { gone, moved, kept, back, go, bringBack, look, typed } = words[locale]
  const [renamed, newUrl] = [file.replace('page-1', 'page-9'), url.replace('page-1', 'page-9')]
  const sameDay = (text: string) => text.replace('updated: 2026-11-01', 'updated: 2026-11-02')

  test(`a page that someone else renamed is known by its text, and what is unsaved goes along (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text, state } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.insertText(typed)
    await expect(state).toHaveText(unsaved)
    pullRename(site, sameDay)
    const notice = page.locator('.notice').filter({ hasText: moved })
    await expect(notice.locator('bdi')).toHaveText(newUrl)
    await expect(notice).toContainText(kept)
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await expect(page.locator('.notice', { hasText: gone })).toHaveCount(0)
    await expect(page.getByRole('button', { name: bringBack, exact: true })).toHaveCount(0)
    await notice.getByRole('button', { name: go }).click()
    await page.waitForURL(`**${newUrl}?edit*`)
    await expect(text).toContainText(typed.trim())
    await expect(text).toContainText('updated: 2026-11-02')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(state).toHaveText(saved)
    expect(site.read(renamed)).toContain(typed)
    expect(site.read(renamed)).toContain('updated: 2026-11-02')
    expect(() => site.read(file)).toThrow('ENOENT')
  })

  test(`a tab without unsaved words leads to the page that someone else renamed (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, state } = await openDesk(browser, site, url)
    await expect(state).toHaveText(saved)
    pullRename(site, text => text)
    const notice = page.locator('.notice').filter({ hasText: moved })
    await expect(notice).toBeVisible()
    await expect(notice).not.toContainText(kept)
    await notice.getByRole('button', { name: go }).click()
    await page.waitForURL(`**${newUrl}?edit*`)
    await expect(state).toHaveText(saved)
  })

  test(`what was unsaved in a tab that is closed is there under the name that someone else gave (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, state, text } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.insertText(typed)
    await expect(state).toHaveText(unsaved)
    await page.goto('about:blank')
    pullRename(site, text => text)
    await expect
      .poll(() => fetch(`${site.dev.url}${newUrl}?edit`).then(answer => answer.text()))
      .toContain(typed.trim())
    await reopenDesk(page, site, newUrl)
    await expect(text).toContainText(typed.trim())
    await expect(page.locator('.notices').filter({ hasText: back })).toBeVisible()
  })

  test(`a page that another one took the place of is only gone, and the notice says where its address leads (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page, text } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.insertText(typed)
    site.remove(file)
    const table = site.read(redirects)
    site.write(redirects, `${table.replace(/^\[\]\s*$/m, '')}- { from: /page-1, to: /page-2 }\n`)
    const notice = page.locator('.notice.bad').filter({ hasText: gone })
    await expect(notice.locator('bdi')).toHaveText(url.replace('page-1', 'page-2'))
    await expect(notice.getByRole('link', { name: look })).toHaveAttribute('href', url.replace('page-1', 'page-2'))
    await expect(page.locator('.notice').filter({ hasText: moved })).toHaveCount(0)
    await notice.getByRole('button', { name: bringBack, exact: true }).click()
    await expect(notice).toHaveCount(0)
    await expect(text).toContainText(typed.trim())
    await expect.poll(() => site.read(file)).toContain(typed)
  })
}
