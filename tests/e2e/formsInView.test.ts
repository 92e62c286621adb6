import { expect, type Locator, type Page, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

const languages = [
  {
    prefix: '',
    dir: 'ltr',
    quote: /^Quote/,
    reversed: 'Message contains hidden characters that reverse the text; please type it again',
    control: 'Company contains hidden control characters; please type it again',
    nameless: 'Name is required',
    offline: /^There is no connection to the internet/,
  },
  {
    prefix: '/he',
    dir: 'rtl',
    quote: /^הצעת מחיר/,
    reversed: 'השדה ״הודעה״ מכיל תווים נסתרים שהופכים את כיוון הטקסט; הקלידו אותו מחדש',
    control: 'השדה ״חברה״ מכיל תווי בקרה נסתרים; הקלידו את הטקסט מחדש',
    nameless: '״שם״ הוא שדה חובה',
    offline: /^אין חיבור לאינטרנט/,
  },
]

const screens = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]

/** A right-to-left override, which shows a text in another order than it has. */
const reversing = 'Macs \u202e123'

async function fill(form: Locator) {
  const values = { name: 'Noa', email: 'noa@example.com', phone: '03-555-0100', message: 'Macs' }
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await tick(form.locator('[name=contact]'))
}

async function openForm(page: Page, path: string) {
  await visit(page, path, { consent: decided })
  const form = page.locator('[data-island=ContactForm] form')
  await form.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=ContactForm]')).toHaveAttribute('data-live', '')
  return form
}

async function openQuote(page: Page, path: string, quote: RegExp) {
  await visit(page, path, { consent: decided })
  await page.locator('[data-add]').first().click()
  await page.getByRole('button', { name: quote }).click()
  const form = page.locator('dialog form:has([name=email])')
  await expect(form.locator('xpath=ancestor::site-island')).toHaveAttribute('data-live', '')
  return form
}

for (const { prefix, dir, quote, reversed, control, nameless, offline } of languages) {
  for (const screen of screens) {
    test.describe(`${prefix || '/en'}, ${screen.width} × ${screen.height}`, () => {
      test.use({ viewport: screen })

      test('a message that is refused is in view with its label and what is wrong with it', async ({ page }) => {
        const form = await openForm(page, `${prefix}/kandji`)
        await fill(form)
        const [name, message] = [form.locator('[name=name]'), form.locator('[name=message]')]
        await message.fill(reversing)
        // Where the last line of the box is the last line of the window.
        await message.evaluate(field => {
          field.style.scrollMargin = '0'
          document.documentElement.style.scrollPadding = '0'
          field.scrollIntoView({ block: 'end', behavior: 'instant' })
          field.style.scrollMargin = ''
          document.documentElement.style.scrollPadding = ''
        })
        await name.evaluate(field => field.focus({ preventScroll: true }))
        await page.keyboard.press('Enter')
        await expect(message).toBeFocused()
        await expect(form.getByText(reversed)).toBeInViewport({ ratio: 1 })
        await expect(form.locator('label:has([name=message])')).toBeInViewport({ ratio: 1 })
      })

      test('a name that is missing in the quote is in view with its label and what is wrong with it', async ({
        page,
      }) => {
        const form = await openQuote(page, `${prefix}/store`, quote)
        await fill(form)
        const name = form.locator('[name=name]')
        await name.fill('')
        // Its box is the last of the window, as under a keyboard.
        const bottom = await name.evaluate(field => {
          field.closest('dialog')?.scrollTo({ top: 0, behavior: 'instant' })
          return field.getBoundingClientRect().bottom
        })
        await page.setViewportSize({ width: screen.width, height: Math.ceil(bottom) })
        await form.locator('[name=email]').evaluate(field => field.focus({ preventScroll: true }))
        await page.keyboard.press('Enter')
        await expect(name).toBeFocused()
        await expect(form.getByText(nameless)).toBeInViewport({ ratio: 1 })
        await expect(form.locator('label:has([name=name])')).toBeInViewport({ ratio: 1 })
      })

      for (const [kind, path] of [
        ['home', '/'],
        ['standalone', '/kandji'],
      ] as const) {
        test(`${kind} form: without a network, what can be done is in view after the attempt`, async ({
          page,
          context,
        }) => {
          const form = await openForm(page, prefix + path)
          await fill(form)
          const button = form.locator('[type=submit]')
          await button.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
          await context.setOffline(true)
          await button.press('Enter')
          const advice = form.getByText(offline)
          await expect(advice).toBeInViewport({ ratio: 1 })
          await expect(form.locator('[data-outcome=error]')).toBeInViewport({ ratio: 1 })
        })
      }
    })
  }

  test(`${prefix || '/en'}: hidden control characters are to be typed again`, async ({ page }) => {
    const form = await openForm(page, `${prefix}/kandji`)
    await fill(form)
    await form.locator('[name=company]').fill('Example\u0007')
    await form.locator('[type=submit]').press('Enter')
    await expect(form.getByText(control)).toBeVisible()
  })

  test(`${prefix || '/en'}: a message begins as the page does, and each paragraph by its first letter`, async ({
    page,
  }) => {
    const form = await openForm(page, `${prefix}/kandji`)
    const message = form.locator('[name=message]')
    for (const text of ['', '12', 'abc\n', 'אבג\n']) {
      await message.fill(text)
      await expect(message).toHaveCSS('direction', dir)
    }
    // Its first letter is where its first line begins.
    for (const [text, begins] of [
      ['abc\nאבג', 'left'],
      ['אבג\nabc', 'right'],
    ] as const) {
      await message.fill(text)
      const box = await message.boundingBox()
      if (!box) throw new Error('The message is not shown.')
      await message.click({ position: { x: begins === 'left' ? 4 : box.width - 4, y: 20 } })
      expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(0)
      await message.click({ position: { x: begins === 'left' ? box.width - 24 : 24, y: 20 } })
      expect(await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(3)
    }
  })
}
