import { expect, type Page, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

const languages = [
  { prefix: '', quote: /^Quote/, sending: /Sending|Subscribing/ },
  { prefix: '/he', quote: /^הצעת מחיר/, sending: /שולחים|רושמים/ },
]

/** Answers to a form that come when the function that this resolves to is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route('**/api/{submit-prospect,subscribe-newsletter}.php', async route => {
    await held
    await route.fulfill({ status: 503, json: { success: false } })
  })
  return () => release()
}

for (const w of languages) {
  for (const kind of ['newsletter', 'quote'] as const) {
    test(`${w.prefix || '/en'}, ${kind} form: whoever leaves while it is being sent is asked to stay, and nobody afterwards`, async ({
      page,
    }) => {
      await visit(page, `${w.prefix}/store`, { consent: decided })
      const form = page.locator(kind === 'quote' ? 'dialog form:has([name=email])' : '[data-island=Newsletter] form')
      if (kind === 'quote') {
        await page.locator('[data-add]').first().click()
        await page.getByRole('button', { name: w.quote }).click()
        await form.locator('[name=name]').fill('Noa')
        await tick(form.locator('[name=contact]'))
      } else {
        await tick(form.locator('[name=marketing]'))
      }
      await form.locator('[name=email]').fill('noa@example.com')
      const release = await holdAnswer(page)
      let asked = 0
      page.on('dialog', dialog => {
        asked++
        return dialog.dismiss()
      })
      const button = form.locator('[type=submit]')
      await button.press('Enter')
      await expect(button).toHaveText(w.sending)
      const leave = () => page.evaluate(path => location.assign(path), `${w.prefix}/privacy-policy`)
      await leave()
      await expect.poll(() => asked).toBe(1)
      release()
      await expect(form.locator('[data-outcome=error]')).toBeVisible()
      await leave()
      await expect(page).toHaveURL(new RegExp(`${w.prefix}/privacy-policy$`))
      expect(asked).toBe(1)
    })
  }
}
