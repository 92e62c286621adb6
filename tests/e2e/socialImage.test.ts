import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { createSocialRenderer } from '../../src/build/social/socialRenderer.ts'
import { splitRuns } from '../../src/content/locales/isolate.ts'
import { textNode, titleStyle, titleWidth } from '../../src/site/head/socialImage.ts'
import { launchOptions } from './chromium.ts'

// The headless shell sets letters on whole pixels.
test.use({ launchOptions })

/** What goes wrong in pictures of Hebrew: digits, signs, brackets and names in other scripts change places. */
const texts = [
  'Kandji: ניהול Mac, iPad ו־iPhone שלא נשחק עם הזמן',
  'רישיון ב־₪199 לחודש (כולל מע״מ), עד 250 משתמשים',
  'מענה בתוך 24 שעות: שירות 24/7, טלפון +972-3-555-0100',
  'Google Workspace או Microsoft 365? השוואה (2026)',
  'חסכון של 35%, מ־1,200 ל־780 ש״ח',
]

const size = { width: titleWidth, height: 360 }

/** Share of a picture's ink that may lie elsewhere in the other: edges are smoothed differently by the two. */
const tolerance = 0.12

/** How much ink (0 to 255) each cell of 4 × 4 pixels holds. */
async function ink(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .negate()
    .resize(size.width / 4, size.height / 4, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** 0 where both hold the same ink in the same places, 2 where none of it agrees. */
function distance(one: readonly number[], other: readonly number[]): number {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const apart = one.map((value, index) => Math.abs(value - (other[index] ?? 0)))
  return total(apart) / ((total(one) + total(other)) / 2)
}

const font = (script: string) =>
  readFileSync(`node_modules/@fontsource-variable/heebo/files/heebo-${script}-wght-normal.woff2`).toString('base64')

async function byChromium(page: Page, text: string): Promise<Buffer> {
  const { fontSize, fontWeight, lineHeight } = titleStyle(text)
  const runs = splitRuns(text, 'he').map(run => (run.isolate ? `<bdi>${run.text}</bdi>` : run.text))
  const face = (script: string, range: string) =>
    `@font-face{font-family:Heebo;font-weight:100 900;unicode-range:${range};src:url(data:font/woff2;base64,${font(script)})}`
  await page.setContent(`<!doctype html><style>
    ${face('hebrew', 'U+590-5FF,U+20AA')}${face('latin', 'U+0-FF,U+2013-2026')}
    body{margin:0}
    p{margin:0;width:${size.width}px;height:${size.height}px;font:${fontWeight} ${fontSize}px/${lineHeight} Heebo}
  </style><p dir="rtl">${runs.join('')}</p>`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.locator('p').screenshot()
}

test('Hebrew stands in social images as Chromium sets it, words, digits and signs in the same places', async ({
  page,
}) => {
  const renderer = createSocialRenderer(process.cwd())
  await page.setViewportSize({ width: 800, height: 600 })
  const draw = (text: string) =>
    renderer.render(
      {
        type: 'container',
        style: { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', backgroundColor: '#fff' },
        children: [textNode(text, 'he', { ...titleStyle(text), color: '#000' })],
      },
      size,
    )
  for (const text of texts) {
    const expected = await ink(await byChromium(page, text))
    expect.soft(distance(await ink(await draw(text)), expected), text).toBeLessThan(tolerance)
    // The measure sees an order that is wrong: the same words the other way round.
    const wrong = await ink(await draw(text.split(' ').reverse().join(' ')))
    expect.soft(distance(wrong, expected), `${text}, reversed`).toBeGreaterThan(3 * tolerance)
  }
})

test('a picture drawn twice is the same to the byte', async () => {
  const draw = async () => {
    const renderer = createSocialRenderer(process.cwd())
    return renderer.render(textNode(texts[1] ?? '', 'he', { fontSize: 40 }))
  }
  expect((await draw()).equals(await draw())).toBe(true)
})
