import { expect, type Page, test } from '@playwright/test'
import { decided, directions, stored, visit } from './visit.ts'

const opener = (page: Page) => page.locator('.dock-button')
const menu = (page: Page) => page.locator('#accessibility')
const act = (page: Page, name: string) => menu(page).locator(`[data-act=${name}]`)
const root = (page: Page) => page.locator('html')

const modes = [
  ['highContrast', 'high-contrast'],
  ['invertedContrast', 'inverted-contrast'],
  ['grayscale', 'grayscale'],
  ['highlightLinks', 'highlight-links'],
  ['accessibleFont', 'accessible-font'],
  ['pauseAnimations', 'pause-animations'],
] as const

for (const { name, home, kandji, lang } of directions) {
  test.describe(name, () => {
    test('by keyboard: sizes go one step and stop at both ends, each switch is set and stored, reset takes all back, Escape leads out', async ({
      page,
    }) => {
      await visit(page, kandji)
      const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
      const normal = await size()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(act(page, 'smaller')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(root(page)).toHaveAttribute('data-text-size', 'large')
      expect(await size()).toBeGreaterThan(normal)
      await page.keyboard.press('Enter')
      await expect(root(page)).toHaveAttribute('data-text-size', 'xlarge')
      await expect(menu(page).getByRole('status')).toHaveText(lang === 'en' ? 'Extra large' : 'גדול מאוד')
      // The next press is not for another button.
      await expect(act(page, 'larger')).toBeDisabled()
      await expect(act(page, 'larger')).toHaveCSS('opacity', '0.4')
      await page.keyboard.press('Enter')
      await expect(root(page)).toHaveAttribute('data-text-size', 'xlarge')
      await expect(act(page, 'larger')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      for (const next of ['large', 'normal', 'small']) {
        await page.keyboard.press('Enter')
        await expect(root(page)).toHaveAttribute('data-text-size', next)
      }
      await expect(act(page, 'smaller')).toBeDisabled()
      await expect(act(page, 'smaller')).toBeFocused()
      await page.keyboard.press('Tab')
      for (const [key, className] of modes) {
        await page.keyboard.press('Tab')
        await expect(act(page, key)).toBeFocused()
        await page.keyboard.press('Space')
        await expect(root(page)).toContainClass(className)
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'true')
        expect(JSON.parse((await stored(page, 'accessibility')) ?? '{}')[key]).toBe(true)
      }
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(root(page)).toHaveAttribute('data-text-size', 'normal')
      for (const [key, className] of modes) {
        await expect(root(page)).not.toContainClass(className)
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'false')
      }
      // The cookie policy says that they are kept until they are reset.
      expect(await stored(page, 'accessibility')).toBeNull()
      await page.keyboard.press('Tab')
      const statement = menu(page).locator('a')
      await expect(statement).toBeFocused()
      await expect(statement).toHaveAttribute('href', kandji.replace('kandji', 'accessibility-statement'))
      await expect(statement).toHaveAttribute('target', '_blank')
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.click(900, 500)
      await expect(menu(page)).toBeHidden()
    })

    test('what is on is filled and what is off is not, in every contrast', async ({ page }) => {
      await visit(page, kandji)
      await opener(page).click()
      const fill = (key: string) =>
        act(page, key).evaluate(button => {
          const { backgroundColor } = getComputedStyle(button, '::after')
          const probe = document.createElement('i')
          probe.style.color = 'var(--color-accent)'
          document.body.append(probe)
          const { color: accent } = getComputedStyle(probe)
          probe.remove()
          return backgroundColor === accent ? 'accent' : backgroundColor
        })
      for (const key of ['highContrast', 'invertedContrast', 'grayscale']) {
        await act(page, key).click()
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'true')
        // Read together: the page may take its new colours between two questions.
        await expect.poll(() => fill(key)).toBe('accent')
        expect(await fill('accessibleFont')).toBe('rgba(0, 0, 0, 0)')
      }
    })

    test('high and inverted contrast, both on, are both seen: white on black, which neither is alone', async ({
      page,
    }) => {
      await visit(page, kandji)
      await opener(page).click()
      const colours = () =>
        page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.documentElement)
          return `${color} on ${backgroundColor}`
        })
      const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']
      await act(page, 'highContrast').click()
      await expect.poll(colours).toBe(`${black} on ${white}`)
      await act(page, 'invertedContrast').click()
      await expect.poll(colours).toBe(`${white} on ${black}`)
      for (const key of ['highContrast', 'invertedContrast']) {
        await expect(act(page, key)).toHaveAttribute('aria-pressed', 'true')
      }
      await act(page, 'highContrast').click()
      await expect.poll(colours).not.toContain(black)
    })

    test('at the largest text the way back is in view, and what has the focus is not under it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 560 })
      await visit(page, kandji, { consent: decided, accessibility: { textSize: 'xlarge' } })
      await opener(page).click()
      await expect(act(page, 'reset')).toBeInViewport({ ratio: 1 })
      for (let presses = 0; presses < modes.length + 1; presses++) {
        await page.keyboard.press('Tab')
        const isCovered = await page.evaluate(() => {
          const focused = document.activeElement
          const { left = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
          return !focused?.contains(document.elementFromPoint(left + 20, bottom - 4))
        })
        expect(isCovered).toBe(false)
      }
      await act(page, 'reset').click()
      await expect(root(page)).toHaveAttribute('data-text-size', 'normal')
    })

    test('320 × 640: below the last row the menu has as much room at the largest text as at the usual one', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const roomBelow = () =>
        menu(page).evaluate(element => {
          const statement = element.lastElementChild?.lastElementChild?.getBoundingClientRect()
          const { left, bottom } = element.getBoundingClientRect()
          const isSwitch = Boolean(document.elementFromPoint(left + 40, bottom - 6)?.closest('.switch'))
          // The padding and the border, but for what text sizes round.
          const hasRoom = Math.abs(bottom - (statement?.bottom ?? 0) - 0.045 * innerWidth - 1) < 1
          return { hasRoom, isSwitch }
        })
      await visit(page, kandji, { consent: decided })
      await opener(page).click()
      await expect.poll(roomBelow).toEqual({ hasRoom: true, isSwitch: false })
      for (const size of ['large', 'xlarge']) {
        await act(page, 'larger').click()
        await expect(root(page)).toHaveAttribute('data-text-size', size)
      }
      await act(page, 'accessibleFont').click()
      await expect.poll(roomBelow).toEqual({ hasRoom: true, isSwitch: false })
    })

    test('360 × 740: grown to the largest text the menu takes all the room it can have once it is scrolled', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, kandji)
      await opener(page).click()
      const rest = () => menu(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      for (const size of ['large', 'xlarge']) {
        await act(page, 'larger').click()
        await expect(root(page)).toHaveAttribute('data-text-size', size)
      }
      // The pressed button is where it was, and leaves too little room below it.
      expect(await rest()).toBeGreaterThan(60)
      await menu(page).hover()
      // Until the menu has been drawn where it is now, the wheel turns the page.
      await expect(async () => {
        await page.mouse.wheel(0, 40)
        expect(await rest()).toBeLessThan(30)
      }).toPass()
      await expect(menu(page)).toBeInViewport({ ratio: 1 })
    })

    test('"pause animations" stops typing, carousel, counter and testimonials in the middle', async ({ page }) => {
      // All of the page on screen: whatever moves when seen does.
      await page.setViewportSize({ width: 1280, height: 8000 })
      await page.clock.install()
      await visit(page, home)
      for (const moving of ['typing', 'carousel', 'counter', 'testimonials']) {
        await expect(page.locator(`[data-behaviour=${moving}]`)).toHaveAttribute('data-live', '')
      }
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.evaluate(() => {
        const move = () => {
          document.documentElement.dataset.moves = `${Number(document.documentElement.dataset.moves ?? 0) + 1}`
        }
        // A strip at its end goes back to its start.
        Object.assign(Element.prototype, { scrollBy: move, scrollTo: move })
      })
      const state = () =>
        page.evaluate(() => ({
          word: document.querySelector('[data-word]')?.textContent,
          moves: Number(document.documentElement.dataset.moves ?? 0),
          running: document.getAnimations().filter(({ playState }) => playState === 'running').length,
          figures: [...document.querySelectorAll('[data-count]')].map(({ textContent }) => textContent),
        }))
      // What is seen begins to move as soon as the browser has told so.
      await expect
        .poll(async () => {
          await page.clock.runFor(5000)
          return (await state()).moves
        })
        .toBeGreaterThan(0)
      // Pictures that have just come fade in for a moment.
      await expect.poll(async () => (await state()).running).toBe(1)
      await opener(page).click()
      await act(page, 'pauseAnimations').click()
      await expect.poll(async () => (await state()).running).toBe(0)
      const paused = await state()
      expect(paused.figures).toContain('240+')
      await page.clock.runFor(10_000)
      expect(await state()).toEqual(paused)
      await act(page, 'pauseAnimations').click()
      // No word of the fixture looks the same 4 s later, whatever the typing was at.
      await page.clock.runFor(4000)
      const again = await state()
      expect(again.moves).toBeGreaterThan(paused.moves)
      expect(again.word).not.toBe(paused.word)
    })

    test('highlighted links show in every contrast, and nothing of them lies on the letters beside them', async ({
      page,
    }) => {
      await visit(page, kandji)
      // The form's consent: in Hebrew a letter stands before the link, in both a full stop after it.
      const link = page.locator('form a[href$="/privacy-policy"]').first()
      await link.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const look = async (left: number, right: number) => {
        const clip = { x: Math.ceil(left), y: y - 6, width: Math.floor(right) - Math.ceil(left), height: height + 12 }
        return (await page.screenshot({ clip })).toString('base64')
      }
      const looks = async () => ({
        own: await look(x, x + width),
        beside: [await look(x - 24, x), await look(x + width, x + width + 24)],
      })
      const contrasts = [
        [],
        ['high-contrast'],
        ['inverted-contrast'],
        ['high-contrast', 'inverted-contrast'],
        ['grayscale'],
      ]
      for (const classes of contrasts) {
        await root(page).evaluate((element, names) => {
          element.setAttribute('class', ['scripts', ...names].join(' '))
        }, classes)
        const usual = await looks()
        await root(page).evaluate(element => element.classList.add('highlight-links'))
        const highlighted = await looks()
        expect(highlighted.beside, classes.join()).toEqual(usual.beside)
        expect(highlighted.own, classes.join()).not.toEqual(usual.own)
        await expect(link).toHaveCSS('background-image', /gradient/)
      }
      // What is not text is marked as well, and what has the focus still shows it.
      await page.keyboard.press('Tab')
      const logo = page.locator('.site-header a').first()
      await logo.focus()
      await expect(logo).toHaveCSS('background-image', /gradient/)
      await expect(logo).toHaveCSS('outline-width', '3px')
    })

    test('360 px, a browser’s text twice its size: nothing of the menu is beside its edge or squeezed', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, kandji)
      await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'))
      await opener(page).click()
      await expect(menu(page)).toBeVisible()
      expect(await menu(page).evaluate(panel => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0)
      for (const drawing of await menu(page).locator('.switch svg').all()) {
        expect((await drawing.boundingBox())?.width).toBe(20)
      }
    })

    test('settings are there before the first paint, reach every tab, and leave fixed parts in place', async ({
      page,
      context,
    }) => {
      await visit(page, kandji, { consent: decided, accessibility: { invertedContrast: true, grayscale: true } })
      // Set by the script in the head: already there when the body begins.
      expect(await page.locator('head script').first().textContent()).toContain('inverted-contrast')
      await expect(root(page)).toContainClass('inverted-contrast')
      const places = () =>
        page.evaluate(() =>
          ['.dock-button', '.language-float', '.site-header'].map(
            selector => document.querySelector(selector)?.getBoundingClientRect().top,
          ),
        )
      const before = await places()
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
      expect(await places()).toEqual(before)
      const second = await context.newPage()
      await second.goto(kandji)
      await expect(root(second)).toContainClass('grayscale')
      await opener(second).click()
      await act(second, 'larger').click()
      await expect(root(page)).toHaveAttribute('data-text-size', 'large')
    })
  })
}

