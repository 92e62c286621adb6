import { execFileSync } from 'node:child_process'
import { siteDay } from '../../../src/content/day.ts'
import { gitEnvironment } from '../../../src/desk/writing/testing/git.ts'
import { expect, languages, test } from './deskSite.ts'

const words = {
  en: {
    label: 'Label',
    english: 'English',
    hebrew: 'Hebrew',
    each: 'A text for each language',
    price: 'workspace.starter.price, Value',
    done: 'Checked today',
    pageOf: /^1, Page$/,
    leadsTo: /Leads to$/,
    title: 'Xserve as titled',
  },
  he: {
    label: 'כיתוב',
    english: 'אנגלית',
    hebrew: 'עברית',
    each: 'טקסט לכל שפה',
    price: 'workspace.starter.price, ערך',
    done: 'נבדק היום',
    pageOf: /^1, עמוד$/,
    leadsTo: /מוביל אל$/,
    title: 'Xserve לדוגמה',
  },
} as const

for (const { locale, url } of languages) {
  const { label, english, hebrew, each, price, done, pageOf, leadsTo, title } = words[locale]

  test(`Hebrew typed for both languages is a fault, whose button gives the field of the other one (${locale})`, async ({
    browser,
    site,
  }) => {
    const menus = 'content/data/navigation.yaml'
    const before = site.read(menus)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const row = page.locator('[data-row="1"]').first()
    const both = row.getByRole('textbox', { name: `1, ${label}`, exact: true })
    await both.fill('אודות')
    await both.press('Enter')
    await row.getByRole('button', { name: each }).click()
    const first = row.getByRole('textbox', { name: `1, ${label}, ${english}`, exact: true })
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('About')
    await page.keyboard.press('Enter')
    await expect(row.locator('.value-fault')).toHaveCount(0)
    await expect(row.getByRole('textbox', { name: `1, ${label}, ${hebrew}`, exact: true })).toHaveValue('אודות')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before.replace('label: Setyl', 'label: { en: About, he: אודות }'))
  })

  test(`a page of a menu is chosen by its title with the keyboard, and is offered where any address may stand (${locale})`, async ({
    browser,
    site,
  }) => {
    const menus = 'content/data/navigation.yaml'
    const before = site.read(menus)
    const own = /title: .*/.exec(site.read(`content/pages/about.${locale}.mdx`))?.[0] ?? ''
    site.edit(`content/pages/about.${locale}.mdx`, own, `title: '${title}: all of it on Mac'`)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=navigation`)
    const choice = page.getByRole('combobox', { name: pageOf }).first()
    await choice.focus()
    await page.keyboard.type('xs')
    await expect(choice).toHaveValue('about')
    // No address is cut where it begins, as it would be at the end of a line in Hebrew.
    await expect(choice.locator('..').locator('span')).toHaveText(title)
    await expect(choice.locator('..').locator('small')).toHaveText('/about')
    await expect(choice.locator('option', { hasText: title })).toHaveText(
      new RegExp(`^${title}: all of it on Mac · .*/about`),
    )
    const list = await page.getByRole('combobox', { name: leadsTo }).first().getAttribute('list')
    const offered = page.locator(`[id="${list}"] option[value="/about"]`)
    await expect(offered).toHaveText(`${title}: all of it on Mac`)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => site.read(menus)).toBe(before.replace(/page: [\w-]+/, 'page: about'))
  })

  test(`after a look at the source of a price that changed, one press says so (${locale})`, async ({
    browser,
    site,
  }) => {
    const facts = 'content/data/facts.yaml'
    const before = site.read(facts)
    const git = (...words: string[]) => execFileSync('git', words, { cwd: site.root, env: gitEnvironment })
    git('init', '-q', '-b', 'main')
    git('add', facts)
    git('-c', 'user.name=Dana', '-c', 'user.email=dana@example.com', 'commit', '-qm', 'Facts')
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${site.dev.url}${url}?data=facts`)
    const row = page.locator('[data-row="workspace.starter.price"]')
    const field = row.getByRole('textbox', { name: price, exact: true })
    await field.fill('7.5')
    await field.press('Enter')
    await row.getByRole('button', { name: done, exact: true }).click()
    await expect(row.locator('.value-fault')).toHaveCount(0)
    await expect(row.locator('input[type=date]').first()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    const line = /workspace\.starter\.price: .*/.exec(before)?.[0] ?? ''
    const now = line.replace(/value: \d+/, 'value: 7.5').replace(/checked: [\d-]+/, `checked: ${siteDay(new Date())}`)
    await expect.poll(() => site.read(facts)).toBe(before.replace(line, now))
  })
}
