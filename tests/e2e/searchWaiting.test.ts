import { expect, type Page, test } from '@playwright/test'
import { holdCode } from './holdCode.ts'
import { visit } from './shell/visit.ts'

const languages = [
  { prefix: '', waiting: 'Loading...' },
  { prefix: '/he', waiting: 'טוענים...' },
]

/** Lets no index come until the function that this resolves to is called. */
async function holdIndex(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/search/*.json', async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

for (const { prefix, waiting } of languages) {
  const parts = (page: Page) => {
    const dialog = page.locator('#search')
    return {
      dialog,
      field: dialog.locator('[type=search]'),
      status: dialog.locator('[role=status]'),
      list: dialog.locator('.search-results'),
    }
  }

  test(`${prefix}/about: a search whose code and index are slow says so, and Enter is carried out when they have come`, async ({
    page,
  }) => {
    const releaseCode = await holdCode(page)
    const releaseIndex = await holdIndex(page)
    const { dialog, field, status, list } = parts(page)
    await visit(page, `${prefix}/about`)
    await page.keyboard.press('/')
    await page.keyboard.type('kandji')
    await expect(status).toHaveText(waiting)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await page.keyboard.press('Enter')
    const asked = page.waitForRequest('**/search/*.json')
    releaseCode()
    await asked
    await expect(status).toHaveText(waiting)
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect(dialog).toBeVisible()
    await expect(field).toHaveValue('kandji')
    releaseIndex()
    await expect(page).toHaveURL(new RegExp(`${prefix}/kandji$`))
  })

  test(`${prefix}/about: an Enter is forgotten when more is typed before the code has come`, async ({ page }) => {
    const releaseCode = await holdCode(page)
    const { dialog, status, list } = parts(page)
    await visit(page, `${prefix}/about`)
    await page.keyboard.press('/')
    await page.keyboard.type('kandji')
    await page.keyboard.press('Enter')
    await page.keyboard.type('s')
    await page.keyboard.press('Backspace')
    releaseCode()
    await expect(list.locator('a').first()).toBeVisible()
    await expect(list).not.toHaveAttribute('aria-busy')
    await expect(status).not.toHaveText(waiting)
    await expect(dialog).toBeVisible()
  })

  test(`${prefix}/about: an Enter is forgotten when the search is closed before the index has come`, async ({
    page,
  }) => {
    const releaseIndex = await holdIndex(page)
    const { dialog, list } = parts(page)
    const asked = page.waitForRequest('**/search/*.json')
    await visit(page, `${prefix}/about`)
    await page.keyboard.press('/')
    await page.keyboard.type('kandji')
    // Before its code is there, Escape clears the field, as browsers do.
    await asked
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const indexed = page.waitForResponse('**/search/*.json')
    releaseIndex()
    await indexed
    await expect(list.locator('a').first()).toBeAttached()
    await page.keyboard.press('/')
    await expect(list.locator('a').first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${prefix}/about$`))
  })
}
