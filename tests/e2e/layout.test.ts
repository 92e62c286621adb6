import { expect, type Page, test } from '@playwright/test'
import { drawings } from '../../src/site/layout/drawings.ts'
import { decided, directions, visit } from './shell/visit.ts'

/** What takes the most room: on most machines the accessible font is Verdana, as wide as this one of Linux. */
const largest = { textSize: 'xlarge', accessibleFont: true }
const wideFont = 'Verdana, "DejaVu Sans", sans-serif'

const box = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: Number.NaN,
    y: Number.NaN,
    width: Number.NaN,
    height: Number.NaN,
  }
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

for (const { name, prefix, home, kandji } of directions) {
  test.describe(name, () => {
    test('a store in which nothing is found says so below its filter, where the items would stand', async ({
      page,
    }) => {
      await visit(page, `${prefix}/store?category=toasters`)
      await expect(page.locator('[data-empty]:not([hidden]) button:not([hidden])')).toBeVisible()
      const bar = await box(page, '.store-bar')
      const message = await box(page, '[data-empty]:not([hidden])')
      expect(message.top).toBeGreaterThanOrEqual(bar.bottom)
      expect(Math.round(message.width)).toBe(Math.round(bar.width))
    })

    test('a brand or category that the store has not got leaves no select blank', async ({ page }) => {
      for (const query of ['brand=Nokia', 'category=toasters', 'brand=Nokia&category=toasters']) {
        await visit(page, `${prefix}/store?${query}`)
        await expect(page.locator('[data-behaviour=store]')).toHaveAttribute('data-live', '')
        for (const select of await page.locator('[name=category], [name=brand]').all()) {
          expect(await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(0)
        }
      }
    })

    test('on a wide screen the name of a section stays beside its text, and leaves with it', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 740 })
      await visit(page, kandji)
      const heights = await page.locator('main > h2').evaluateAll(all => all.map(({ clientHeight }) => clientHeight))
      const longest = page.locator('main > h2').nth(heights.indexOf(Math.max(...heights)))
      const words = longest.locator('span').first()
      const header = await box(page, '.site-header')
      /** Where the words stand while so much of the section has gone past the header. */
      const scrolledPast = async (share: number) => {
        await longest.evaluate((section, past) => {
          const { top, height } = section.getBoundingClientRect()
          scrollBy({ top: top + height * past, behavior: 'instant' })
        }, share)
        return words.evaluate(element => element.getBoundingClientRect().toJSON())
      }
      const beside = await scrolledPast(0.5)
      expect(beside.top).toBeGreaterThan(header.bottom)
      expect(beside.top).toBeLessThan(header.bottom + 60)
      const gone = await scrolledPast(1)
      expect(gone.bottom).toBeLessThanOrEqual(0.5)
    })

    test('phones show the drawing of a page, in less height, and the whole plan of the home page', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const drawing = async (path: string) => {
        await visit(page, path)
        return box(page, 'main [data-decoration] svg')
      }
      for (const path of [kandji, `${prefix}/about`]) {
        const { height } = await drawing(path)
        expect(height).toBeGreaterThan(90)
        expect(height).toBeLessThan(160)
      }
      // Cut to a strip, its edges would go through rooms and desks.
      const { width, height } = await drawing(home)
      expect(width / height).toBeCloseTo(560 / 400, 1)
    })

    test('phones show each drawing whole, on a line from edge to edge', async ({ page }) => {
      for (const width of [360, 600, 767]) {
        await page.setViewportSize({ width, height: 740 })
        await visit(page, kandji)
        const cut = await page.locator('svg.illustration').evaluate((svg, all) => {
          const field = svg.getBoundingClientRect()
          const [line, subject] = svg.querySelectorAll('g')
          const { left, right } = (line ?? svg).getBoundingClientRect()
          const found = left > field.left + 1 && right < field.right - 1 ? ['line'] : []
          for (const [name, { area, line, solid = '' }] of Object.entries(all)) {
            subject?.querySelector('path')?.setAttribute('d', `${area}${line}${solid}`)
            const { top, bottom } = (subject ?? svg).getBoundingClientRect()
            // Half of a line's width is beyond its path.
            if (top - 1 < field.top || bottom + 1 > field.bottom) found.push(name)
          }
          return found
        }, drawings)
        expect(cut).toEqual([])
      }
    })

    test('where no page is, the line still comes from the edge and ends at what stops it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, `${prefix}/no-such-page`)
      const field = await box(page, 'svg.illustration')
      const line = await box(page, 'svg.illustration path.stroke-accent')
      const stop = await box(page, 'svg.illustration path.fill-accent')
      expect(line.left <= field.left || line.right >= field.right).toBe(true)
      expect(Math.min(Math.abs(line.right - stop.left), Math.abs(stop.right - line.left))).toBeLessThan(2)
    })

    test('on phones a product is a row whose link stands at its end, not below its text', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, home)
      const [row, text, link] = [
        await box(page, '.product'),
        await box(page, '.product p'),
        await box(page, '.product a'),
      ]
      expect(row.height).toBeLessThanOrEqual(110)
      expect(text.right <= link.left || link.right <= text.left).toBe(true)
      expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(24)
    })

    test('lines part the products where the browser paints no backgrounds', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, home)
      await expect(page.locator('.product').first()).toHaveCSS('outline', /solid/)
    })

    test('the accessibility button lies on no text, logo or button at any width', async ({ page }) => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await visit(page, home, {})
        const button = await box(page, '.dock-button')
        // What is seen of it: its transparent edge is there for fingers.
        const edge = await page
          .locator('.dock-button')
          .evaluate(element => Number.parseFloat(getComputedStyle(element).borderRightWidth))
        const nearest = await page
          .locator('main :is(p, h1, h2, h3, img, a, dd, dt), .cookie-banner :is(p, button)')
          .evaluateAll(all =>
            Math.min(
              ...all
                .filter(one => one.checkVisibility() && !one.closest('.strip, .sr-only'))
                .map(one => one.getBoundingClientRect().left),
            ),
          )
        expect(button.right - (width === 1280 ? 0 : edge)).toBeLessThanOrEqual(nearest)
      }
    })

    test('the narrow menu is cut where it can be seen to go on, and its call stays in reach', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, kandji)
      await page.locator('[data-menu=click] > summary').click()
      const panel = page.locator('.mobile-panel')
      await panel.locator('details > summary').first().click()
      expect(await panel.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
      for (const top of [0, 40, 10_000]) {
        await panel.evaluate((element, y) => element.scrollTo({ top: y, behavior: 'instant' }), top)
        await expect(panel.locator('.get-started')).toBeInViewport({ ratio: 1 })
      }
      const fade = await page.locator('.mobile-call').evaluate(element => getComputedStyle(element).backgroundImage)
      expect(fade).toContain('linear-gradient')
    })

    test('enlarged four times, what is fixed leaves room for what is read, and every part can be reached', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await visit(page, kandji, {})
      const banner = page.locator('.cookie-banner')
      await expect(banner.locator('p')).toBeInViewport({ ratio: 0.5 })
      expect((await banner.boundingBox())?.height).toBeLessThan(160)
      const field = page.locator('#contact [name=company]')
      await field.focus()
      const isFree = () =>
        field.evaluate(element => {
          const { left, top } = element.getBoundingClientRect()
          return document.elementFromPoint(left + 9, top + 9) === element
        })
      await expect.poll(isFree).toBe(true)
      await banner.locator('[data-act=necessary]').click()
      await page.keyboard.press('/')
      await page.keyboard.type('filevault')
      await expect(page.locator('.search-results a').first()).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('.search-results a').first()).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator('[data-menu=click] > summary').click()
      const [first, second] = [page.locator('.mobile-panel > a'), page.locator('.mobile-panel summary')].map(one =>
        one.first(),
      )
      for (const entry of [first, second]) if (entry) await expect(entry).toBeInViewport({ ratio: 1 })
    })

    test('enlarged four times, with the largest text, the menu has all of the window, and its call comes after its entries', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 332, height: 256 })
      await visit(page, kandji, { consent: decided, accessibility: largest })
      const before = await box(page, '.site-header')
      await page.locator('[data-menu=click] > summary').click()
      await page.locator('.mobile-panel summary').first().click()
      await expect(page.locator('.mobile-call')).not.toBeInViewport()
      for (const entry of await page.locator('.mobile-panel :is(a, summary)').all()) {
        if (!(await entry.isVisible())) continue
        await entry.focus()
        await expect(entry).toBeInViewport({ ratio: 0.95 })
        const covered = await entry.evaluate(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        expect(covered).toBe(false)
      }
      await page
        .locator('.mobile-call')
        .evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const [call, header] = [await box(page, '.mobile-call'), await box(page, '.site-header')]
      expect(call.bottom).toBeLessThanOrEqual(256)
      expect(header.bottom).toBe(256)
      await page.keyboard.press('Escape')
      await expect.poll(() => box(page, '.site-header')).toEqual(before)
      await expect(page.locator('[data-menu=click] > summary')).toBeInViewport({ ratio: 1 })
    })

    test('on a small phone with the largest text the menu ends above the window’s lower edge', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 })
      await visit(page, kandji, { consent: decided, accessibility: largest })
      await page.evaluate(font => {
        document.documentElement.style.setProperty('--font-sans', font)
        const badge = document.querySelector('.site-header .text-xs')
        // As on the real site: two lines of the header become four.
        if (badge) badge.textContent = 'Authorised Apple reseller'
      }, wideFont)
      await page.locator('[data-menu=click] > summary').click()
      await page.locator('.mobile-panel summary').first().click()
      expect((await box(page, '.mobile-panel')).bottom).toBeLessThanOrEqual(480)
    })

    test('320 px, the largest text and the accessible font: no page scrolls sideways, also less a scrollbar, and no word or figure of a card or drawing is broken', async ({
      page,
    }) => {
      const wider: string[] = []
      const broken: string[] = []
      const paths = [
        '',
        '/about',
        '/applecare',
        '/cookie-policy',
        '/google-workspace',
        '/kandji',
        '/meeting-rooms',
        '/store',
      ]
      for (const path of paths) {
        await visit(page, prefix + path || '/', { consent: decided, accessibility: largest })
        await page.evaluate(font => document.documentElement.style.setProperty('--font-sans', font), wideFont)
        // The real site has longer words and figures than the fixture: in the first heading, in cards, and beside bars.
        await page.evaluate(() => {
          for (const name of document.querySelectorAll('main dt:has(+ dd.whitespace-nowrap)')) {
            name.textContent = 'Replacements'
          }
          for (const value of document.querySelectorAll('main dd.whitespace-nowrap')) value.textContent = 'as agreed'
          for (const figure of document.querySelectorAll('.figure bdi')) figure.textContent = '2000+'
          const heading = document.querySelector('h1')
          if (heading) heading.textContent = `${heading.textContent} organisations’ infrastructure`
          const bar = '<li><span>Measurements</span> <b>26&nbsp;months</b><svg></svg></li>'
          const drawing = `<figure class="drawing wide bars"><ul>${bar}</ul></figure>`
          document.querySelector('main.prose')?.insertAdjacentHTML('beforeend', drawing)
        })
        for (const width of [320, 305]) {
          await page.setViewportSize({ width, height: 740 })
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (beyond > 0) wider.push(`${path} at ${width} px: ${beyond} px`)
          const words = await page
            .locator('main dt:has(+ dd.whitespace-nowrap), .bars :is(span, b), .figure bdi')
            .evaluateAll(all =>
              all.flatMap(element => {
                const range = document.createRange()
                range.selectNodeContents(element)
                return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [element.textContent] : []
              }),
            )
          broken.push(...words.map(word => `${word} on ${path} at ${width} px`))
        }
      }
      expect({ wider, broken }).toEqual({ wider: [], broken: [] })
    })

    test('a header whose text is too large for a wide screen takes the narrow menu, on one line', async ({ page }) => {
      await visit(page, kandji, { accessibility: { textSize: 'xlarge', accessibleFont: true } })
      await expect(page.locator('[data-menu=click]')).toBeVisible()
      await expect(page.locator('[data-menu=hover]').first()).toBeHidden()
      await page.locator('[data-menu=click] > summary').click()
      await expect(page.locator('.mobile-panel')).toBeVisible()
      await page.evaluate(() => (document.documentElement.dataset.textSize = 'normal'))
      // A menu that is out of sight must not keep the page from scrolling; its code may still be on its way.
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('resize')))
        await expect(page.locator('[data-menu=click]')).not.toHaveAttribute('open', { timeout: 200 })
      }).toPass()
      const header = await box(page, '.site-header')
      expect(header.height).toBeLessThan(90)
    })

    test('words of features in the largest text are cut at no width', async ({ page }) => {
      const cut: string[] = []
      for (const path of [kandji, `${prefix}/mac-for-business`, `${prefix}/about`]) {
        await visit(page, path, { accessibility: largest })
        await page.evaluate(font => document.documentElement.style.setProperty('--font-sans', font), wideFont)
        for (const width of [360, 640, 768, 1024, 1100, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const beyond = await page
            .locator('.feature-grid')
            .evaluateAll(grids => grids.map(grid => grid.scrollWidth - grid.clientWidth))
          expect(beyond.length).toBeGreaterThan(0)
          if (beyond.some(px => px > 0)) cut.push(`${path} at ${width} px: ${beyond} px`)
        }
      }
      expect(cut).toEqual([])
    })

    test('words of price cards in the largest text stay inside them at any width, and figures on one line', async ({
      page,
    }) => {
      const cut: string[] = []
      for (const path of [`${prefix}/applecare`, `${prefix}/google-workspace`, home]) {
        await visit(page, path, { accessibility: largest })
        await page.evaluate(font => document.documentElement.style.setProperty('--font-sans', font), wideFont)
        // The real site has longer words and figures than the fixture.
        await page.evaluate(() => {
          for (const words of document.querySelectorAll('section[aria-label].wide li > p:last-of-type'))
            words.textContent = 'Organisations'
          for (const figure of document.querySelectorAll('.figure bdi')) figure.textContent = '2000+'
        })
        for (const width of [360, 640, 768, 800, 860, 900, 1024, 1040, 1100, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const beyond = await page.locator('section[aria-label].wide ul > li:has(dl), .figure').evaluateAll(cards =>
            cards.map(card => {
              const range = document.createRange()
              range.selectNodeContents(card.querySelector('bdi') ?? card)
              const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
              return card.scrollWidth > card.clientWidth || (card.matches('.figure') && lines > 1)
            }),
          )
          expect(beyond.length).toBeGreaterThan(0)
          if (beyond.includes(true)) cut.push(`${path} at ${width} px`)
        }
      }
      expect(cut).toEqual([])
    })

    test('the 404 screen has two buttons of one size, and touches the form below it', async ({ page }) => {
      await visit(page, `${prefix}/no-such-page`)
      const sizes = await page
        .locator('main p > :is(a, button)')
        .evaluateAll(buttons =>
          buttons.map(button => [getComputedStyle(button).fontSize, button.getBoundingClientRect().height]),
        )
      expect(sizes).toHaveLength(2)
      expect(sizes[1]).toEqual(sizes[0])
      const screen = await box(page, 'main > :last-child')
      const contact = await box(page, '#contact')
      expect(Math.abs(contact.top - screen.bottom)).toBeLessThan(2)
    })

    test('figures that the visitor has seen are not counted up again', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      const html = await (await page.request.get(home)).text()
      await page.route('**/assets/chunks/*.js', async route => {
        if (!html.includes(new URL(route.request().url()).pathname)) await held
        await route.continue()
      })
      await visit(page, home)
      const figures = page.locator('[data-count]')
      await figures.first().evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const seen = await figures.first().evaluateHandle(element => {
        const texts: (string | null)[] = []
        new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true })
        return texts
      })
      release()
      await expect(page.locator('[data-behaviour=counter]')).toHaveAttribute('data-live', '')
      await expect(figures).toHaveText(['240+', '97%'])
      expect(await seen.jsonValue()).toEqual([])
    })

    test('Enter in a box of the cookie preferences saves them', async ({ page }) => {
      await visit(page, kandji, {})
      await page.locator('.cookie-banner [data-act=manage]').click()
      await page.locator('#cookies [name=analytics]').check()
      await page.keyboard.press('Enter')
      await expect(page.locator('.cookie-banner')).toBeHidden()
      expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '{}').analytics)).toBe(true)
    })

    test('tables are called by their caption, or by their columns', async ({ page }) => {
      await visit(page, kandji)
      const caption = await page.locator('figure:has(table) figcaption').first().textContent()
      const table = page.locator('figure table').first()
      await expect(table).toHaveAccessibleName(caption ?? '')
      await expect(page.locator('figure .table-scroll').first()).toHaveAccessibleName(caption ?? '')
    })

    test('a table of five columns is cut off at no width', async ({ page }) => {
      await visit(page, kandji)
      const scroll = page.locator('figure .table-scroll').first()
      await scroll.evaluate(element => {
        for (const row of element.querySelectorAll('tr'))
          while (row.cells.length < 5) row.append(row.cells[row.cells.length - 1]?.cloneNode(true) ?? '')
      })
      for (const width of [480, 577, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await scroll.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
      }
    })

    test('every form, aside and landmark of a page has a name of its own', async ({ page }) => {
      const seen = new Set<string>()
      for (const path of [home, kandji, `${prefix}/meeting-rooms`, `${prefix}/store`]) {
        await visit(page, path)
        const landmarks = page.locator('form, aside, nav, section[aria-label]')
        for (const tag of await landmarks.evaluateAll(all => all.map(({ tagName }) => tagName))) seen.add(tag)
        const named = await landmarks.evaluateAll(all =>
          all.map(element => {
            const by = element.getAttribute('aria-labelledby')
            return (
              element.getAttribute('aria-label') ??
              (by && document.getElementById(by)?.textContent) ??
              element.outerHTML
            )
          }),
        )
        expect(named.filter(text => text.startsWith('<'))).toEqual([])
      }
      expect(seen).toEqual(new Set(['FORM', 'ASIDE', 'NAV', 'SECTION']))
    })

    test('questions are headings one level below the one that they stand under', async ({ page }) => {
      for (const path of [home, kandji]) {
        await visit(page, path)
        const levels = await page.evaluate(() => {
          const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
          const level = (element: Element | undefined) => Number(element?.tagName[1])
          return headings.flatMap((heading, index) =>
            heading.closest('summary')
              ? [[level(heading), level(headings.slice(0, index).findLast(one => !one.closest('summary')))]]
              : [],
          )
        })
        expect(levels.length).toBeGreaterThan(0)
        for (const [question = 0, above = 0] of levels) expect(question).toBe(above + 1)
      }
    })

    test('the statement opens in a new tab from the footer, too, and the Apple cards look like links', async ({
      page,
    }) => {
      await visit(page, home)
      const statement = page.locator('footer a[href$="/accessibility-statement"]')
      await expect(statement).toHaveAttribute('target', '_blank')
      for (const link of await page.locator('[data-section=apple] h3 a').all()) {
        await expect(link).toHaveCSS('text-decoration-line', 'underline')
      }
    })

    test('the request for a quote is called so, with its fields', async ({ page }) => {
      await visit(page, `${prefix}/store`, {
        cart: [{ id: 'macbook-air-13', name: 'MacBook Air 13-inch', quantity: 1 }],
      })
      await page.locator('[data-quote]').first().click()
      await expect(page.locator('dialog.panel')).toBeVisible()
      const send = await page.locator('dialog.panel button[aria-disabled]').textContent()
      await expect(page.locator('dialog.panel form fieldset')).toHaveAccessibleName(send ?? '')
    })

    test('who asks the system for more contrast gets black on white', async ({ page }) => {
      await page.emulateMedia({ contrast: 'more' })
      await visit(page, kandji)
      await expect(page.locator('html')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.locator('main .text-soft').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    })
  })
}
