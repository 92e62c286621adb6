import { expect, type Locator } from '@playwright/test'

/**
 * Ticks a box, if it is not, by the space bar. A page scrolls smoothly to the field that was filled in before: where a busy machine still does
 * so between press and release, a click ends beside the box. Clicks on boxes are made in tests/e2e/engines.
 */
export async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.press('Space')
  await expect(box).toBeChecked()
}
