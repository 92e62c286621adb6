import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'

const languages = [
  { url: '/about', stats: ['8+', '500+', '150+', '2017'], demo: 'Book a demo' },
  { url: '/he/about', stats: ['8+', '500+', '300+', '2017'], demo: 'קביעת הדגמה' },
]

for (const { url, stats, demo } of languages) {
  test(`${url}: the specification’s parts in its order, its figures, its form`, async ({ page }) => {
    await page.goto(url)
    const marks = await page.evaluate(() => {
      const main = document.querySelector('main')
      const [services, approach, reasons] = [
        main?.querySelectorAll('.feature-grid')[0],
        main?.querySelector('.steps'),
        main?.querySelectorAll('.feature-grid')[1],
      ]
      const parts = [
        document.querySelector('main svg'),
        main?.querySelector('dl'),
        services,
        approach,
        reasons,
        main?.querySelector('.bg-tint h2'),
        document.querySelector('#contact form'),
        document.querySelector('body > footer'),
      ]
      return parts.map(part => (part ? part.getBoundingClientRect().top : Number.NaN))
    })
    expect(marks.every(Number.isFinite)).toBe(true)
    expect(marks).toEqual([...marks].sort((a, b) => a - b))

    const main = page.locator('main')
    expect(await main.locator('h2').first().locator('xpath=following-sibling::p').count()).toBe(3)
    expect(await main.locator('dl dd').allTextContents()).toEqual(stats)
    expect(await main.locator('.feature-grid').first().locator('h3').count()).toBe(3)
    expect(await main.locator('.steps h3').count()).toBe(4)
    expect(await main.locator('.feature-grid').last().locator('h3').count()).toBe(3)

    const booking = main.getByRole('link', { name: demo })
    await expect(booking).toHaveAttribute('target', '_blank')
    await expect(booking).toHaveAttribute('rel', /noopener/)
    // The standalone form: it asks for two consents, and a telephone number only if one wants to give it.
    const form = page.locator('#contact form')
    await expect(form.locator('input[name=contact], input[name=marketing]')).toHaveCount(2)
    await expect(form.locator('[name=phone]')).not.toHaveAttribute('required')
    expect(await axeFaults(page)).toEqual([])
  })
}
