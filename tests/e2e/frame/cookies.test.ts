import { expect, type Page, test } from '@playwright/test'
import { decided, directions, stored, visit } from './visit.ts'

const banner = (page: Page) => page.locator('.cookie-banner')
const dialog = (page: Page) => page.locator('#cookies')
const box = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)
const consent = async (page: Page) => JSON.parse((await stored(page, 'consent')) ?? 'null')

/** A tool that only notes what it is told. */
const spy = () => {
  const told: unknown[][] = []
  Object.assign(window, { told, gtag: (...command: unknown[]) => told.push(command) })
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[][] }).told)

for (const { name, kandji } of directions) {
  test.describe(name, () => {
    for (const [choice, value] of [
      ['all', true],
      ['necessary', false],
    ] as const) {
      test(`"${choice}" stores the decision with its time, tells the tool and hides the banner for good`, async ({
        page,
      }) => {
        await page.addInitScript(spy)
        await page.clock.setFixedTime('2026-03-04T05:06:07.000Z')
        await visit(page, kandji, {})
        await expect(banner(page)).toBeVisible()
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
        expect(await page.context().cookies()).toEqual([])
        await banner(page).locator(`[data-act=${choice}]`).click()
        await expect(banner(page)).toBeHidden()
        expect(await consent(page)).toEqual({
          necessary: true,
          functional: value,
          analytics: value,
          marketing: value,
          timestamp: '2026-03-04T05:06:07.000Z',
        })
        expect(await told(page)).toContainEqual([
          'consent',
          'update',
          expect.objectContaining({ analytics_storage: value ? 'granted' : 'denied' }),
        ])
        await page.reload()
        await expect(banner(page)).toBeHidden()
      })
    }

    test('preferences by keyboard: necessary stands, cancel changes nothing, save stores and closes', async ({
      page,
    }) => {
      await visit(page, kandji, {})
      await banner(page).locator('[data-act=manage]').focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      await expect(box(page, 'necessary')).toBeChecked()
      await expect(box(page, 'necessary')).toBeDisabled()
      await expect(box(page, 'functional')).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      expect(await consent(page)).toBeNull()
      await expect(banner(page)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(box(page, 'functional')).not.toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await dialog(page).locator('[value=save]').focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(banner(page)).toBeHidden()
      expect(await consent(page)).toMatchObject({ functional: false, analytics: true, marketing: false })
    })

    test('"Cookie settings" in the footer shows the choice and lets it be changed', async ({ page }) => {
      await visit(page, kandji, { consent: { ...decided, analytics: true } })
      await page.locator('footer [data-act=manage]').click()
      await expect(box(page, 'analytics')).toBeChecked()
      await box(page, 'analytics').uncheck()
      await dialog(page).locator('[value=cancel]').click()
      expect((await consent(page)).analytics).toBe(true)
      await page.locator('footer [data-act=manage]').click()
      await box(page, 'analytics').uncheck()
      await dialog(page).locator('[value=save]').click()
      expect((await consent(page)).analytics).toBe(false)
    })

    test('malformed stored consent is ignored in silence', async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await visit(page, kandji, { consent: '{"analytics":"perhaps"' })
      await expect(banner(page)).toBeVisible()
      expect(errors).toEqual([])
    })
  })
}

test('web vitals go to the tool after consent, and nothing before', async ({ page }) => {
  await page.addInitScript(spy)
  await visit(page, '/kandji', {})
  await page.waitForLoadState('networkidle')
  expect(await told(page)).toEqual([])
  await banner(page).locator('[data-act=all]').click()
  const names = async () => (await told(page)).filter(([kind]) => kind === 'event').map(([, event]) => event)
  await expect.poll(names).toContain('FCP')
  await expect.poll(names).toContain('FID')
})

test('the copyright says the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2031-07-01T00:00:00Z')
  await visit(page, '/he/kandji')
  await expect(page.locator('footer [data-year]')).toHaveText('2031')
})
