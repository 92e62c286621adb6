import { expect, test } from '@playwright/test'
import { holdCode } from './holdCode.ts'
import { visit } from './shell/visit.ts'

for (const prefix of ['', '/he']) {
  for (const typed of ['', 'kandji']) {
    test(`${prefix}/about: Escape closes a search whose code has not come, with ${typed ? 'something' : 'nothing'} typed, and the code leaves it closed`, async ({
      page,
    }) => {
      const release = await holdCode(page)
      await visit(page, `${prefix}/about`)
      const button = page.locator('header [data-search]')
      const [dialog, field] = [page.locator('#search'), page.locator('#search [type=search]')]
      await button.click()
      await expect(field).toBeFocused()
      await page.keyboard.type(typed)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      release()
      // The index is fetched by the code.
      await page.waitForResponse('**/search/*.json')
      await expect(dialog).toBeHidden()
      await button.click()
      await field.fill('kandji')
      await expect(dialog.locator('.search-results a').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  }

  test(`${prefix}/about: Escape that ends the composition of a word leaves a search open whose code has not come`, async ({
    page,
  }) => {
    await holdCode(page)
    await visit(page, `${prefix}/about`)
    await page.locator('header [data-search]').click()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'mac', selectionStart: 0, selectionEnd: 3 })
    await keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      key: 'Escape',
      code: 'Escape',
    })
    await expect(page.locator('#search')).toBeVisible()
  })
}
