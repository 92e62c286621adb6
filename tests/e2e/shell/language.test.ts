import { expect, test } from '@playwright/test'
import { decided, directions, stored, visit } from './visit.ts'

for (const { name, kandji, other, lang } of directions) {
  test.describe(name, () => {
    test('the floating toggle keeps query and hash, stores the preference and restores the scroll position after 50 ms', async ({
      page,
      baseURL,
    }) => {
      await page.clock.install()
      await visit(page, `${kandji}?a=1#main`)
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.locator('.language-float').click()
      await expect(page).toHaveURL(`${baseURL}${other}?a=1#main`)
      expect(await stored(page, 'language')).toBe(lang === 'en' ? 'he' : 'en')
      // The position is taken once the entry runs; the code that goes there is fetched then.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scroll'))).toBeNull()
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(49)
      expect(await page.evaluate(() => scrollY)).not.toBe(700)
      await page.clock.runFor(1)
      expect(await page.evaluate(() => scrollY)).toBe(700)
    })

    test('the toggle keeps the section that is being read, also where it stands elsewhere in the other language', async ({
      page,
    }) => {
      await visit(page, kandji)
      await page.evaluate(() => document.getElementById('read-next')?.scrollIntoView({ behavior: 'instant' }))
      await page.locator('.language-float').click()
      await page.waitForURL(`**${other}`)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      await expect(page.locator('#read-next')).toBeInViewport()
    })

    test('the section of the address stays where it was, and does not move on from there', async ({ page }) => {
      await visit(page, `${kandji}#read-next`)
      const section = page.locator('#read-next')
      /** Where it stands once nothing moves it: thirty frames and half a second long, in which it stood nowhere else. */
      const restingPlace = () =>
        section.evaluate(
          element =>
            new Promise<number>(resolve => {
              let [last, since, frames] = [Number.NaN, 0, 0]
              const look = (now: number) => {
                const { top } = element.getBoundingClientRect()
                if (top !== last) [last, since, frames] = [top, now, 0]
                frames++
                // On a busy machine a single frame may take as long.
                if (now - since > 500 && frames > 30) resolve(top)
                else requestAnimationFrame(look)
              }
              requestAnimationFrame(look)
            }),
        )
      const before = await restingPlace()
      for (const address of [other, kandji]) {
        await page.locator('.language-float').click()
        await page.waitForURL(`**${address}#read-next`)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
        expect(Math.abs((await restingPlace()) - before)).toBeLessThan(150)
      }
    })

    test('an address that a section has in one language only is the one of both after the toggle', async ({
      page,
      baseURL,
    }) => {
      const words = await page.request
        .get(kandji)
        .then(async answer => /<h2 id="read-next"><span>(?:<span id="([^"]+)">)?/.exec(await answer.text())?.[1])
      await visit(page, `${kandji}#${words ?? 'read-next'}`)
      await page.locator('.language-float').click()
      await expect(page).toHaveURL(`${baseURL}${other}#read-next`)
    })

    test('the header’s toggle leads back; a stored preference then rules every address', async ({ page, baseURL }) => {
      await visit(page, kandji)
      await page.locator('.language-link').click()
      await expect(page).toHaveURL(baseURL + other)
      await expect(page.locator('html')).toHaveAttribute('dir', lang === 'en' ? 'rtl' : 'ltr')
      await page.goto(`${kandji}?b=2#main`)
      await expect(page).toHaveURL(`${baseURL}${other}?b=2#main`)
      await page.locator('.language-link').click()
      await expect(page).toHaveURL(`${baseURL}${kandji}?b=2#main`)
      expect(await stored(page, 'language')).toBe(lang)
    })

    test('the other language opened in a tab of its own stays; the menu of the right button decides nothing', async ({
      page,
      context,
      baseURL,
    }) => {
      await visit(page, `${kandji}?a=1`)
      await page.evaluate(own => localStorage.setItem('language', own), lang)
      await page.locator('.language-link').click({ button: 'right' })
      expect(await stored(page, 'language')).toBe(lang)
      const opened = context.waitForEvent('page')
      await page.locator('.language-link').click({ button: 'middle' })
      const tab = await opened
      await expect(tab.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'he' : 'en')
      await tab.waitForLoadState()
      await expect(tab).toHaveURL(`${baseURL}${other}?a=1`)
    })

    test('the floating button stands top right, the accessibility button bottom left, and a new page starts at its top', async ({
      page,
    }) => {
      await visit(page, kandji)
      const view = page.viewportSize() ?? { width: 0, height: 0 }
      const float = await page.locator('.language-float').boundingBox()
      const dock = await page.locator('.dock-button').boundingBox()
      // Next to the header's end, not at the edge of a wide screen.
      expect(view.width - (float?.x ?? 0) - (float?.width ?? 0)).toBeLessThan(60)
      expect(float?.y).toBeLessThan(30)
      expect(dock?.x).toBeLessThan(30)
      expect(view.height - (dock?.y ?? 0) - (dock?.height ?? 0)).toBeLessThan(30)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.locator('footer a[href$="/privacy-policy"]').last().click()
      await page.waitForURL('**/privacy-policy')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('the floating button covers nothing in the header, at any width', async ({ page }) => {
      await visit(page, kandji)
      for (const width of [320, 352, 360, 480, 639, 640, 768, 959, 960, 1024, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const covered = await page.evaluate(() => {
          const { left, right } = document.querySelector('.language-float')?.getBoundingClientRect() ?? new DOMRect()
          return [...document.querySelectorAll('.site-header :is(a, button, summary)')]
            .filter(element => element.checkVisibility())
            .filter(element => {
              const box = element.getBoundingClientRect()
              return box.top < 72 && box.right > left + 0.5 && box.left < right - 0.5
            })
            .map(element => element.outerHTML.slice(0, 80))
        })
        expect(covered, `${width} px`).toEqual([])
      }
    })

    test('in a window enlarged four times the floating button scrolls away with the header', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await visit(page, kandji)
      await expect(page.locator('.language-float')).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect(page.locator('.language-float')).not.toBeInViewport()
    })

    test('a navigation that takes 400 ms says so politely, and not before', async ({ page }) => {
      // A page that is being left cannot be queried, so it reports by itself. (A fake clock would stop there too.)
      await page.addInitScript(() => {
        let left = 0
        navigation.addEventListener('navigate', () => {
          left = performance.now()
        })
        new MutationObserver(() => {
          const text = document.querySelector('.navigation-status')?.textContent
          if (text) console.log(`status: ${text} ${Math.round(performance.now() - left)}`)
        }).observe(document, { childList: true, subtree: true })
      })
      await visit(page, kandji)
      const status = page.locator('.navigation-status')
      await expect(status).toHaveAttribute('role', 'status')
      // The code of the link's neighbours is loaded, and not what is waited for.
      for (const island of ['ContactForm', 'Newsletter']) {
        const element = page.locator(`[data-island=${island}]`)
        await element.scrollIntoViewIfNeeded()
        await expect(element).toHaveAttribute('data-live', '')
      }
      const shown = page.waitForEvent('console', message => message.text().startsWith('status:'))
      await page.route('**/terms-of-use', async route => {
        await shown
        await route.continue()
      })
      // A page prepared in advance would not be slow.
      await page.locator('script[type=speculationrules]').evaluate(rules => rules.remove())
      await page.locator('footer a[href$="/terms-of-use"]').last().click({ noWaitAfter: true })
      const [, text, after] = (await shown).text().split(' ')
      expect(text).toBe(lang === 'en' ? 'Loading...' : 'טוענים...')
      expect(Number(after)).toBeGreaterThanOrEqual(400)
      await page.waitForURL('**/terms-of-use')
      await expect(status).toBeEmpty()
    })
  })
}

test('a page out of the back/forward cache applies the preference, settings and consent stored since', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/kandji?a=1', {})
  await page.evaluate(
    ([consent]) => {
      localStorage.setItem('accessibility', '{"grayscale":true}')
      localStorage.setItem('consent', consent ?? '')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    [JSON.stringify(decided)],
  )
  await expect(page.locator('html')).toContainClass('grayscale')
  await expect(page.locator('.cookie-banner')).toBeHidden()
  await page.evaluate(() => {
    localStorage.setItem('language', 'he')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(`${baseURL}/he/kandji?a=1`)
})

test('links prepared in advance are pages of this site: no endpoint, form target, new tab or other language', async ({
  page,
}) => {
  await visit(page, '/kandji')
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  const [{ where, eagerness }] = rules.prerender
  expect(eagerness).toBe('moderate')
  // A path alone matches this origin only.
  expect(where.and).toContainEqual({ href_matches: '/*' })
  expect(where.and).toContainEqual({ not: { href_matches: '/api/*' } })
  expect(where.and).toContainEqual({ not: { href_matches: '/unsubscribe*' } })
  expect(where.and).toContainEqual({ not: { selector_matches: '[data-language], [target]' } })
})
