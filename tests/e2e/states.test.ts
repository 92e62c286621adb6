import { expect, type Locator, type Page, test } from '@playwright/test'
import { switches, textSizes } from '../../src/site/accessibility/settings.ts'
import { ownLook, pairedStates, singleStates, stateFaults } from './accessibilityStates.ts'
import { axeFaults } from './axe.ts'
import { ibmFaults, ibmLook } from './ibm.ts'
import { directions, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

/** Pages of each kind, two policies for all of them, four or so to a tab. */
const kinds = [
  ['/', '/about', '/applecare', '/privacy-policy'],
  ['/kandji', '/google-workspace', '/meeting-rooms'],
  ['/store', '/no-such-page'],
  ['/store/mac', '/enterprise-hardware', '/accessibility-statement'],
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

/** Every way of looking at a part: at each width in each language. */
const views = directions.flatMap(({ prefix }) => widths.map(width => `${prefix} ${width}`))

/** What is found in parts of a page in each state. IBM’s engine, the slowest, reads each state in one view of a part. */
async function pairFaults(page: Page, parts: string[], view: string, part: number): Promise<string[]> {
  const turn = views.indexOf(view)
  const [own, ibm] = [ownLook(parts), await ibmLook(page, parts)]
  const found: string[] = []
  for (const [index, state] of pairedStates.entries()) {
    const looks = (index + part) % views.length === turn ? [own, ibm] : [own]
    found.push(...(await stateFaults(page, [state], looks)))
  }
  return found
}

/** What the three find in parts of a page whose rest has been looked at. */
const partFaults = async (page: Page, parts: string[], view: string, part: number) => [
  ...(await axeFaults(page, { parts })),
  ...(await ibmFaults(page, parts)),
  ...(await pairFaults(page, parts, view, part)),
]

// A page takes three seconds, and on a busy machine thirty.
test.describe.configure({ timeout: 300_000 })
test.use({ reducedMotion: 'reduce' })

/** Whose header and footer, the same on every page, are looked at in each pair of settings. */
const whole = '/kandji'

/** What the three find on a page of a kind, in each state and at each width. */
async function pageFaults(page: Page, kind: string, prefix: string): Promise<string[]> {
  const parts = [kind === whole ? 'body' : 'main']
  const found: string[] = []
  for (const width of widths) {
    const narrow = width === 320
    await page.setViewportSize({ width, height: 800 })
    const faults = [
      ...(narrow || readTwice.has(kind) ? await axeFaults(page) : []),
      ...(narrow ? [] : await ibmFaults(page)),
      ...(await stateFaults(page, narrow ? singleStates : [{}], [ownLook()])),
      ...(await pairFaults(page, parts, `${prefix} ${width}`, kinds.flat().indexOf(kind))),
    ]
    found.push(...faults.map(fault => `${kind}, ${width} px: ${fault}`))
  }
  await page.evaluate(() => (document.documentElement.dataset.textSize = 'small'))
  found.push(...(await axeFaults(page, { rules: ['target-size'] })).map(fault => `${kind}, small: ${fault}`))
  return found
}

for (const { name, prefix, home, kandji } of directions) {
  test.describe(name, () => {
    for (const together of kinds) {
      test(`${together.join(', ')}: neither axe nor IBM’s engine finds a fault, and no accessibility setting nor two of them make one`, async ({
        page,
      }) => {
        const found: string[] = []
        for (const kind of together) {
          await visit(page, kind === '/' ? home : prefix + kind)
          found.push(...(await pageFaults(page, kind, prefix)))
        }
        expect(found).toEqual([])
      })
    }

    for (const width of widths) {
      test(`${width} px: they find nothing with each menu and dialog open, in forced colours and in more contrast`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        const found: string[] = []
        let part = 0
        const check = async (what: string, ...parts: string[]) => {
          const faults = await partFaults(page, parts, `${prefix} ${width}`, part++)
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

      test(`${width} px: they find nothing in a form after a failed and after a finished attempt`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, kandji)
        // On a page that is hidden a toast stays, however long a busy machine takes to look at it.
        await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }))
        const form = page.locator('[data-island=ContactForm] form')
        await form.scrollIntoViewIfNeeded()
        await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-live', '')
        const toast = page.locator('[data-sonner-toast][data-removed=false]')
        const found: string[] = []
        let part = 0
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
          const faults = await partFaults(
            page,
            ['#contact form', '[data-sonner-toaster]'],
            `${prefix} ${width}`,
            part++,
          )
          found.push(...faults.map(fault => `${what}: ${fault}`))
        }
        await form.getByRole('button').press('Enter')
        await expect(toast).toHaveCount(1)
        await check('every field wrong')
        const values = { name: 'Noa', email: 'noa@example.com', message: 'Macs' }
        for (const [field, value] of Object.entries(values)) await form.locator(`[name=${field}]`).fill(value)
        await tick(form.locator('[name=contact]'))
        for (const success of [false, true]) {
          await page.route(
            '**/api/submit-prospect.php',
            route => route.fulfill({ status: success ? 200 : 503, json: { success } }),
            { times: 1 },
          )
          // A click may end beside it while the page still scrolls to the field that was filled in.
          await form.getByRole('button').press('Enter')
          await expect(toast).toHaveCount(1)
          await expect(toast).toHaveAttribute('data-type', success ? 'success' : 'error')
          await check(success ? 'sent' : 'not sent')
        }
        expect(found).toEqual([])
      })
    }
  })
}

test('each would find a fault, also one that only two settings together make', async ({ page }) => {
  await visit(page, '/kandji')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.high-contrast.highlight-links main p { color: #777; background: #888 }')
    document.adoptedStyleSheets.push(sheet)
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">')
  })
  expect(await axeFaults(page)).toEqual([expect.stringContaining('image-alt')])
  expect(await ibmFaults(page)).toEqual([expect.stringContaining('img_alt')])
  const looks = [ownLook(['main']), await ibmLook(page, ['main'])]
  expect(await stateFaults(page, singleStates, looks)).toEqual([])
  const found = await stateFaults(page, pairedStates, looks)
  expect(found).toContainEqual(expect.stringContaining(':1: <p'))
  expect(found).toContainEqual(expect.stringContaining('text_contrast_sufficient'))
})

test('in the states every two settings stand together in each way', () => {
  const names = Object.keys(switches)
  const missing = names
    .flatMap((one, index) => [
      ...textSizes.flatMap(textSize => [true, undefined].map(on => ({ textSize, [one]: on }))),
      ...names
        .slice(index + 1)
        .flatMap(other => [true, undefined].flatMap(on => [true, undefined].map(too => ({ [one]: on, [other]: too })))),
    ])
    .filter(pair => !pairedStates.some(state => Object.entries(pair).every(([name, value]) => state[name] === value)))
  expect(missing).toEqual([])
})
