import { expect, test } from '@playwright/test'
import { ibmFaults } from './ibm.ts'
import { directions, visit } from './shell/visit.ts'

/** A page of each kind. */
const kinds = [
  '/',
  '/about',
  '/kandji',
  '/google-workspace',
  '/store',
  '/store/mac',
  '/privacy-policy',
  '/no-such-page',
]

for (const { name, prefix } of directions) {
  test(`${name}: IBM’s engine finds nothing on a page of each kind`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of kinds) {
      await visit(page, (prefix + path).replace(/(.)\/$/, '$1'))
      found.push(...(await ibmFaults(page)).map(fault => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
}

test('it would find a fault', async ({ page }) => {
  await visit(page, '/kandji')
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">'))
  expect(await ibmFaults(page)).toEqual([expect.stringContaining('img_alt')])
})
