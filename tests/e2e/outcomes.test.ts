import { expect, type Page, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

/** What each form says of a success and a failure (specification §8). */
const languages = [
  {
    prefix: '',
    quote: /^Quote/,
    home: {
      success: "Message Sent Successfully! Thank you for contacting us. We'll get back to you soon.",
      failure: 'Submission Failed Please try again later.',
    },
    standalone: {
      success: "Message Sent! Thank you for your interest. We'll get back to you within 24 hours.",
      failure: 'Failed to Send Message Please try again later.',
    },
    newsletter: {
      success: 'Subscribed Successfully! Thank you for subscribing to our newsletter.',
      failure: 'Subscription Failed Please try again later.',
    },
  },
  {
    prefix: '/he',
    quote: /^הצעת מחיר/,
    home: {
      success: 'ההודעה נשלחה בהצלחה! תודה על הפנייה. נחזור אליכם בקרוב.',
      failure: 'השליחה נכשלה נסו שוב מאוחר יותר.',
    },
    standalone: {
      success: 'ההודעה נשלחה! תודה על ההתעניינות. נחזור אליכם בתוך 24 שעות.',
      failure: 'שליחת ההודעה נכשלה נסו שוב מאוחר יותר.',
    },
    newsletter: {
      success: 'ההרשמה הושלמה! תודה על ההרשמה לניוזלטר שלנו.',
      failure: 'ההרשמה נכשלה נסו שוב מאוחר יותר.',
    },
  },
]

const answers = '**/api/{submit-prospect,subscribe-newsletter}.php'
const toast = (page: Page) => page.locator('[data-sonner-toast]')

for (const w of languages) {
  test(`${w.prefix}/kandji: whoever scrolls away while a message is being sent is left there, and finds the outcome`, async ({
    page,
  }) => {
    await visit(page, `${w.prefix}/kandji`, { consent: decided })
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(answers, async route => {
      await held
      await route.fulfill({ json: { success: true } })
    })
    const form = page.locator('[data-island=ContactForm] form')
    for (const [name, value] of [
      ['message', 'Macs'],
      ['email', 'noa@example.com'],
      ['name', 'Noa'],
    ]) {
      await form.locator(`[name=${name}]`).fill(value ?? '')
    }
    await tick(form.locator('[name=contact]'))
    const request = page.waitForRequest(answers)
    // From a field, which is disabled meanwhile and so loses the focus.
    await form.locator('[name=name]').press('Enter')
    await request
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    release()
    await expect(form.locator('[data-outcome]')).toHaveText(w.standalone.success)
    await expect(form.locator('[name=name]')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  for (const [kind, path, selector] of [
    ['home', '/', '[data-island=ContactForm] form'],
    ['standalone', '/kandji', '[data-island=ContactForm] form'],
    ['quote', '/store', 'dialog form:has([name=email])'],
    ['newsletter', '/kandji', '[data-island=Newsletter] form'],
  ] as const) {
    const texts = w[kind === 'quote' ? 'standalone' : kind]
    test(`${w.prefix || '/en'}, ${kind} form: how it ended stays in the form when the toast has gone, and a second message says it anew`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, w.prefix + path || '/', { consent: decided })
      const form = page.locator(selector)
      const outcome = form.locator('[data-outcome]')
      const button = form.locator('[type=submit]')
      const fill = async () => {
        if (kind === 'quote') {
          const panel = page.getByRole('dialog')
          if (await panel.isVisible()) await page.keyboard.press('Escape')
          await page.locator('[data-add]').first().click()
          await page.getByRole('button', { name: w.quote }).click()
        }
        await form.locator('[name=email]').fill('noa@example.com')
        if (kind === 'newsletter') return tick(form.locator('[name=marketing]'))
        await form.locator('[name=name]').fill('Noa')
        await form.locator('[name=phone]').fill('+972-3-555-0100')
        await form.locator('[name=message]').fill('Macs')
        await tick(form.locator('[name=contact]'))
      }
      const send = async (success: boolean) => {
        await page.route(answers, route => route.fulfill({ status: success ? 200 : 503, json: { success } }), {
          times: 1,
        })
        await button.press('Enter')
        await toast(page).locator('[data-close-button]').dispatchEvent('click')
        await expect(toast(page)).toHaveCount(0)
      }
      const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft:')))
      await fill()
      await send(false)
      await expect(outcome).toHaveText(texts.failure)
      // The cookie policy says that what was typed is stored until it is sent.
      expect(await drafts()).toEqual([`draft:${kind}`])
      // Copied or read aloud, the title does not run on into what follows it.
      expect(await outcome.innerText()).toMatch(/^.+\n.+$/)
      await expect(outcome).toBeInViewport({ ratio: 0.95 })
      for (const _ of ['first', 'second']) {
        await send(true)
        await expect(outcome).toHaveText(texts.success)
        await expect(outcome).toBeInViewport({ ratio: 0.95 })
        await expect.poll(drafts).toEqual([])
        await outcome.focus()
        await expect(outcome).toBeFocused()
        await fill()
        await expect(outcome).toHaveCount(0)
      }
      await send(true)
      await expect(outcome).toHaveText(texts.success)
    })
  }
}
