import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beginsLeft, expect, languages, openDesk, reopenDesk, test } from './deskSite.ts'

const words = {
  en: {
    more: 'More',
    rename: 'Rename or move this page …',
    remove: 'Delete this page …',
    draft: 'Make this page a draft …',
  },
  he: {
    more: 'עוד',
    rename: 'שינוי השם או התיקייה של העמוד …',
    remove: 'מחיקת העמוד הזה …',
    draft: 'הפיכת העמוד הזה לטיוטה …',
  },
} as const

/** Smaller than most windows: of a laptop, and of half a screen. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
]

for (const { locale, file, url, unsaved } of languages) {
  const { more, rename, remove, draft } = words[locale]
  const choose = async (page: Page, label: string) => {
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.locator('.menu .entries').getByRole('button', { name: label, exact: true }).click()
  }

  test(`the buttons of a page's end and of its new name are in view, however long the list of files is (${locale})`, async ({
    browser,
    site,
  }) => {
    const others = Array.from({ length: 12 }, (_, index) => `content/vendors/linking-${index}.${locale}.mdx`)
    const text = site.read(file).replaceAll('page-1', 'page-2')
    for (const other of others) site.write(other, `${text}\nSee [this page](/page-1).\n`)
    const { page } = await openDesk(browser, site, url)
    const dialog = page.getByRole('dialog')
    const expectButtons = async () => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const button of await dialog.locator('footer button').all())
          await expect(button).toBeInViewport({ ratio: 1 })
      }
    }

    await choose(page, remove)
    const refused = dialog.getByRole('alert')
    await expect(refused.locator('pre')).toContainText('linking-9')
    // What is out of sight is reached by keyboard.
    const list = refused.getByRole('region', { name: '/page-1' })
    await expect(list).toHaveAttribute('tabindex', '0')
    await list.focus()
    await page.keyboard.press('End')
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    const address = refused.locator('strong bdi')
    await expect(address).toHaveText('/page-1')
    expect(await address.evaluate(beginsLeft)).toBe(true)
    await expectButtons()
    await dialog.getByRole('checkbox').check()
    await expect(dialog.locator('.page-plan')).toContainText('linking-9')
    await expectButtons()
    await page.keyboard.press('Escape')

    await choose(page, rename)
    await dialog.locator('input:not([type])').first().fill('page-9')
    await expect(dialog.locator('.page-plan')).toContainText('linking-9')
    await expectButtons()
  })

  test(`a file that cannot be written is named where the page was to be deleted, in view (${locale})`, async ({
    browser,
    site,
  }) => {
    const others = Array.from({ length: 20 }, (_, index) => `content/vendors/linking-${index}.${locale}.mdx`)
    const text = site.read(file).replaceAll('page-1', 'page-2')
    for (const other of others) site.write(other, `${text}\nSee [this page](/page-1).\n`)
    const { page } = await openDesk(browser, site, url)
    const dialog = page.getByRole('dialog')
    await choose(page, remove)
    await dialog.getByRole('checkbox').check()
    await expect(dialog.locator('.page-plan')).toContainText('linking-9')
    await page.setViewportSize({ width: 1024, height: 640 })
    await page.route(
      '**/page/change',
      route => route.fulfill({ status: 422, json: { problem: 'not-allowed', unwritten: others[3] } }),
      { times: 1 },
    )
    // By mouse, at the end of the list.
    await dialog.locator('.page-plan dd').last().scrollIntoViewIfNeeded()
    await dialog.locator('button.danger').click()
    const alert = dialog.getByRole('alert')
    await expect(alert.locator('bdi')).toHaveText(`vendors/linking-3.${locale}.mdx`)
    expect(await alert.locator('bdi').evaluate(beginsLeft)).toBe(true)
    await expect(alert).toBeInViewport({ ratio: 1 })
    for (const button of await dialog.locator('footer button').all()) await expect(button).toBeInViewport({ ratio: 1 })
    await expect(dialog.locator('button.danger')).toBeEnabled()
  })

  test(`an address is typed with its slash or without, for the page in its place and for a new name (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url)
    const field = page.getByRole('dialog').locator('input:not([type])').first()
    for (const label of [remove, rename]) {
      await choose(page, label)
      for (const typed of ['/page-2', 'page-2']) {
        await field.fill('')
        await field.pressSequentially(typed)
        await expect(field).toHaveValue('page-2')
      }
      await page.keyboard.press('Escape')
    }
  })

  test(`what is typed is saved when the page gets its name, not when it is asked for (${locale})`, async ({
    browser,
    site,
  }) => {
    const before = site.read(file)
    const { page } = await openDesk(browser, site, url, '16:1')
    const dialog = page.getByRole('dialog')
    await page.keyboard.insertText('Typed. ')
    for (const label of [remove, rename]) {
      await choose(page, label)
      await expect(dialog.locator('footer button')).toHaveCount(2)
      if (label === remove) await expect(dialog.locator('.page-plan, .refused')).not.toHaveCount(0)
      await page.keyboard.press('Escape')
      expect(site.read(file)).toBe(before)
    }

    await choose(page, rename)
    await dialog.locator('input:not([type])').fill('page-9')
    await expect(dialog.locator('.page-plan')).toContainText('page-9')
    await dialog.locator('button.primary').click()
    await page.waitForURL('**/page-9?*')
    expect(site.read(file.replace('page-1', 'page-9'))).toContain('Typed. ')
  })

  test(`what is unsaved in the other language, and in another tab, is there under the page's new name (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = languages.find(language => language.locale !== locale)
    if (!other) throw new Error('no other language')
    const { back, moved, go } = {
      en: { back: 'Your unsaved changes are back', moved: 'renamed or moved meanwhile', go: 'Go there' },
      he: { back: 'השינויים שלא נשמרו חזרו', moved: 'השתנו בינתיים', go: 'מעבר לשם' },
    }[locale]
    const giveName = async (page: Page, name: string) => {
      await page.getByRole('button', { name: words[other.locale].more, exact: true }).click()
      await page
        .locator('.menu .entries')
        .getByRole('button', { name: words[other.locale].rename, exact: true })
        .click()
      await page.getByRole('dialog').locator('input:not([type])').fill(name)
      await page.getByRole('dialog').locator('button.primary').click()
      await page.waitForURL(`**/${name}?*`)
    }
    const { page, text, state } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.insertText('Typed. ')
    await expect(state).toContainText(unsaved)

    // Another tab gives the name, in the other language.
    const second = await page.context().newPage()
    await reopenDesk(second, site, other.url)
    await giveName(second, 'page-9')
    const notice = page.locator('.notice').filter({ hasText: moved })
    await expect(notice.locator('bdi')).toHaveText(url.replace('page-1', 'page-9'))
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await notice.getByRole('button', { name: go }).click()
    await page.waitForURL('**/page-9?*')
    await expect(text).toContainText('Typed. ')
    await expect(page.locator('.notices')).toContainText(back)

    // From one language to the other, in one tab.
    await page.goto(`${site.dev.url}${other.url.replace('page-1', 'page-9')}?edit`)
    await giveName(page, 'page-8')
    await page.goto(`${site.dev.url}${url.replace('page-1', 'page-8')}?edit`)
    await expect(text).toContainText('Typed. ')
    await expect(page.locator('.notices')).toContainText(back)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file.replace('page-1', 'page-8'))).toContain('Typed. ')
  })

  test(`what becomes of unsaved text under the new name is said before (${locale})`, async ({ browser, site }) => {
    const other = languages.find(language => language.locale !== locale)
    if (!other) throw new Error('no other language')
    const { own, others } = {
      en: {
        own: 'The unsaved changes of this page are saved with it.',
        others: 'The unsaved changes of the page in Hebrew go with it, and stay unsaved.',
      },
      he: {
        own: 'השינויים שלא נשמרו בעמוד הזה יישמרו יחד איתו.',
        others: 'השינויים שלא נשמרו בעמוד באנגלית יעברו יחד איתו, ועדיין לא יהיו שמורים.',
      },
    }[locale]
    const { page } = await openDesk(browser, site, url, '16:1')
    const plan = page.getByRole('dialog').locator('.page-plan')
    const giveName = async () => {
      await choose(page, rename)
      await page.getByRole('dialog').locator('input:not([type])').fill('page-9')
      await expect(plan).toContainText('page-9')
    }
    await giveName()
    await expect(plan.locator('p')).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.locator('.cm-content').first().focus()
    await page.keyboard.insertText('Typed. ')
    await giveName()
    await expect(plan.locator('p')).toHaveText([own])
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(file)).toContain('Typed. ')

    const there = await reopenDesk(page, site, other.url, '16:1')
    await page.keyboard.insertText('Typed. ')
    await expect(there.state).toHaveText(other.unsaved)
    await reopenDesk(page, site, url, '16:1')
    await giveName()
    await expect(plan.locator('p')).toHaveText([others])
  })

  test(`what becomes of unsaved text of a deleted page is said before, and true once it is back (${locale})`, async ({
    browser,
    site,
  }) => {
    const other = languages.find(language => language.locale !== locale)
    if (!other) throw new Error('no other language')
    const { own, left, back, found } = {
      en: {
        own: 'The unsaved changes of this page are saved first and deleted with it: if you bring it back, they are in it.',
        left: 'The unsaved changes of the page in Hebrew are not saved: if you bring the page back, they are there again, still unsaved.',
        back: 'Bring it back',
        found: 'השינויים שלא נשמרו חזרו',
      },
      he: {
        own: 'השינויים שלא נשמרו בעמוד הזה יישמרו תחילה ויימחקו יחד איתו; אם העמוד יוחזר, הם יהיו בו.',
        left: 'השינויים שלא נשמרו בעמוד באנגלית לא יישמרו; אם העמוד יוחזר, הם יופיעו בו שוב, ועדיין לא יהיו שמורים.',
        back: 'להחזיר',
        found: 'Your unsaved changes are back',
      },
    }[locale]
    const there = await openDesk(browser, site, other.url, '16:1')
    const { page } = there
    const dialog = page.getByRole('dialog')
    const plan = dialog.locator('.page-plan')
    await page.keyboard.insertText('Left. ')
    await expect(there.state).toHaveText(other.unsaved)
    await reopenDesk(page, site, url, '16:1')
    await choose(page, remove)
    await dialog.locator('input[type=checkbox]').check()
    await expect(plan.locator('p')).toHaveText([left])
    await page.keyboard.press('Escape')

    await page.locator('.cm-content').first().focus()
    await page.keyboard.insertText('Typed. ')
    await choose(page, remove)
    await dialog.locator('input[type=checkbox]').check()
    await expect(plan.locator('p')).toHaveText([own, left])
    await dialog.locator('button.primary').click()
    const deleted = page.locator('dev-deleted')
    await expect(deleted).toBeVisible()
    expect([file, other.file].map(path => existsSync(join(site.root, path)))).toEqual([false, false])
    await deleted.getByRole('button', { name: back }).click()
    await expect(page).toHaveURL(new RegExp(`${url}$`))
    expect(site.read(file)).toContain('Typed. ')
    expect(site.read(other.file)).not.toContain('Left. ')
    const again = await reopenDesk(page, site, other.url)
    await expect(again.text).toContainText('Left. ')
    await expect(page.locator('.notices')).toContainText(found)
    await expect(again.state).toHaveText(other.unsaved)
  })

  test(`what another tab has not saved of a page is said to stay so when it is deleted (${locale})`, async ({
    browser,
    site,
  }) => {
    const { left, write } = {
      en: {
        left: 'The unsaved changes of the page in English are not saved: if you bring the page back, they are there again, still unsaved.',
        write: 'Write here',
      },
      he: {
        left: 'השינויים שלא נשמרו בעמוד בעברית לא יישמרו; אם העמוד יוחזר, הם יופיעו בו שוב, ועדיין לא יהיו שמורים.',
        write: 'לכתוב כאן',
      },
    }[locale]
    const { page, state } = await openDesk(browser, site, url, '16:1')
    await page.keyboard.insertText('Typed. ')
    await expect(state).toHaveText(unsaved)

    const second = await page.context().newPage()
    await second.goto(`${site.dev.url}${url}?edit`)
    await expect(second.getByRole('button', { name: write })).toBeVisible()
    await choose(second, remove)
    const dialog = second.getByRole('dialog')
    await dialog.locator('input[type=checkbox]').check()
    await expect(dialog.locator('.page-plan p')).toHaveText([left])
  })

  test(`a draft is planned of what is typed, and says that it was saved (${locale})`, async ({ browser, site }) => {
    const saved = { en: 'The text was saved', he: 'הטקסט נשמר' }[locale]
    const { page } = await openDesk(browser, site, url, '16:1')
    const dialog = page.getByRole('dialog')
    await choose(page, draft)
    await expect(dialog.locator('.page-plan')).toBeVisible()
    await expect(dialog).not.toContainText(saved)
    await page.keyboard.press('Escape')
    await page.locator('.cm-content').first().focus()
    await page.keyboard.insertText('Typed. ')
    await choose(page, draft)
    await expect(dialog).toContainText(saved)
    await expect.poll(() => site.read(file)).toContain('Typed. ')
  })

  test(`links that a draft would leave without their page are told before it is one (${locale})`, async ({
    browser,
    site,
  }) => {
    const text = site.read(file).replaceAll('page-1', 'page-2')
    const [linking, alsoDraft] = ['linking', 'linking-draft'].map(name => `content/vendors/${name}.${locale}.mdx`)
    site.write(linking ?? '', `${text}\nSee [this page](/page-1).\n`)
    site.write(alsoDraft ?? '', `${text.replace('kicker:', 'draft: true\nkicker:')}\nSee [this page](/page-1).\n`)
    const { page } = await openDesk(browser, site, url)
    await choose(page, draft)
    const told = page.getByRole('dialog').getByRole('alert')
    await expect(told.locator('pre')).toContainText('vendors/linking.')
    await expect(told.locator('pre')).not.toContainText('linking-draft')
    await expect(told.locator('strong bdi')).toHaveText('/page-1')
    await expect(page.getByRole('dialog').locator('button.primary')).toBeEnabled()
  })

  test(`Enter makes a page a draft once what would happen is told, and does not close the dialog before (${locale})`, async ({
    browser,
    site,
  }) => {
    const { page } = await openDesk(browser, site, url)
    const dialog = page.getByRole('dialog')
    const plan = Promise.withResolvers<void>()
    await page.route('**/page/plan', async route => {
      await plan.promise
      await route.continue()
    })
    await choose(page, draft)
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    plan.resolve()
    await expect(dialog.locator('button.primary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect(site.read(file)).toMatch(/^draft: true$/m)
  })
}
