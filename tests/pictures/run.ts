import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../src/review/screenshots/chromium.ts'
import { type Scene, scenes } from './scenes.ts'
import { folder, type PictureTexts, sourceTexts, textsFile } from './texts.ts'

/** `npm run pictures`: the pictures of README.md, taken from the running parts, and the texts that can be read in each. */
// What is laid out for them goes with the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const browser = await chromium.launch({ ...launchOptions, headless: true })
const known = sourceTexts()
const texts: PictureTexts = {}
mkdirSync(folder, { recursive: true })
try {
  for (const [name, scene] of Object.entries(scenes)) {
    await using site = await scene()
    const shots = await Promise.all(site.addresses.map(address => shoot(browser, address, site)))
    texts[name] = [...new Set(shots.flatMap(shot => shot.texts))].filter(text => known.includes(text)).sort()
    await beside(shots.map(shot => shot.image)).toFile(join(folder, `${name}.webp`))
    console.log(`${name}: ${texts[name].length} texts`)
  }
} finally {
  await browser.close()
}
writeFileSync(textsFile, `${JSON.stringify(texts, undefined, 2)}\n`)

async function shoot(browser: Browser, address: string, { width, height, ready, follows }: Scene) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'load' })
  // The greeting for newcomers covers what is to be seen.
  const refuse = page.locator('[data-act=necessary]')
  if (await refuse.isVisible()) await refuse.click()
  // Nothing lies under the pointer, which would highlight it.
  await page.mouse.move(0, 0)
  await page.locator(ready).first().waitFor()
  const tour = page.locator('.tour')
  if (await tour.isVisible()) await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'hidden' })
  for (const frame of page.frames()) {
    await frame.locator('h1, .cm-content').first().waitFor()
    if (follows && frame.parentFrame()) await frame.waitForFunction(() => scrollY > 0)
    await frame.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  const image = await page.screenshot()
  const inFrames = await Promise.all(
    page.frames().map(frame =>
      frame.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, button, label, summary, a, th, .cm-line')].flatMap(element => {
          const { top, bottom, width } = element.getBoundingClientRect()
          const seen =
            element.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight && width > 1
          const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
          return seen && text.length > 3 ? [text] : []
        }),
      ),
    ),
  )
  await page.close()
  return { image, texts: inFrames.flat() }
}

/** Pictures of one height in a row, at the width that README shows. */
function beside(images: readonly Buffer[]) {
  return {
    async toFile(file: string) {
      const sizes = await Promise.all(images.map(image => sharp(image).metadata()))
      const gap = 24
      const width = sizes.reduce((sum, size) => sum + size.width, gap * (sizes.length - 1))
      const height = Math.max(...sizes.map(size => size.height))
      let left = 0
      const placed = images.map((input, index) => {
        const at = { input, left, top: 0 }
        left += (sizes[index]?.width ?? 0) + gap
        return at
      })
      const row = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
        .composite(placed)
        .png()
        .toBuffer()
      await sharp(row).resize({ width: 1600, withoutEnlargement: true }).webp({ quality: 72, effort: 6 }).toFile(file)
    },
  }
}