for (const { name, home, kandji } of directions) {
  test(`${name}: in forced colours a switch says by the place of its knob, too, whether it is on`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await visit(page, kandji)
      await opener(page).click()
      const look = () =>
        act(page, 'grayscale').evaluate(element => {
          const { backgroundColor, backgroundImage, backgroundPositionX } = getComputedStyle(element, '::after')
          return { fill: backgroundColor, hasKnob: backgroundImage.includes('gradient'), knobAt: backgroundPositionX }
        })
      const off = await look()
      await act(page, 'grayscale').click()
      await expect.poll(look).toEqual({ fill: expect.any(String), hasKnob: true, knobAt: '100%' })
      expect(off).toMatchObject({ hasKnob: true, knobAt: '0px' })
      expect((await look()).fill).not.toBe(off.fill)
      await act(page, 'grayscale').click()
    }
  })

  for (const width of [1280, 1440])
    test(`${name}, ${width} px: over the cookie banner, too, a second click on the menu’s button closes it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 760 })
      await visit(page, kandji, {})
      await expect(page.locator('.cookie-banner')).toBeVisible()
      for (let press = 0; press < 2; press++) {
        await opener(page).click()
        await expect(menu(page)).toBeVisible()
        await act(page, 'larger').click()
        await opener(page).click({ timeout: 5000 })
        await expect(menu(page)).toBeHidden()
      }
      await expect(root(page)).toHaveAttribute('data-text-size', 'xlarge')
    })

  test(`${name}: the menu closes once the focus leaves it, which goes on where it was going`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, kandji)
    await opener(page).press('Enter')
    await expect(menu(page)).toBeVisible()
    await menu(page).locator('a').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('body :focus')).toBeInViewport()
    await expect(opener(page)).not.toBeFocused()
    // A second time, backwards: over the button that opened it, then away.
    await opener(page).press('Enter')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page)).toBeHidden()
  })

  test(`${name}: in forced colours the menu’s contrasts change nothing: drawings and marks stay as the system wants them`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await visit(page, home)
    await page.keyboard.press('/')
    await page.keyboard.type('filevault')
    await expect(page.locator('.search-results mark').first()).toBeVisible()
    const looks = (...classes: string[]) =>
      page.evaluate(names => {
        document.documentElement.classList.add(...names)
        const found = ['.search-results mark', 'svg.office-plan text', 'svg.office-plan *', 'h1'].map(selector => {
          const element = document.querySelector(selector) ?? document.body
          const { color, backgroundColor, fill, stroke } = getComputedStyle(element)
          return [selector, color, backgroundColor, fill, stroke]
        })
        document.documentElement.classList.remove(...names)
        return found
      }, classes)
    const usual = await looks()
    for (const classes of [['high-contrast'], ['inverted-contrast'], ['high-contrast', 'inverted-contrast']]) {
      expect(await looks(...classes)).toEqual(usual)
    }
  })

  test(`${name}: in forced colours no text has the colour of the plate that browsers draw behind it`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const invisible = () =>
      page.evaluate(() => {
        const plate = getComputedStyle(document.documentElement).backgroundColor
        return [...document.querySelectorAll('body *')]
          .filter(element => [...element.childNodes].some(node => node instanceof Text && node.data.trim()))
          .filter(element => {
            const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration &
              Record<string, string>
            return element.checkVisibility() && forcedColorAdjust === 'auto' && color === plate
          })
          .map(element => element.outerHTML.slice(0, 80))
      })
    await visit(page, home)
    expect(await invisible()).toEqual([])
    await visit(page, kandji)
    await page.keyboard.press('/')
    await page.keyboard.type('filevault')
    await expect(page.locator('.search-results mark').first()).toBeVisible()
    expect(await invisible()).toEqual([])
  })

  test(`${name}: in dark forced colours drawings are as light as text, and photographs stay as they are`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await visit(page, home)
    const [words, text] = await page.locator('svg.office-plan').evaluate(plan => {
      // The fixture knows no durations that the drawing could name.
      plan.insertAdjacentHTML('beforeend', '<g class="measure"><text>48</text></g>')
      const [words, body] = [plan.querySelector('text') ?? plan, document.body].map(element =>
        getComputedStyle(element),
      )
      return [words?.fill, body?.color]
    })
    expect(words).toBe(text)
    const logo = page.locator('[data-behaviour=carousel] img').first()
    await expect(logo).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)')
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await expect(logo).toHaveCSS('filter', 'none')
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(kandji.replace('kandji', 'mac-for-business'))
    await expect(page.locator('[data-picture] img')).toHaveCSS('filter', 'none')
  })
}
