import { expect, type Page, test } from '@playwright/test'
import { directions, visit } from './shell/visit.ts'

/** What a selector shows on paper. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => all.filter(element => element.checkVisibility()).length)

for (const { name, home, kandji, prefix } of directions) {
  test.describe(name, () => {
    test('on paper answers are open, and nothing is left that only a screen can do', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      for (const path of [kandji, home, `${prefix}/store`]) {
        await visit(page, path, {})
        for (const selector of [
          'header nav',
          'header details',
          '.dock',
          '.cookie-banner',
          'form',
          '.language-float',
          'button',
        ]) {
          expect(await shown(page, selector), `${selector} on ${path}`).toBe(0)
        }
        const answers = page.locator('[data-faq] details > :not(summary)')
        for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })

    test('a page on paper begins with whose it is and its address', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 640, height: 900 })
      for (const [path, address] of [
        [kandji, kandji],
        [home, home],
        ['/no-such-page', ''],
      ] as const) {
        await visit(page, path)
        const first = page.locator('.site-header a').first()
        await expect(first).toContainText(prefix && path !== '/no-such-page' ? 'דגם' : 'Fixture')
        await expect(first).toBeVisible()
        const { content, top, bottom, edges } = await first.evaluate(link => {
          const { top, bottom } = link.getBoundingClientRect()
          const heading = document.querySelector('h1')?.getBoundingClientRect()
          const { left, right } = document.querySelector('.site-header')?.getBoundingClientRect() ?? new DOMRect()
          const { content } = getComputedStyle(link, '::after')
          return { content, top, bottom: (heading?.top ?? 0) - bottom, edges: [left, innerWidth - right] }
        })
        expect(content).toBe(`"https://fixture.example${address}"`)
        expect(top).toBeLessThan(40)
        expect(bottom).toBeGreaterThan(0)
        expect(edges).toEqual([0, 0])
      }
    })

    test('on paper buttons are links with their address, and links in the text keep theirs', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, kandji)
      const button = page.locator('main a[target=_blank]').first()
      const address = await button.getAttribute('href')
      const look = await button.evaluate(element => {
        const { backgroundColor, textDecorationLine } = getComputedStyle(element)
        const { content, direction } = getComputedStyle(element, '::after')
        return { backgroundColor, textDecorationLine, address: content, gapWith: direction }
      })
      expect(look).toEqual({
        backgroundColor: 'rgba(0, 0, 0, 0)',
        textDecorationLine: 'underline',
        address: `" (\u2066${address}\u2069)"`,
        gapWith: prefix ? 'rtl' : 'ltr',
      })
    })

    test('on paper no link has an address beside it that leads nowhere without the site', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, home)
      const links = page.locator('main a[href^="/"]')
      expect(await links.count()).toBeGreaterThan(3)
      const printed = await links.evaluateAll(all => all.map(link => getComputedStyle(link, '::after').content))
      expect(printed.filter(content => content.includes('/'))).toEqual([])
    })

    test('no card, table row, question or heading is cut in two by the end of a sheet, nor a caption off its table', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print' })
      const cut: string[] = []
      for (const path of [kandji, home, `${prefix}/store`, `${prefix}/google-workspace`]) {
        await visit(page, path)
        if (path.endsWith('/google-workspace')) await expect(page.locator('main caption')).toBeVisible()
        const found = await page
          .locator(
            'main :is(li, tr, details, figure, aside), main .table-scroll:has(caption), .feature-grid > *, .site-footer',
          )
          .evaluateAll(all =>
            all
              .filter(element => element.checkVisibility() && getComputedStyle(element).breakInside !== 'avoid')
              .map(element => element.outerHTML.slice(0, 80)),
          )
        cut.push(...found)
      }
      expect(cut).toEqual([])
    })

    test('what introduces a shelf of the store is whole, on the sheet of its first items', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, `${prefix}/store`)
      const breaks = await page.locator('[data-group] > p').evaluateAll(all =>
        all.map(element => {
          const { breakInside, breakAfter } = getComputedStyle(element)
          return `${breakInside} ${breakAfter}`
        }),
      )
      expect(new Set(breaks)).toEqual(new Set(['avoid avoid']))
    })

    test('a table keeps its whole frame', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, kandji)
      const table = page.locator('main .table-scroll').first()
      for (const side of ['top', 'bottom', 'left', 'right'])
        await expect(table).toHaveCSS(`border-${side}-width`, '1px')
      // Its head is not cut to round corners there, and would lie on them.
      await expect(table).toHaveCSS('overflow', 'visible')
      await expect(table).toHaveCSS('border-radius', '0px')
    })

    test('a section begins with the only line between it and the questions before it', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await visit(page, kandji)
      const [questions, section] = [page.locator('main [data-faq]'), page.locator('main [data-faq] + h2')]
      await expect(section).toBeVisible()
      expect(await section.evaluate(heading => getComputedStyle(heading, '::before').borderTopWidth)).toBe('1px')
      for (const part of [questions, questions.locator('> div'), questions.locator('details').last()])
        await expect(part).toHaveCSS('border-bottom-width', '0px')
    })

    test('nothing of a step or card stands out above it, where the sheet before would keep it', async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      const outside: string[] = []
      for (const [path, wanted] of [
        [home, '.product'],
        [kandji, '.step'],
      ] as const) {
        await visit(page, path)
        await expect(page.locator(wanted).first()).toBeVisible()
        const found = await page.locator('main li').evaluateAll(all =>
          all
            .filter(element => element.checkVisibility())
            .filter(element => {
              const { outlineStyle } = getComputedStyle(element)
              const tops = ['::before', '::after'].map(name => {
                const { content, position, top } = getComputedStyle(element, name)
                return content !== 'none' && position === 'absolute' ? Number.parseFloat(top) : 0
              })
              return outlineStyle !== 'none' || Math.min(...tops) < 0
            })
            .map(element => element.outerHTML.slice(0, 80)),
        )
        outside.push(...found)
      }
      expect(outside).toEqual([])
    })
  })
}

test('figures that have not been counted up yet are whole on paper', async ({ page }) => {
  await visit(page, '/')
  const counter = page.locator('[data-behaviour=counter]')
  await counter.evaluate(element =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 5, behavior: 'instant' }),
  )
  await expect(counter).toHaveAttribute('data-live', '')
  await expect(counter.locator('[data-count]').first()).toHaveText('0+')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(counter.locator('[data-count]')).toHaveText(['240+', '97%'])
})

test('a toast that is on the screen is not printed', async ({ page }) => {
  await visit(page, '/kandji')
  await page.locator('[data-island=ContactForm] form').getByRole('button').press('Enter')
  const toast = page.locator('[data-sonner-toast]').first()
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
})
