import { expect, type Page, test } from '@playwright/test'

const languages = [
  {
    home: '/',
    prefix: '',
    direction: 1,
    words: ['one', 'three', 'seven'],
    pause: 'Pause movement',
    resume: 'Resume movement',
  },
  {
    home: '/he',
    prefix: '/he',
    direction: -1,
    words: ['אחת', 'שלוש', 'שבע'],
    pause: 'עצירת התנועה',
    resume: 'חידוש התנועה',
  },
]

const live = (page: Page, name: string) =>
  expect(page.locator(`[data-behaviour=${name}]`)).toHaveAttribute('data-live', '')

for (const { home, prefix, direction, words, pause, resume } of languages) {
  test.describe(home, () => {
    test('the sections stand in the specification’s order', async ({ page }) => {
      await page.goto(home)
      const marks = await page.evaluate(() =>
        [
          'header',
          '[data-behaviour=typing]',
          '[data-behaviour=carousel]',
          '[data-behaviour=counter]',
          '#products',
          '[data-section=apple]',
          '[data-section=partnership]',
          '[data-section=services]',
          '[data-behaviour=testimonials]',
          '[data-section=key-services]',
          '#contact',
          'body > footer',
        ].map(selector => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN),
      )
      expect(marks.every(Number.isFinite)).toBe(true)
      expect(marks).toEqual([...marks].sort((a, b) => a - b))
    })

    test('products, vendors, figures, bullets, testimonials and strips are all there', async ({ page }) => {
      await page.goto(home)
      const hrefs = (selector: string) =>
        page.locator(`${selector} a`).evaluateAll(links => links.map(link => link.getAttribute('href')))
      expect(await hrefs('#products ul')).toEqual(
        ['kandji', 'setyl', 'google-workspace'].map(slug => `${prefix}/${slug}`),
      )
      expect(await page.locator('[data-behaviour=carousel] li').count()).toBe(10)
      expect(await hrefs('[data-behaviour=carousel] li')).toHaveLength(7)
      expect(await page.locator('[data-count]').allTextContents()).toEqual(['240+', '97%'])
      expect(await page.locator('[data-section=services] li').count()).toBe(2)
      expect(await page.locator('[data-section=partnership] h3').count()).toBe(2)
      expect(await page.locator('[data-section=apple] h3').count()).toBe(2)
      expect(await page.locator('[data-track] > li').count()).toBe(6)
      expect(await hrefs('[data-section=key-services]')).toEqual([`${home}#products`, `${prefix}/meeting-rooms`])
    })

    test('each button that stops a movement is named after what it stops, and then says that it starts it', async ({
      page,
    }) => {
      await page.goto(home)
      for (const behaviour of ['carousel', 'testimonials']) {
        const strip = page.locator(`[data-behaviour=${behaviour}]`)
        await strip.scrollIntoViewIfNeeded()
        await live(page, behaviour)
        const what = await strip.getByRole('heading', { level: 2 }).innerText()
        const button = strip.getByRole('button')
        const icons: (string | null)[] = []
        for (const action of [pause, resume, pause]) {
          await expect(button).toHaveAccessibleName(`${action} (${what})`)
          // Its name says it already.
          await expect(button).not.toHaveAttribute('aria-pressed')
          // What is seen is the verb alone: the heading stands beside it.
          await expect(button.getByText(action)).toBeVisible()
          expect((await button.boundingBox())?.width).toBeLessThan(240)
          icons.push(await button.locator('path:visible').getAttribute('d'))
          await button.click()
        }
        expect(icons[1]).not.toBe(icons[0])
        expect(icons[2]).toBe(icons[0])
      }
    })

    test('where nothing moves there is nothing to pause: both buttons are away, and come back, without a jump', async ({
      page,
    }) => {
      await page.goto(home)
      const buttons = page.locator('[data-pause]')
      const [logos, testimonials] = [buttons.first(), buttons.last()]
      const both = async (visible: boolean) => {
        for (const button of [logos, testimonials]) await expect(button).toBeVisible({ visible })
      }
      await both(true)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await both(false)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await both(true)
      const { height } = (await page.locator('main').boundingBox()) ?? {}
      await page.locator('.dock-button').click()
      const switched = page.locator('#accessibility [data-act=pauseAnimations]')
      await switched.click()
      await both(false)
      expect((await page.locator('main').boundingBox())?.height).toBe(height)
      await switched.click()
      await both(true)
    })

    test('the hero types, holds and deletes to the millisecond, and goes round', async ({ page }) => {
      await page.clock.install()
      await page.goto(home)
      const timeline = await page.locator('[data-word]').evaluateHandle(element => {
        const seen: [number, string][] = []
        new MutationObserver(() => seen.push([Date.now(), element.textContent ?? ''])).observe(element, {
          childList: true,
        })
        return seen
      })
      await live(page, 'typing')
      // Time is still from here, wherever the typing is by now; what follows is exact.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await timeline.evaluate(entries => entries.splice(0))
      // One round of the words takes 7.75 s.
      await page.clock.runFor(12_000)
      const seen = await timeline.jsonValue()
      const texts = seen.map(([, text]) => text)
      const round = words.flatMap((word, index) => {
        const next = words[(index + 1) % words.length] ?? ''
        const deleted = Array.from({ length: word.length }, (_, letters) => word.slice(0, word.length - 1 - letters))
        return [...deleted, ...Array.from({ length: next.length }, (_, letters) => next.slice(0, letters + 1))]
      })
      expect(texts.length).toBeGreaterThan(round.length)
      const start = round.findIndex((_, offset) =>
        texts.every((text, index) => text === round[(offset + index) % round.length]),
      )
      expect(start, texts.join('|')).toBeGreaterThanOrEqual(0)
      const waits = seen.slice(1).map(([time], index) => time - (seen[index]?.[0] ?? 0))
      texts.slice(1).forEach((text, index) => {
        const before = texts[index] ?? ''
        const expected = text.length > before.length ? 150 : words.includes(before) ? 1500 : 100
        expect([text, waits[index]]).toEqual([text, expected])
      })
    })

    test('the heading is one stable sentence, and the typed line is for the eye alone', async ({ page }) => {
      await page.goto(home)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[data-word]').locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1)
    })

    test('the carousel moves 150 px every 2 s, stops while pointed at, and by its button', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.clock.install()
      await page.goto(home)
      const section = page.locator('[data-behaviour=carousel]')
      await section.scrollIntoViewIfNeeded()
      await live(page, 'carousel')
      const strip = section.locator('[data-moving]')
      const calls = await strip.evaluateHandle(element => {
        const seen: unknown[] = []
        element.scrollBy = ((options: unknown) => void seen.push(options)) as typeof element.scrollBy
        return seen
      })
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      const before = await calls.evaluate(seen => seen.length)
      await page.clock.runFor(2000)
      const after = (await calls.jsonValue()) as { left: number }[]
      expect(after.length).toBe(before + 1)
      expect(after.at(-1)).toMatchObject({ left: 150 * direction })
      await strip.hover()
      await page.clock.runFor(6000)
      expect(await calls.evaluate(seen => seen.length)).toBe(after.length)
      await page.mouse.move(0, 0)
      await section.locator('[data-pause]').click()
      await page.mouse.move(0, 0)
      await page.clock.runFor(6000)
      expect(await calls.evaluate(seen => seen.length)).toBe(after.length)
    })

    test('a vendor’s link that only begins in view is wholly there once the keyboard reaches it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(home)
      const links = page.locator('[data-behaviour=carousel] li a')
      await links.first().scrollIntoViewIfNeeded()
      await live(page, 'carousel')
      const start = await links.nth(3).evaluate(element => {
        const { left, right } = element.getBoundingClientRect()
        return Math.min(left, innerWidth - right)
      })
      await page.setViewportSize({ width: Math.round(start) + 14, height: 800 })
      await links.nth(2).focus()
      await page.keyboard.press('Tab')
      await expect(links.nth(3)).toBeFocused()
      await expect(links.nth(3)).toBeInViewport({ ratio: 0.99 })
    })

    test('every logo is shown as it comes into the strip, fades in and moves nothing; all are one file', async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', request => request.resourceType() === 'image' && fetched.push(new URL(request.url()).pathname))
      // No scripts of the strip itself: nothing moves it but this test.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 300 })
      await page.goto(home)
      const strip = page.locator('[data-behaviour=carousel] [data-moving]')
      const logos = strip.locator('picture[data-picture] > img')
      expect(await logos.count()).toBe(await strip.locator('li').count())
      const sizes = () =>
        logos.evaluateAll(all => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
      const before = await sizes()
      expect(before.filter(([width = 0, height]) => width < 40 || height !== 40)).toEqual([])
      expect(fetched).toEqual([])
      await strip.scrollIntoViewIfNeeded()
      await expect(logos.first()).toHaveCSS('opacity', '1')
      await expect(logos.last()).toHaveCSS('opacity', '0')
      await strip.evaluate((element, sign) => element.scrollTo({ left: sign * element.scrollWidth }), direction)
      await expect(logos.last()).toHaveCSS('opacity', '1')
      expect(new Set(fetched).size).toBe(1)
      expect(await sizes()).toEqual(before)
    })

    test('logos that cannot be fetched are replaced by the vendors’ first letters', async ({ page }) => {
      await page.route('**/assets/pictures/*.svg', route => route.abort())
      await page.goto(home)
      await page.locator('[data-behaviour=carousel]').scrollIntoViewIfNeeded()
      await live(page, 'carousel')
      const cell = page.locator(`[data-behaviour=carousel] a[href="${prefix}/setyl"]`)
      await expect(cell.getByText('S', { exact: true })).toBeVisible()
      await expect(cell.locator('img')).toBeHidden()
    })

    test('the figures count up once, in 60 steps over two seconds, from when 30 % are in view', async ({ page }) => {
      await page.clock.install()
      await page.setViewportSize({ width: 1280, height: 500 })
      await page.goto(home)
      const figure = page.locator('[data-count]').first()
      const section = page.locator('[data-behaviour=counter]')
      const values = await figure.evaluateHandle(element => {
        const seen: string[] = []
        new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        return seen
      })
      // The section's first line: its figures are not in the window yet.
      await section.evaluate(element => {
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 5, behavior: 'instant' })
      })
      await live(page, 'counter')
      // Whoever has them read aloud goes there without scrolling.
      await expect(figure).toHaveText('0+')
      await expect(section.getByRole('definition').first()).toMatchAriaSnapshot('- definition: 240+')
      await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect
        .poll(async () => {
          await page.clock.runFor(34)
          return values.evaluate(seen => seen.length)
        })
        .toBeGreaterThan(1)
      await page.clock.runFor(2100)
      await expect(figure).toHaveText('240+')
      await expect(section.getByRole('definition').first()).toMatchAriaSnapshot('- definition: 240+')
      const seen = await values.jsonValue()
      expect(seen).toHaveLength(61)
      expect(seen.slice(0, 2)).toEqual(['0+', '4+'])
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await section.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.clock.runFor(3000)
      expect(await values.evaluate(list => list.length)).toBe(61)
    })

    test('testimonials move one pixel in 50 ms over items of 280, in a loop, and stop where asked', async ({
      page,
    }) => {
      const { promise, resolve: come } = Promise.withResolvers<void>()
      await page.route('**/assets/pictures/*.svg', route => promise.then(() => route.continue()))
      await page.goto(home)
      const section = page.locator('[data-behaviour=testimonials]')
      await section.scrollIntoViewIfNeeded()
      await live(page, 'testimonials')
      const track = section.locator('[data-track]')
      const state = () =>
        track.evaluate(element => {
          const [animation] = element.getAnimations()
          return { state: animation?.playState, timing: animation?.effect?.getTiming() }
        })
      await expect.poll(async () => (await state()).state).toBe('running')
      expect((await state()).timing).toMatchObject({
        duration: 6 * 280 * 50,
        easing: `steps(${6 * 280})`,
        iterations: Infinity,
      })
      expect(
        await track
          .locator('> li')
          .first()
          .evaluate(item => item.getBoundingClientRect().width),
      ).toBe(280)
      // The second round begins: the copies show their clients' logos, which came after they were made.
      come()
      const logos = track.locator('picture[data-picture] > img')
      expect(await logos.count()).toBe(12)
      await track.evaluate(
        (element, time) => {
          for (const animation of element.getAnimations()) animation.currentTime = time
        },
        6 * 280 * 50 - 5000,
      )
      for (const copy of [6, 9]) await expect(logos.nth(copy)).toHaveCSS('opacity', '1')
      await section.locator('[data-pause]').click()
      expect((await state()).state).toBe('paused')
    })

    for (const still of ['reduced motion', 'paused animations']) {
      test(`${still}: nothing moves and all of it can be read`, async ({ page }) => {
        if (still === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.clock.install()
        await page.goto(home)
        if (still === 'paused animations') {
          await page.evaluate(() => document.documentElement.classList.add('pause-animations'))
        }
        await page.locator('[data-behaviour=testimonials]').scrollIntoViewIfNeeded()
        await live(page, 'testimonials')
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.clock.runFor(5000)
        await expect(page.locator('[data-word]')).toHaveText(words[0] ?? '')
        expect(
          await page
            .locator('[data-moving]')
            .first()
            .evaluate(strip => strip.scrollLeft),
        ).toBe(0)
        expect(
          await page.evaluate(() => document.getAnimations().filter(one => one.playState === 'running').length),
        ).toBe(0)
      })
    }

    test('explore solutions leads to the products, and the consultation to the scheduler in a new tab', async ({
      page,
    }) => {
      await page.goto(home)
      const hero = page.locator('main > :first-child')
      await expect(hero.locator('a').first()).toHaveAttribute('href', '#products')
      const booking = hero.locator('a[target=_blank]')
      await expect(booking).toHaveAttribute('rel', /noopener/)
      await hero.locator('a').first().click()
      await expect(page.locator('#products')).toBeInViewport()
    })
  })
}
