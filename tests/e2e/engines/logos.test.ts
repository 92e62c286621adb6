import { expect } from '@playwright/test'
import { test } from './visitor.ts'

test('each logo of the strip shows its own file and nothing of another, though all are one drawing', async ({
  visitor: page,
}) => {
  await page.open('/')
  const boxes = await page.evaluate(showBoth)
  expect(boxes.length).toBeGreaterThan(5)
  for (const { part, own, blank } of boxes) {
    // A decoded picture is drawn some frames later, and each of both in a frame of its own.
    await expect.poll(() => page.difference(part, blank)).toBeGreaterThan(0.02)
    // A letter more or less would be several per cent.
    await expect.poll(() => page.difference(part, own)).toBeLessThan(0.01)
  }
})

/** Runs in the page: shows nothing but each logo of the strip and beside it the file with its name. @returns where they stand */
const showBoth = () => {
  const logos = [...document.querySelectorAll<HTMLImageElement>('[data-behaviour=carousel] picture img')]
  document.body.replaceChildren()
  return Promise.all(
    logos.map(async (logo, row) => {
      const [width, height] = [Number(logo.getAttribute('width')), Number(logo.getAttribute('height'))]
      const show = async (src: string, x: number) => {
        const image = Object.assign(new Image(width, height), { src })
        Object.assign(image.style, { position: 'fixed', top: `${row * 44}px`, left: `${x}px` })
        document.body.append(image)
        await image.decode()
        return { x, y: row * 44, width, height }
      }
      const part = await show(logo.src, 0)
      const own = await show(`/logos/${logo.src.split('#')[1]}.svg`, 300)
      return { part, own, blank: { ...own, x: 600 } }
    }),
  )
}
