import { expect, type Locator, type Page, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

const languages = [
  { prefix: '', quote: /^Quote/, send: 'Request a quote' },
  { prefix: '/he', quote: /^הצעת מחיר/, send: 'בקשת הצעת מחיר' },
]
const screens = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  // Wide enough for the toast to lie beside the panel.
  { width: 1280, height: 800 },
]

for (const { prefix, quote, send } of languages) {
  for (const screen of screens) {
    test(`${prefix}/store, ${screen.width} × ${screen.height}: the toast does not lie over the field of the quote that was refused`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      const panel = await openQuote(page, prefix, quote)
      await tick(panel.locator('[name=contact]'))
      const details = ['name is required', 'email must be an email address']
      await page.route('**/api/submit-prospect.php', route =>
        route.fulfill({ status: 400, json: { success: false, error: 'refused', details } }),
      )
      await panel.getByRole('button', { name: send }).press('Enter')
      const [field, toast] = [panel.locator('[name=name]'), panel.locator('[data-sonner-toast]')]
      await expect(field).toBeFocused()
      await atRest(toast)
      await expect(field).toBeInViewport({ ratio: 1 })
      expect(await areApart(toast, screen.width > 1000 ? panel : field)).toBe(true)
    })
  }
}

for (const { prefix, quote, send } of languages) {
  test(`${prefix}/store, 360 × 740: the toast leaves the button that sends the quote free, and a field that is scrolled under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const panel = await openQuote(page, prefix, quote)
    const [button, toast] = [panel.getByRole('button', { name: send }), panel.locator('[data-sonner-toast]')]
    // Refused at the consent box, which stands right above the button.
    await button.press('Enter')
    await expect(panel.locator('[name=contact]')).toBeFocused()
    await panel.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
    await atRest(toast)
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await areApart(toast, button)).toBe(true)
    // Hovered, it stays as long as it takes.
    await toast.hover()
    const message = panel.locator('[name=message]')
    await message.focus()
    for (const y of [60, 500]) {
      await message.evaluate((field, top) => {
        const scroller = field.closest('dialog')
        scroller?.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: 'instant' })
      }, y)
      await expect.poll(() => areApart(toast, message), { message: `${y}` }).toBe(true)
    }
  })

  for (const added of ['before', 'after'] as const) {
    test(`${prefix}/store, 360 × 740: a toast stands above the button of the quote, of an item added ${added} it was shown, and the first press opens it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, `${prefix}/store`, { consent: decided })
      // As Safari presses: without the focus, whose coming would place the toast anew.
      const add = () => page.locator('[data-add]').first().dispatchEvent('click')
      if (added === 'before') await add()
      const form = page.locator('[data-island=Newsletter] form')
      await form.locator('[name=email]').fill('noa@example.com')
      await tick(form.locator('[name=marketing]'))
      await page.route('**/api/subscribe-newsletter.php', route => route.fulfill({ json: { success: true } }))
      await form.locator('[type=submit]').press('Enter')
      const [button, toast] = [page.locator('.quote-bar > button'), page.locator('[data-sonner-toast]')]
      await expect(toast).toBeVisible()
      if (added === 'after') await add()
      await expect(page.locator('[data-badge]')).toHaveText('1')
      await atRest(toast)
      expect(await areApart(toast, button)).toBe(true)
      // A press that does not wait for anything to move out of its way.
      await page.mouse.click(180, 740 - 28)
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test(`${prefix}/kandji, 360 × 740: a toast leaves the contact form’s button free`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `${prefix}/kandji`, { consent: decided })
    const form = page.locator('[data-island=ContactForm] form')
    await form.locator('[name=name]').fill('Noa Example')
    await form.locator('[name=email]').fill('noa@example.com')
    await form.locator('[name=message]').fill('Macs')
    await tick(form.locator('[name=contact]'))
    await page.route('**/api/submit-prospect.php', route => route.fulfill({ status: 503, json: { success: false } }))
    const button = form.locator('[type=submit]')
    await button.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await button.press('Enter')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    await expect.poll(() => areApart(toast, button)).toBe(true)
    await expect(form.locator('[data-outcome=error]')).toBeVisible()
  })
}

for (const { prefix, quote } of languages) {
  for (const screen of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    test(`${prefix}/store, ${screen.width} × ${screen.height}: the toast does not lie over what the panel says of a quote that could not be sent`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      const panel = await openQuote(page, prefix, quote)
      const form = panel.locator('form:has([name=email])')
      await tick(form.locator('[name=contact]'))
      await page.route('**/api/submit-prospect.php', route => route.abort())
      await form.locator('[type=submit]').press('Enter')
      const [advice, toast] = [form.locator('[role=status]:visible:has(a)'), panel.locator('[data-sonner-toast]')]
      await expect(advice).toBeVisible()
      await expect(toast).toBeVisible()
      await panel.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
      await atRest(toast)
      for (const said of [form.locator('[data-outcome=error]'), advice]) {
        await expect(said).toBeInViewport({ ratio: 1 })
        expect(await areApart(toast, said)).toBe(true)
      }
    })
  }
}

/** Puts an item of the store on the list and opens it, with a name and an address filled in. */
async function openQuote(page: Page, prefix: string, quote: RegExp): Promise<Locator> {
  await visit(page, `${prefix}/store`, { consent: decided })
  await page.locator('[data-add]').first().click()
  await page.getByRole('button', { name: quote }).click()
  const panel = page.getByRole('dialog')
  await panel.locator('[name=name]').fill('Noa Example')
  await panel.locator('[name=email]').fill('noa@example.com')
  return panel
}

const atRest = (toast: Locator) =>
  toast.evaluate(element => Promise.all(element.getAnimations({ subtree: true }).map(animation => animation.finished)))

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) throw new Error('One of the two is not shown.')
  const isBefore = (before: typeof first, after: typeof first) =>
    before.x + before.width <= after.x || before.y + before.height <= after.y
  return isBefore(first, second) || isBefore(second, first)
}
