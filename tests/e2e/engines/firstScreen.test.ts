import { expect } from '@playwright/test'
import { directions } from '../shell/visit.ts'
import { holdLaterStyles } from './heldStyles.ts'
import { test } from './visitor.ts'

for (const { name, kandji } of directions) {
  test(`${name}: the top of a page is drawn before the other styles have come, and nothing below it unstyled`, async ({
    visitor,
    baseURL,
  }) => {
    const styles = await holdLaterStyles(String(baseURL))
    try {
      const page = visitor.at(styles.origin)
      // In a frame: the drivers wait for what is loading in the window itself.
      await page.open('/robots.txt')
      await page.evaluate(path => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: path, width: 1200, height: 700 }))
      }, kandji)
      await page.sees(() => {
        const heading = frames[0]?.document.querySelector('h1')
        return heading ? parseFloat(getComputedStyle(heading).fontSize) > 40 : false
      })
      expect(await page.evaluate(countBelow)).toBe(0)
      styles.release()
      await page.sees(() => {
        const heading = frames[0]?.document.querySelector('main > h2')
        return heading ? getComputedStyle(heading).position === 'relative' : false
      })
      expect(await page.evaluate(countBelow)).toBeGreaterThan(5)
    } finally {
      styles.close()
    }
  })
}

/** Runs in the page: how much is shown below the top of the page in the frame. */
const countBelow = () =>
  [...(frames[0]?.document.querySelectorAll('main > :first-child ~ *, main ~ *') ?? [])].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  ).length
