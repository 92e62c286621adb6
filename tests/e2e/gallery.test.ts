import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { launchOptions } from './chromium.ts'

const folder = 'test-results/gallery'
const pages = [
  { url: '/gallery', html: `${folder}/gallery.html`, copied: 'Copied', refused: /^The browser did not allow copying/ },
  { url: '/he/gallery', html: `${folder}/he-gallery.html`, copied: 'הועתק', refused: /^הדפדפן לא אפשר להעתיק/ },
]

// axe reads every example of every widget at once.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
// The headless shell has no clipboard.
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', launchOptions })

test.beforeAll(() => {
  test.setTimeout(60_000)
  execFileSync(process.execPath, ['tests/e2e/renderGallery.ts', folder], { cwd: process.cwd(), stdio: 'pipe' })
})

/** The site under test has no gallery: its page comes from the rendering above, everything that it loads from the site. */
async function open(page: Page, { url, html }: { url: string; html: string }) {
  await page.route(`**${url}`, route => route.fulfill({ contentType: 'text/html; charset=utf-8', path: html }))
  await page.goto(url)
}

for (const gallery of pages) {
  test(`${gallery.url}: axe finds nothing in any example, nothing sticks out, examples can be copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, gallery)
    expect(await axeFaults(page)).toEqual([])

    const example = page.locator('#widget-faq figure').first()
    const button = example.locator('button[data-copied]')
    await button.click()
    await expect(button).toHaveText(gallery.copied)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('<Faq>\n\n<Question q="')
    expect(copied.trim().endsWith('</Faq>')).toBe(true)

    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) }))
    await button.click()
    await expect(example.getByRole('status')).toHaveText(gallery.refused)
    expect(await page.evaluate(() => String(getSelection()))).toContain('<Question q="')

    await page.locator('.gallery-list a[href="#widget-faq"]').click()
    await expect(page.locator('.gallery-list a[data-here]')).toHaveText('Faq')

    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(readFileSync(gallery.html, 'utf8')).toContain('noindex')
  })
  test(`${gallery.url}: the line of a timeline and its circle stand where the bars are counted from`, async ({
    page,
  }) => {
    await open(page, gallery)
    for (const [width, media] of [
      [1280, 'screen'],
      [360, 'screen'],
      [673, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ media })
      const distances = await page.locator('.timeline').evaluateAll(timelines =>
        timelines.map(timeline => {
          const isRight = (getComputedStyle(timeline).direction === 'rtl') !== timeline.matches('.countdown')
          const list = timeline.querySelector('ol') as Element
          const day = timeline.querySelector('.day') as Element
          const edges = [...timeline.querySelectorAll('rect')].map(bar => {
            const { left, right } = bar.getBoundingClientRect()
            return isRight ? right : left
          })
          const start = isRight ? Math.max(...edges) : Math.min(...edges)
          /** The middle of what is drawn before the content of an element. */
          const drawnAt = (element: Element) => {
            const own = getComputedStyle(element)
            const { left, width, borderLeftWidth, borderRightWidth } = getComputedStyle(element, '::before')
            const drawn = [width, borderLeftWidth, borderRightWidth].map(Number.parseFloat)
            const whole = own.boxSizing === 'border-box' ? Math.max(drawn[0] ?? 0, 2) : drawn.reduce((a, b) => a + b)
            return (
              element.getBoundingClientRect().left +
              Number.parseFloat(own.borderLeftWidth) +
              Number.parseFloat(left) +
              whole / 2
            )
          }
          const { left, right } = day.getBoundingClientRect()
          const line =
            getComputedStyle(list, '::before').content === 'none' ? (isRight ? right - 1 : left + 1) : drawnAt(list)
          return [line, drawnAt(day)].map(place => Math.round(Math.abs(place - start)))
        }),
      )
      // The line is two pixels wide, and next to the bars.
      expect(distances.flat().length, `at ${width} px`).toBeGreaterThan(3)
      expect(Math.max(...distances.flat()), `at ${width} px: ${JSON.stringify(distances)}`).toBeLessThanOrEqual(2)
    }
  })
}
