import { expect, type Page, test } from '@playwright/test'
import { holdCode } from '../holdCode.ts'
import { decided, directions, stored, visit } from './visit.ts'

const banner = (page: Page) => page.locator('.cookie-banner')
const dialog = (page: Page) => page.locator('#cookies')
const box = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)
/** A box that is not shown yet has not the visitor's choice: the dialog's code may still be on its way. */
const openDialog = async (page: Page) => {
  await page.locator('footer [data-act=manage]').click()
  await expect(dialog(page)).toBeVisible()
}
const consent = async (page: Page) => JSON.parse((await stored(page, 'consent')) ?? 'null')

/** An analytics tool that only records its commands. */
const spy = () => {
  const commands: unknown[][] = []
  Object.assign(window, { commands, gtag: (...command: unknown[]) => commands.push(command) })
}
/** Sends the page the event of being hidden. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
const events = async (page: Page) =>
  (await commandsOf(page)).filter(([kind]) => kind === 'event').map(([, event]) => event)
const commandsOf = (page: Page) => page.evaluate(() => (window as unknown as { commands: unknown[][] }).commands)

for (const { name, kandji, prefix } of directions) {
  test.describe(name, () => {
    for (const [choice, value] of [
      ['all', true],
      ['necessary', false],
    ] as const) {
      test(`"${choice}" stores the decision with its time, updates the analytics tool and hides the banner permanently`, async ({
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
        const state = expect.objectContaining({ analytics_storage: value ? 'granted' : 'denied' })
        // By the code of the banner, which may come later than what hides it.
        await expect.poll(() => commandsOf(page)).toContainEqual(['consent', 'update', state])
        await page.reload()
        await expect(banner(page)).toBeHidden()
      })
    }

    for (const [choice, analytics] of [
      ['all', true],
      ['necessary', false],
    ] as const) {
      test(`"${choice}" counts for whoever leaves before any code has come`, async ({ page }) => {
        await page.route('**/assets/**/*.js', () => {})
        await page.goto(kandji, { waitUntil: 'commit' })
        await banner(page).locator(`[data-act=${choice}]`).press('Enter')
        await expect(banner(page)).toBeHidden()
        await page.goto(kandji.replace('kandji', 'about'), { waitUntil: 'commit' })
        await expect(page.locator('h1')).toBeVisible()
        await expect(banner(page)).toBeHidden()
        expect(await consent(page)).toMatchObject({ necessary: true, analytics, marketing: analytics })
      })
    }

    test('a choice from before the code came reaches the analytics tool with it, and the focus its neighbour', async ({
      page,
    }) => {
      await page.addInitScript(spy)
      const release = await holdCode(page)
      await visit(page, kandji, {})
      await banner(page).locator('[data-act=all]').press('Enter')
      await expect(banner(page)).toBeHidden()
      expect(await commandsOf(page)).toEqual([])
      release()
      await expect(page.locator('.dock-button')).toBeFocused()
      const granted = ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })]
      await expect.poll(() => commandsOf(page)).toContainEqual(granted)
    })

    test('preferences by keyboard: necessary stands, cancel changes nothing, save stores and closes', async ({
      page,
    }) => {
      await visit(page, kandji, {})
      // Past the skip link, the accessibility button, the link to the policy and the two other choices.
      const stops = [undefined, undefined, 'a', '[data-act=all]', '[data-act=necessary]', '[data-act=manage]']
      for (const stop of stops) {
        await page.keyboard.press('Tab')
        if (stop) await expect(banner(page).locator(stop)).toBeFocused()
      }
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
      for (const stop of ['[name=marketing]', '[value=save]']) {
        await page.keyboard.press('Tab')
        await expect(dialog(page).locator(stop)).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeHidden()
      await expect(banner(page)).toBeHidden()
      expect(await consent(page)).toMatchObject({ functional: false, analytics: true, marketing: false })
      // What had the focus is gone: its neighbour has it, and not the page's beginning.
      await expect(page.locator('.dock-button')).toBeFocused()
    })

    for (const width of [320, 360]) {
      test(`${width} px, the largest text: all choices stand in view together, and the words can be read to their end`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 640 })
        await visit(page, kandji, { accessibility: { textSize: 'xlarge', accessibleFont: true } })
        for (const choice of await banner(page).locator('button').all())
          await expect(choice).toBeInViewport({ ratio: 1 })
        const link = banner(page).locator('a')
        await banner(page).hover()
        await page.mouse.wheel(0, 2000)
        const gap = async () => {
          const [words, first] = [await link.boundingBox(), await banner(page).locator('button').first().boundingBox()]
          return (first?.y ?? 0) - (words ? words.y + words.height : 0)
        }
        await expect.poll(gap).toBeGreaterThanOrEqual(0)
      })
    }

    for (const textSize of ['normal', 'large', 'xlarge'])
      test(`${textSize} text, 320 px: nothing that the keyboard comes to is behind the banner, nor its link behind its buttons`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        // Each is where it will stay by the next look, and of what is taller than its room the beginning shows.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await visit(page, `${prefix}/about`, { accessibility: { textSize } })
        const covered: string[] = []
        for (let stop = 0; stop < 400; stop++) {
          await page.keyboard.press('Tab')
          const [name, isCovered] = await page.evaluate(() => {
            const { activeElement: focused, body } = document
            const banner = document.querySelector('.cookie-banner')
            if (!focused || focused === body) return ['', false]
            const { top, left, width, height } = focused.getBoundingClientRect()
            const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24))
            const over = banner?.contains(focused) ? seen?.closest('.cookie-banner button') : banner?.contains(seen)
            return [
              focused.textContent || focused.getAttribute('name') || focused.tagName,
              over && !focused.contains(seen),
            ]
          })
          if (name === '') break
          if (isCovered) covered.push(String(name))
        }
        expect(covered).toEqual([])
      })

    test('the largest text, 320 px: the name of each kind of cookie stands on one line of the dialog', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await visit(page, kandji, { consent: decided, accessibility: { textSize: 'xlarge' } })
      await openDialog(page)
      const lines = await dialog(page)
        .locator('.cookie-category .font-semibold')
        .evaluateAll(all =>
          all.map(({ firstChild }) => {
            const range = document.createRange()
            if (firstChild) range.selectNode(firstChild)
            return range.getClientRects().length
          }),
        )
      expect(lines).toEqual([1, 1, 1, 1])
    })

    test('a click beside the preferences closes them and saves nothing; a double click on their button leaves them open', async ({
      page,
    }) => {
      await visit(page, kandji, {})
      const dialog = page.locator('#cookies')
      const opener = page.locator('.cookie-banner [data-act=manage]')
      await opener.dblclick()
      await expect(dialog).toBeVisible()
      await dialog.locator('[name=analytics]').check()
      // The edge of the dialog is not beside it.
      const { x = 0, y = 0 } = (await dialog.boundingBox()) ?? {}
      await page.mouse.click(x + 4, y + 4)
      await expect(dialog).toBeVisible()
      await page.mouse.click(x - 20, y + 20)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(page.locator('.cookie-banner')).toBeVisible()
      await opener.click()
      await expect(dialog.locator('[name=analytics]')).not.toBeChecked()
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
      await expect.poll(async () => (await consent(page)).analytics).toBe(false)
      // A browser that is busy may take the next click before it tells that the dialog has closed.
      await openDialog(page)
      await box(page, 'analytics').check()
      await page.evaluate(() => {
        for (const button of ['#cookies [value=save]', 'footer [data-act=manage]'])
          document.querySelector<HTMLElement>(button)?.click()
      })
      await expect.poll(async () => (await consent(page)).analytics).toBe(true)
      await expect(box(page, 'analytics')).toBeChecked()
    })

    test('what another tab decides is shown in the open preferences beside what is changed there, and saving keeps both', async ({
      page,
      context,
    }) => {
      await visit(page, kandji, { consent: { ...decided, functional: true } })
      await openDialog(page)
      await box(page, 'marketing').check()
      await box(page, 'functional').uncheck()
      const other = await context.newPage()
      await other.goto(kandji)
      await openDialog(other)
      await box(other, 'analytics').check()
      await dialog(other).locator('[value=save]').click()
      await expect(box(page, 'analytics')).toBeChecked()
      await expect(box(page, 'marketing')).toBeChecked()
      await expect(box(page, 'functional')).not.toBeChecked()
      await dialog(page).locator('[value=save]').click()
      await expect(dialog(page)).toBeHidden()
      expect(await consent(page)).toMatchObject({ functional: false, analytics: true, marketing: true })
      // Opened anew it shows what is decided.
      await openDialog(other)
      await expect(box(other, 'marketing')).toBeChecked()
    })

    test('closed after another tab has decided, the preferences leave the focus next to where the banner was', async ({
      page,
      context,
    }) => {
      await visit(page, kandji, {})
      await page.locator('.cookie-banner [data-act=manage]').press('Enter')
      await expect(dialog(page)).toBeVisible()
      const other = await context.newPage()
      await other.goto(kandji)
      await other.locator('.cookie-banner [data-act=necessary]').click()
      await expect(page.locator('.cookie-banner')).toBeHidden()
      await page.bringToFront()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('.dock-button')).toBeFocused()
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

test('web vitals go to the tool after consent, nothing before, and nothing after it was taken back', async ({
  page,
}) => {
  await page.addInitScript(spy)
  await visit(page, '/kandji', {})
  expect(await commandsOf(page)).toEqual([])
  await banner(page).locator('[data-act=all]').click()
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['FCP', 'FID']))
  await openDialog(page)
  await box(page, 'analytics').uncheck()
  await dialog(page).locator('[value=save]').click()
  await expect.poll(async () => (await commandsOf(page)).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' })
  const before = (await commandsOf(page)).length
  await leave(page)
  expect(await commandsOf(page)).toHaveLength(before)
})

