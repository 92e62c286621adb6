import { expect } from '@playwright/test'
import { directions } from '../shell/visit.ts'
import { test } from './visitor.ts'

for (const { name, prefix } of directions) {
  test(`${name}: a store that was opened in a tab behind shows its items`, async ({ visitor, engine }) => {
    test.skip(engine === 'WebKitGTK', 'its driver stops answering in a tab that is not shown')
    await visitor.open(`${prefix}/about`)
    await visitor.openBehind(
      `${prefix}/store?category=mac`,
      () => document.querySelector('[data-group][data-off]') !== null,
    )
    await visitor.seesElement('[data-group] [data-item]')
    const heights = await visitor.evaluate(() =>
      [...document.querySelectorAll('[data-group]:not([data-off])')].map(
        group => group.lastElementChild?.getBoundingClientRect().height ?? 0,
      ),
    )
    expect(heights[0]).toBeGreaterThan(200)
  })
}
