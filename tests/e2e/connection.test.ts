import { expect, type Locator, type Page, test } from '@playwright/test'
import { decided, visit } from './shell/visit.ts'
import { tick } from './tick.ts'

const languages = [
  {
    prefix: '',
    quote: /^Quote/,
    later: /try again later/,
    offline: 'There is no connection to the internet. What you wrote stays here: send it once the connection is back.',
    back: 'The connection is back: you can send now.',
    mail: 'If it is urgent, write to us by email',
  },
  {
    prefix: '/he',
    quote: /^הצעת מחיר/,
    later: /נסו שוב מאוחר יותר/,
    offline: 'אין חיבור לאינטרנט. מה שכתבתם נשאר כאן, ואפשר לשלוח כשהחיבור יחזור.',
    back: 'החיבור חזר: אפשר לשלוח עכשיו.',
    mail: 'אם זה דחוף, אפשר לכתוב לנו במייל',
  },
]

async function fill(form: Locator) {
  for (const [name, value] of [
    ['message', 'Macs'],
    ['email', 'noa@example.com'],
    ['name', 'Noa'],
    ['phone', '+972-3-555-0100'],
  ] as const) {
    const field = form.locator(`[name=${name}]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  await tick(form.locator('[name=contact], [name=marketing][required]'))
}

const forms = [
  ['home', '/', '[data-island=ContactForm] form'],
  ['standalone', '/kandji', '[data-island=ContactForm] form'],
  ['quote', '/store', 'dialog form:has([name=email])'],
  ['newsletter', '/kandji', '[data-island=Newsletter] form'],
] as const

for (const w of languages) {
  const openForm = async (page: Page, kind: (typeof forms)[number][0]) => {
    const [, path, selector] = forms.find(([name]) => name === kind) ?? forms[0]
    await visit(page, w.prefix + path, { consent: decided })
    if (kind === 'quote') {
      await page.locator('[data-add]').first().click()
      await page.getByRole('button', { name: w.quote }).click()
    }
    const form = page.locator(selector)
    await form.scrollIntoViewIfNeeded()
    await expect(form.locator('xpath=ancestor::site-island')).toHaveAttribute('data-live', '')
    await fill(form)
    return form
  }

  for (const [kind] of forms) {
    test(`${w.prefix || '/en'}, ${kind} form: after attempts without a network it says when sending would work, and it does`, async ({
      page,
      context,
    }) => {
      const form = await openForm(page, kind)
      await context.setOffline(true)
      for (const _ of ['first', 'second']) {
        await form.locator('[type=submit]').press('Enter')
        await expect(form.locator('[data-outcome=error]')).toBeVisible()
        await expect(form.getByText(w.offline)).toBeVisible()
      }
      // As browsers do: online a moment before anything can be fetched.
      await page.route('**/api/challenge', route => route.abort(), { times: 1 })
      const failed = page.waitForEvent('requestfailed', request => request.url().includes('/api/challenge'))
      await context.setOffline(false)
      await failed
      await expect(form.getByText(w.back)).toBeVisible()
      for (const text of [w.offline, w.mail, w.later]) await expect(form.getByText(text)).toBeHidden()
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      await context.setOffline(true)
      await expect(form.getByText(w.offline)).toBeVisible()
      await context.setOffline(false)
      await expect(form.getByText(w.back)).toBeVisible()
      // Only now: what is answered here is answered without a network, too.
      await page.route(/\/api\/(submit-prospect|subscribe-newsletter)\.php$/, route =>
        route.fulfill({ json: { success: true } }),
      )
      await form.locator('[type=submit]').press('Enter')
      await expect(form.locator('[data-outcome=success]')).toBeVisible()
      await expect(form.getByText(w.back)).toBeHidden()
    })
  }

  for (const kind of ['standalone', 'newsletter'] as const) {
    test(`${w.prefix || '/en'}, ${kind} form: a late answer to what it asked while it was filled in takes back nothing of what an attempt found`, async ({
      page,
    }) => {
      await page.route(/\/api\//, route => route.abort())
      const attempt = Promise.withResolvers<void>()
      await page.route('**/api/challenge', route => attempt.promise.then(() => route.continue()), { times: 1 })
      const answer = page.waitForResponse('**/api/challenge')
      const form = await openForm(page, kind)
      await form.locator('[type=submit]').press('Enter')
      await expect(form.getByText(w.mail)).toBeVisible()
      attempt.resolve()
      await (await answer).finished()
      await frames(page)
      await expect(form.getByText(w.mail)).toBeVisible()
    })
  }

  test(`${w.prefix}/kandji: a network that comes back while an attempt fails leaves nobody with the advice to write by email`, async ({
    page,
    context,
  }) => {
    const form = await openForm(page, 'standalone')
    await context.setOffline(true)
    await page.route('**/api/challenge', async route => {
      await context.setOffline(false)
      await route.abort()
    })
    await form.locator('[type=submit]').press('Enter')
    await expect(form.getByText(w.back)).toBeVisible()
    await expect(form.getByText(w.mail)).toBeHidden()
  })
}

/** Until the page has shown what it has been told. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