test('a visitor who agreed before is measured from the start: paints, layout shift and first input', async ({
  page,
}) => {
  await page.addInitScript(spy)
  await visit(page, '/he/kandji', { consent: { ...decided, analytics: true } })
  // The largest paint is final with the first press that the code of measuring hears; after it browsers look for none.
  await expect.poll(() => events(page)).toContain('FCP')
  await page.evaluate(
    () =>
      new Promise<unknown>(painted =>
        new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  await page.locator('main h1').click()
  await expect.poll(() => events(page)).toContain('FID')
  await leave(page)
  await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['FCP', 'LCP', 'CLS', 'FID']))
})

/** A page as a build with a measurement id makes it, with the tool's script noted and left empty. */
async function withMeasurement(page: Page): Promise<string[]> {
  const fetched: string[] = []
  await page.route('https://www.googletagmanager.com/**', route => {
    fetched.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('**/kandji', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<html ', '<html data-measurement="G-TEST" ')
    await route.fulfill({ response, body })
  })
  return fetched
}

test.describe('with a measurement id', () => {
  // The policy of a build with an id allows the tool's hosts; this build has none.
  test.use({ bypassCSP: true })

  test('the tool is fetched after consent and not before, denied by default, granted as chosen', async ({ page }) => {
    const fetched = await withMeasurement(page)
    await visit(page, '/kandji', {})
    await banner(page).locator('[data-act=necessary]').click()
    await expect(banner(page)).toBeHidden()
    await page.reload()
    expect(fetched).toEqual([])
    await openDialog(page)
    await box(page, 'analytics').check()
    await dialog(page).locator('[value=save]').click()
    await expect.poll(() => fetched).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
    const commands = await page.evaluate(() =>
      (window.dataLayer ?? []).map(entry => Array.from(entry as ArrayLike<unknown>)),
    )
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
    ])
  })

  for (const url of ['/kandji', '/he/kandji']) {
    test(`${url}: consent withdrawn stops the tool on the open page, and given again starts it`, async ({ page }) => {
      await withMeasurement(page)
      await visit(page, url, { consent: { ...decided, analytics: true } })
      const disabled = () => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST'))
      const choose = async (allowed: boolean) => {
        await openDialog(page)
        await box(page, 'analytics').setChecked(allowed)
        await dialog(page).locator('[value=save]').click()
      }
      await choose(false)
      await expect.poll(disabled).toBe(true)
      await choose(true)
      await expect.poll(disabled).toBe(false)
    })
  }

  test('consent withdrawn while the code is on its way fetches no tool; given again, it does', async ({ page }) => {
    const fetched = await withMeasurement(page)
    const { promise, resolve: come } = Promise.withResolvers<void>()
    let code = ''
    await page.route('**/assets/chunks/*.js', async route => {
      const response = await route.fetch()
      if ((await response.text()).includes('googletagmanager')) {
        code = route.request().url()
        await promise
      }
      await route.fulfill({ response })
    })
    await visit(page, '/kandji', { consent: { ...decided, analytics: true } })
    for (const allowed of [false, true]) {
      await openDialog(page)
      await box(page, 'analytics').setChecked(allowed)
      await dialog(page).locator('[value=save]').click()
      await expect(dialog(page)).toBeHidden()
      if (allowed) continue
      come()
      await page.evaluate(url => import(url), code)
    }
    await expect.poll(() => fetched).toHaveLength(1)
    const [, update] = await page.evaluate(() =>
      (window.dataLayer ?? []).map(entry => Array.from(entry as ArrayLike<unknown>)),
    )
    expect(update).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })])
  })
})

test('the footer has the policies, the social profile and the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2031-07-01T00:00:00Z')
  await visit(page, '/he/kandji')
  const footer = page.locator('footer')
  await footer.locator('[data-year]').scrollIntoViewIfNeeded()
  await expect(footer.locator('[data-year]')).toHaveText('2031')
  for (const policy of ['privacy-policy', 'terms-of-use', 'cookie-policy']) {
    await expect(footer.locator(`a[href="/he/${policy}"]`).last()).toBeVisible()
  }
  await expect(footer.locator('a[rel="noopener noreferrer"]', { hasText: 'LinkedIn' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'הגדרות Cookie' })).toBeVisible()
})
