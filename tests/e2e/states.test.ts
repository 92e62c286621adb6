import { expect, type Locator, type Page, test } from '@playwright/test'
import { pairedStates, singleStates, stateFaults } from './accessibilityStates.ts'
import { axeFaults } from './axe.ts'
import { directions, visit } from './shell/visit.ts'

/** A page of each kind. */
const kinds = [
  '/',
  '/about',
  '/kandji',
  '/applecare',
  '/google-workspace',
  '/meeting-rooms',
  '/enterprise-hardware',
  '/store',
  '/store/mac',
  '/privacy-policy',
  '/terms-of-use',
  '/cookie-policy',
  '/accessibility-statement',
  '/no-such-page',
]
const widths = [320, 1280]

/** Those that axe reads at both widths: the others hold the same elements in another number of columns. */
const readTwice = new Set(['/', '/kandji', '/store'])

/** The header's menus on a screen of this width. */
const menus = async (page: Page) => {
  const all = await page.locator('header [data-menu]').all()
  const seen = await Promise.all(all.map(menu => menu.isVisible()))
  return all.filter((_, index) => seen[index])
}
const setOpen = (menu: Locator | undefined, open: boolean) =>
  menu?.evaluate((element, on) => {
    for (const details of [element, ...element.querySelectorAll('details')]) details.toggleAttribute('open', on)
  }, open)

// axe reads a whole page in half a second, and on a busy machine in five.
test.describe.configure({ timeout: 60_000 })
test.use({ reducedMotion: 'reduce' })

for (const { name, prefix, home, kandji } of directions) {
  test.describe(name, () => {
    for (const kind of kinds) {
      const path = kind === '/' ? home : prefix + kind
      test(`${path}: axe finds nothing, and no accessibility setting nor two of them break it`, async ({ page }) => {
        await visit(page, path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          const found = [
            ...(width === 320 || readTwice.has(kind) ? await axeFaults(page) : []),
            ...(await stateFaults(page, [{}, ...singleStates, ...pairedStates])),
          ]
          expect(found, `${width} px`).toEqual([])
        }
        await page.evaluate(() => (document.documentElement.dataset.textSize = 'small'))
        expect(await axeFaults(page, { rules: ['target-size'] })).toEqual([])
      })
    }

    for (const width of widths) {
      test(`${width} px: axe finds nothing with each menu and dialog open, in forced colours and in more contrast`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        const found: string[] = []
        const check = async (what: string, ...parts: string[]) => {
          const faults = [...(await axeFaults(page, { parts })), ...(await stateFaults(page, pairedStates))]
          found.push(...faults.map(fault => `${what}: ${fault}`))
        }
        await visit(page, kandji, {})
        await expect(page.locator('.cookie-banner')).toBeVisible()
        await check('banner', '.dock')
        for (const [index, menu] of (await menus(page)).entries()) {
          await setOpen(menu, true)
          await check(`menu ${index + 1}`, 'header')
          await setOpen(menu, false)
        }
        await page.locator('.cookie-banner [data-act=manage]').click()
        await check('cookie preferences', '#cookies')
        await page.locator('#cookies [value=save]').click()
        await page.locator('.dock-button').click()
        await check('accessibility menu', '#accessibility')
        await page.keyboard.press('Escape')
        await page.locator('header [data-search]').click()
        await check('search', '#search')
        await page.keyboard.press('Escape')
        for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
          await page.emulateMedia(media)
          found.push(...(await axeFaults(page)).map(fault => `${JSON.stringify(media)}: ${fault}`))
          await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' })
        }
        expect(found).toEqual([])
      })

      test(`${width} px: axe finds nothing in a form after a failed and after a finished attempt`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, kandji)
        const form = page.locator('[data-island=ContactForm] form')
        await form.scrollIntoViewIfNeeded()
        await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-live', '')
        const toast = page.locator('[data-sonner-toast][data-removed=false]')
        const found: string[] = []
        const check = async (what: string) => {
          // What fades or slides in would be taken for too little contrast.
          await page.evaluate(() =>
            Promise.all(
              document
                .getAnimations()
                .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
                .map(animation => animation.finished.catch(() => undefined)),
            ),
          )
          const faults = await axeFaults(page, { parts: ['#contact form', '[data-sonner-toaster]'] })
          faults.push(...(await stateFaults(page, pairedStates)))
          found.push(...faults.map(fault => `${what}: ${fault}`))
        }
        // Hovered, a toast stays.
        const stay = () => toast.first().hover()
        await form.getByRole('button').press('Enter')
        await stay()
        await check('every field wrong')
        await page.mouse.move(0, 0)
        const values = { name: 'Noa', email: 'noa@example.com', message: 'Macs' }
        for (const [field, value] of Object.entries(values)) await form.locator(`[name=${field}]`).fill(value)
        await form.locator('[name=contact]').check()
        for (const success of [false, true]) {
          await page.route(
            '**/api/submit-prospect.php',
            route => route.fulfill({ status: success ? 200 : 503, json: { success } }),
            { times: 1 },
          )
          await form.getByRole('button').click()
          await expect(toast.first()).toHaveAttribute('data-type', success ? 'success' : 'error')
          await stay()
          await check(success ? 'sent' : 'not sent')
          await page.mouse.move(0, 0)
        }
        expect(found).toEqual([])
      })
    }
  })
}
