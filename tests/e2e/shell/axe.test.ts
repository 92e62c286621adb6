import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from '../axe.ts'
import { directions, visit } from './visit.ts'

/**
 * Every switch and every size other than the usual at least once. Those that only add to each other stand together:
 * axe reads colours, sizes and names, and each of these changes another of them.
 */
const modes: Record<string, Record<string, unknown>> = {
  'high contrast, xlarge': { highContrast: true, textSize: 'xlarge' },
  'inverted contrast, large, highlighted links': { invertedContrast: true, textSize: 'large', highlightLinks: true },
  'high and inverted contrast, accessible font': { highContrast: true, invertedContrast: true, accessibleFont: true },
  'grey, small, paused': { grayscale: true, textSize: 'small', pauseAnimations: true },
}

/** Another tab's change, which the boot script applies. */
const setMode = (page: Page, settings: Record<string, unknown>) =>
  page.evaluate(value => {
    localStorage.setItem('accessibility', value)
    dispatchEvent(new StorageEvent('storage', { key: 'accessibility', newValue: value }))
  }, JSON.stringify(settings))

/** The header's menus on a screen of this width, each a disclosure; groups of the narrow one open with it. */
const menus = async (page: Page) => {
  const all = await page.locator('header [data-menu]').all()
  const seen = await Promise.all(all.map(menu => menu.isVisible()))
  return all.filter((_, index) => seen[index])
}
const setOpen = (menu: Locator | undefined, open: boolean) =>
  menu?.evaluate((element, on) => {
    for (const details of [element, ...element.querySelectorAll('details')]) details.toggleAttribute('open', on)
  }, open)

for (const { name, home, kandji } of directions) {
  for (const width of [320, 1280]) {
    for (const url of [kandji, home]) {
      test.describe(`${name}, ${width} px`, () => {
        test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
        test.setTimeout(90_000)

        test(`${url}: axe finds nothing with each part open, in each mode, in forced colours; nothing sticks out`, async ({
          page,
        }) => {
          const found: string[] = []
          const check = async (what: string, ...parts: string[]) => {
            found.push(...(await axeFaults(page, ...parts)).map(fault => `${what}: ${fault}`))
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            if (over > 0) found.push(`${what}: ${over} px stick out`)
          }
          await visit(page, url, {})
          await expect(page.locator('.cookie-banner')).toBeVisible()
          await check('banner')
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
          // What differs from here on are colours and sizes: one panel of the header stands for its like.
          await setOpen((await menus(page)).at(-1), true)
          for (const [mode, settings] of Object.entries(modes)) {
            await setMode(page, settings)
            await check(mode)
          }
          await setMode(page, {})
          await page.emulateMedia({ forcedColors: 'active' })
          await check('forced colours')
          expect(found).toEqual([])
        })
      })
    }
  }
}
