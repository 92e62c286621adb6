import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { launchOptions } from './chromium.ts'

const folder = 'test-results/gallery'
const pages = [
  { url: '/gallery', html: `${folder}/gallery.html`, copied: 'Copied' },
  { url: '/he/gallery', html: `${folder}/he-gallery.html`, copied: 'הועתק' },
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

    await page.locator('.gallery-list a[href="#widget-faq"]').click()
    await expect(page.locator('.gallery-list a[data-here]')).toHaveText('Faq')

    await page.setViewportSize({ width: 360, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(readFileSync(gallery.html, 'utf8')).toContain('noindex')
  })
}
